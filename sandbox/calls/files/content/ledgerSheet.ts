import { Decimal } from '#shared/money/decimal.ts';
import type { Column } from '../fileDocument.ts';
import type { Words } from '../words/readWords.ts';
import { walletWord } from '../words/recordWords.ts';
import type { LedgerLine, Opening } from './ledgerPages.ts';

export const LEDGER_COLUMNS: readonly Column[] = [
  { title: 'Time', kind: 'time' },
  { title: 'UID', kind: 'text' },
  { title: 'Account', kind: 'text' },
  { title: 'Type', kind: 'text' },
  { title: 'Coin', kind: 'text' },
  { title: 'Amount', kind: 'amount' },
  { title: 'Balance', kind: 'amount' },
  { title: 'Reference', kind: 'text' },
  { title: 'Id', kind: 'text' },
];

/** Writes movements, in their order, with their kind in words and the balance after each: of that user, wallet and coin. */
export function openLedgerRows(
  openings: readonly Opening[],
  words: Words,
): (line: LedgerLine, kind: string) => readonly string[] {
  const balances = new Map(openings.map((opening) => [keyOf(opening), new Decimal(opening.amount)]));
  return (line, kind) => {
    const balance = (balances.get(keyOf(line)) ?? new Decimal(0)).plus(line.amount);
    balances.set(keyOf(line), balance);
    const { atMs, uid, wallet, coin, amount, reference, id } = line;
    const account = walletWord(words, wallet);
    return [String(atMs), String(uid), account, kind, coin, amount, balance.toFixed(), reference, id];
  };
}

function keyOf({ uid, wallet, coin }: Opening): string {
  return `${uid}/${wallet}/${coin}`;
}
