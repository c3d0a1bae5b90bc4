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

/** Adds up what moved, line by line. The lines of one movement come together. */
export interface Reconciliation {
  readonly add: (line: Moved) => void;
  /** For each coin in the order of their names. */
  readonly end: () => Reconciled[];
}

interface CoinSums {
  readonly opening: Decimal;
  came: Decimal;
  went: Decimal;
}

/**
 * opening + in − out = closing, for each coin. What only went from one of the wallets to another is neither in nor out.
 */
export function openReconciliation(openings: readonly Held[]): Reconciliation {
  const byCoin = new Map<string, CoinSums>();
  let movementId: number | string | null = null;
  let nets = new Map<string, Decimal>();

  const sumsOf = (coin: string): CoinSums => {
    const known = byCoin.get(coin) ?? { opening: new Decimal(0), came: new Decimal(0), went: new Decimal(0) };
    byCoin.set(coin, known);
    return known;
  };
  const closeMovement = (): void => {
    for (const [coin, net] of nets) {
      const sums = sumsOf(coin);
      if (net.isNegative()) sums.went = sums.went.minus(net);
      else sums.came = sums.came.plus(net);
    }
    nets = new Map();
  };

  for (const { coin, amount } of openings) {
    const { opening, ...sums } = sumsOf(coin);
    byCoin.set(coin, { ...sums, opening: opening.plus(amount) });
  }
  return {
    add: (line) => {
      if (line.movementId !== movementId) closeMovement();
      movementId = line.movementId;
      nets.set(line.coin, (nets.get(line.coin) ?? new Decimal(0)).plus(line.amount));
    },
    end: () => {
      closeMovement();
      return [...byCoin.keys()].sort().map((coin) => {
        const { opening, came, went } = sumsOf(coin);
        return {
          coin,
          opening: opening.toFixed(),
          in: came.toFixed(),
          out: went.toFixed(),
          closing: opening.plus(came).minus(went).toFixed(),
        };
      });
    },
  };
}

/** The summary that ends every file of movements. */
export function reconciliationSheet(rows: readonly Reconciled[]): Sheet {
  return {
    title: 'Reconciliation',
    isNotInCsv: true,
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
