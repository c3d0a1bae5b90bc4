import { Decimal } from '#shared/money/decimal.ts';
import type { Sheet } from '../fileDocument.ts';
import type { LedgerLine, Opening } from './readLedger.ts';

/** Every movement with the balance after it: of that user, wallet and coin. */
export function ledgerSheet(
  title: string,
  { openings, lines }: { readonly openings: readonly Opening[]; readonly lines: readonly LedgerLine[] },
): Sheet {
  const balances = new Map(openings.map((opening) => [keyOf(opening), new Decimal(opening.amount)]));
  return {
    title,
    columns: [
      { title: 'Time', kind: 'time' },
      { title: 'UID', kind: 'text' },
      { title: 'Account', kind: 'text' },
      { title: 'Type', kind: 'text' },
      { title: 'Coin', kind: 'text' },
      { title: 'Amount', kind: 'amount' },
      { title: 'Balance', kind: 'amount' },
      { title: 'Reference', kind: 'text' },
    ],
    rows: lines.map((line) => {
      const balance = (balances.get(keyOf(line)) ?? new Decimal(0)).plus(line.amount);
      balances.set(keyOf(line), balance);
      const { atMs, uid, wallet, kind, coin, amount, reference } = line;
      return [String(atMs), String(uid), wallet, kind, coin, amount, balance.toFixed(), reference];
    }),
  };
}

function keyOf({ uid, wallet, coin }: Opening): string {
  return `${uid}/${wallet}/${coin}`;
}
