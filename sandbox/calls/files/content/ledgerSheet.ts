import { Decimal } from '#shared/money/decimal.ts';
import type { Column } from '../fileDocument.ts';
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
];

/** Writes movements, in their order, with the balance after each: of that user, wallet and coin. */
export function openLedgerRows(openings: readonly Opening[]): (line: LedgerLine) => readonly string[] {
  const balances = new Map(openings.map((opening) => [keyOf(opening), new Decimal(opening.amount)]));
  return (line) => {
    const balance = (balances.get(keyOf(line)) ?? new Decimal(0)).plus(line.amount);
    balances.set(keyOf(line), balance);
    const { atMs, uid, wallet, kind, coin, amount, reference } = line;
    return [String(atMs), String(uid), wallet, kind, coin, amount, balance.toFixed(), reference];
  };
}

function keyOf({ uid, wallet, coin }: Opening): string {
  return `${uid}/${wallet}/${coin}`;
}
