import { Decimal } from '#shared/money/decimal.ts';
import type { Sheet } from '../fileDocument.ts';

/** Coins that there were, and coins that came or went; a movement is what leaves one place for another at once. */
interface Held {
  readonly coin: string;
  readonly amount: string;
}

interface Moved extends Held {
  readonly movementId: number | string;
}

export interface Reconciled {
  readonly coin: string;
  readonly opening: string;
  readonly in: string;
  readonly out: string;
  readonly closing: string;
}

/**
 * opening + in − out = closing, for each coin in the order of their names. What only went from one of the wallets to
 * another is neither in nor out.
 */
export function reconcile(openings: readonly Held[], lines: readonly Moved[]): Reconciled[] {
  const coins = [...new Set([...openings, ...lines].map(({ coin }) => coin))].sort();
  return coins.map((coin) => {
    const opening = sum(openings.filter((held) => held.coin === coin));
    const byMovement = new Map<number | string, Decimal>();
    for (const { movementId, amount } of lines.filter((line) => line.coin === coin)) {
      byMovement.set(movementId, (byMovement.get(movementId) ?? new Decimal(0)).plus(amount));
    }
    let [came, went] = [new Decimal(0), new Decimal(0)];
    for (const net of byMovement.values()) {
      if (net.isNegative()) {
        went = went.minus(net);
      } else {
        came = came.plus(net);
      }
    }
    const closing = opening.plus(came).minus(went);
    return {
      coin,
      opening: opening.toFixed(),
      in: came.toFixed(),
      out: went.toFixed(),
      closing: closing.toFixed(),
    };
  });
}

/** The summary that ends every file of movements. */
export function reconciliationSheet(rows: readonly Reconciled[]): Sheet {
  return {
    title: 'Reconciliation',
    columns: [
      { title: 'Coin', kind: 'text' },
      { title: 'Opening', kind: 'amount' },
      { title: 'In', kind: 'amount' },
      { title: 'Out', kind: 'amount' },
      { title: 'Closing', kind: 'amount' },
    ],
    rows: rows.map((row) => [row.coin, row.opening, row.in, row.out, row.closing]),
  };
}

function sum(held: readonly Held[]): Decimal {
  return held.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
}
