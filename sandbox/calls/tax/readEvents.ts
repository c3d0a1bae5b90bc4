import type { Sql } from '#sandbox/books/state/database.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { IncomeKind } from '#shared/tax/incomeKinds.ts';
import { type Line, readLines } from './readLines.ts';
import { type Origins, readOrigins } from './readOrigins.ts';

export interface CoinChange {
  readonly coin: string;
  /** Below zero for coins that went. */
  readonly amount: Decimal;
}

/** What an account had more or less. */
export interface OwnChange extends CoinChange {
  readonly uid: number;
}

/**
 * Something that changed what users have, as taxes see it: a `trade` with the desk, profit or loss of `derivatives`, or a
 * `transfer` from or to somewhere else, or from one of these users to another. Coins that only changed wallets are no event.
 */
export interface TaxEvent {
  /** Distinguishes receipts, and names them to their owner. */
  readonly id: string;
  readonly atMs: number;
  readonly nature: 'trade' | 'derivatives' | 'transfer';
  /** The account that an event is of, which pays its fees and taxes. */
  readonly uid: number;
  readonly changes: readonly OwnChange[];
  readonly fees: readonly CoinChange[];
  readonly taxes: readonly CoinChange[];
  /** The kind of income; of derivatives alone. */
  readonly incomeKind: IncomeKind;
  /** What the taxes are: "TDS"; "" without any. */
  readonly taxType: string;
}

/** Everything that happened to these users until a moment, the oldest first. */
export async function readEvents(sql: Sql, uids: readonly number[], untilMs: number): Promise<TaxEvent[]> {
  const lines = await readLines(sql, uids, untilMs);
  const origins = await readOrigins(sql, lines);
  return groupLines(lines).flatMap((group) => describeEvent(group, origins));
}

/** By movement; what the desk takes for a conversion and what it gives for it may be two of them. */
function groupLines(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.kind === 'convert' ? `convert ${line.reference}` : String(line.movementId);
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, [line]);
    } else {
      group.push(line);
    }
  }
  return [...groups.values()];
}

function describeEvent(lines: readonly Line[], { incomeKindOf, taxTypeOf }: Origins): TaxEvent[] {
  const [first] = lines;
  const own = lines.filter(({ uid }) => uid !== 0);
  const uids = [...new Set(own.map(({ uid }) => uid))].toSorted((one, other) => one - other);
  const changes = uids.flatMap((uid) =>
    sumByCoin(own.filter((line) => line.uid === uid)).map((change) => ({ uid, ...change })),
  );
  if (first === undefined || changes.length === 0) {
    return [];
  }
  const house = (wallet: string) => lines.filter((line) => line.uid === 0 && line.wallet === wallet);
  const isWith = (wallet: string) => house(wallet).length > 0;
  return [
    {
      id: `${first.reference}:${first.movementId}`.slice(-128),
      atMs: first.atMs,
      nature: isWith('DESK') ? 'trade' : isWith('DERIVATIVES') ? 'derivatives' : 'transfer',
      uid: first.payer,
      changes,
      fees: sumByCoin(house('FEE')),
      taxes: sumByCoin(house('TAX')),
      incomeKind: incomeKindOf(first.reference),
      taxType: taxTypeOf(first.reference),
    },
  ];
}

/** One change for each coin; none of nothing. */
export function sumByCoin(changes: readonly CoinChange[]): CoinChange[] {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of changes) {
    sums.set(coin, (sums.get(coin) ?? new Decimal(0)).plus(amount));
  }
  return [...sums].map(([coin, amount]) => ({ coin, amount })).filter(({ amount }) => !amount.isZero());
}
