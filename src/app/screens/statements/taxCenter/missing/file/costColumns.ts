import { writeDay } from '../boughtDay.ts';
import type { Receipt } from '../receipts.ts';

/** The columns of a file of costs; the first four say which receipt it is, the last two are to be filled in. */
export const COST_COLUMNS = ['coin', 'transaction', 'received', 'amount', 'cost', 'bought'] as const;
export type CostColumn = (typeof COST_COLUMNS)[number];

/** Without these no cost can be read. */
export const NEEDED_COLUMNS = [
  'coin',
  'transaction',
  'cost',
  'bought',
] as const satisfies readonly CostColumn[];

/** A row for each receipt without a cost: days are those of the country's calendar. */
export function templateRows(receipts: readonly Receipt[], country: string): string[][] {
  return receipts
    .filter(({ cost }) => cost === undefined)
    .map(({ coin, txId, amount, receivedMs }) => [coin, txId, writeDay(country, receivedMs), amount, '', '']);
}
