import { inArray } from 'drizzle-orm';
import type { Sql } from '#sandbox/books/state/database.ts';
import { deposits, withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import { derivatives } from '#sandbox/books/state/schema/records.ts';
import type { Words } from '../words/readWords.ts';
import { depositKindWord, logTypeWord, withdrawalKindWord } from '../words/recordWords.ts';
import type { LedgerLine } from './ledgerPages.ts';

/** Kinds of movements, and in which table what they belong to stands. */
const TABLES = {
  deposits: ['deposit'],
  withdrawals: ['withdraw', 'withdraw-sent'],
  conversions: ['convert'],
  derivatives: ['derivatives'],
} as const;

/**
 * What lines of the ledger are, in words of the reader's language that tell the side of whose line it is: who gets coins of
 * another user reads "Received from a user" (screens.md 0.2c).
 */
export async function readLineKinds(
  sql: Sql,
  lines: readonly LedgerLine[],
  words: Words,
): Promise<(line: LedgerLine) => string> {
  const idsOf = (kinds: readonly string[]): string[] => [
    ...new Set(lines.filter(({ kind }) => kinds.includes(kind)).map(({ reference }) => reference)),
  ];
  const byId = async <Row extends { readonly id: string }>(
    kinds: readonly string[],
    read: (ids: string[]) => Promise<Row[]>,
  ): Promise<ReadonlyMap<string, Row>> => {
    const ids = idsOf(kinds);
    const rows = ids.length === 0 ? [] : await read(ids);
    return new Map(rows.map((row) => [row.id, row]));
  };
  const deposit = await byId(TABLES.deposits, (ids) =>
    sql.select({ id: deposits.id, kind: deposits.kind }).from(deposits).where(inArray(deposits.id, ids)),
  );
  const withdrawal = await byId(TABLES.withdrawals, (ids) =>
    sql
      .select({ id: withdrawals.id, type: withdrawals.type })
      .from(withdrawals)
      .where(inArray(withdrawals.id, ids)),
  );
  const conversion = await byId(TABLES.conversions, (ids) =>
    sql
      .select({ id: conversions.id, fromCoin: conversions.fromCoin })
      .from(conversions)
      .where(inArray(conversions.id, ids)),
  );
  const logged = await byId(TABLES.derivatives, (ids) =>
    sql
      .select({ id: derivatives.id, type: derivatives.type })
      .from(derivatives)
      .where(inArray(derivatives.id, ids)),
  );

  return ({ kind, reference, coin, amount }) => {
    const isIn = !amount.startsWith('-');
    switch (kind) {
      case 'opening':
        return words('files.kind.opening');
      case 'deposit':
        return depositKindWord(words, deposit.get(reference)?.kind ?? 'chain');
      case 'withdraw':
      case 'withdraw-sent':
        return isIn
          ? words('files.kind.receivedFromUser')
          : withdrawalKindWord(words, withdrawal.get(reference)?.type ?? 0);
      case 'convert':
        if (!isIn) return words('files.kind.convertFrom');
        return words(
          `files.kind.${conversion.get(reference)?.fromCoin === coin ? 'convertBack' : 'convertTo'}`,
        );
      case 'derivatives': {
        const type = logged.get(reference)?.type;
        // Exchanges that began earlier booked the sums of a quarter.
        return type === undefined ? words('files.kind.derivatives') : logTypeWord(words, type);
      }
      case 'transfer':
        return words(`derivatives.type.${isIn ? 'transferIn' : 'transferOut'}`);
      default:
        return words('derivatives.type.other');
    }
  };
}
