import { useState } from 'react';
import type { LowBalanceCoin, LowBalanceRules } from './lowBalanceCoins.ts';
import { allOf, chosenOf, rowsBetween, type Selection, withCoins } from './selection.ts';

export interface CoinSelection {
  /** The ticked coins, in the order of the list. */
  readonly chosen: readonly LowBalanceCoin[];
  /** Whether as many coins are ticked as one conversion takes. */
  readonly isAll: boolean;
  /** Ticks or unticks a coin; a range may begin at its `row`. */
  readonly toggle: (coin: LowBalanceCoin, row: number) => void;
  /** Ticks all coins that fit, or none where they are ticked already. */
  readonly toggleAll: () => void;
  /**
   * Ticks the rows from the range's beginning to `to`; rows that leave the range are as before. A new range begins at `from`;
   * null is the row that was clicked last.
   */
  readonly extendRange: (from: number | null, to: number) => void;
}

export interface CoinSelectionOptions {
  /** The convertible ones. */
  readonly coins: readonly LowBalanceCoin[];
  readonly limits: LowBalanceRules;
  /** The coins that the page's address names; null where it names none, and all are meant (screens.md 1.3). */
  readonly wanted: readonly string[] | null;
  /** Called when the user has chosen other coins; null for all. */
  readonly onChange: (coins: readonly string[] | null) => void;
}

interface Range {
  readonly from: number;
  readonly before: Selection;
}

/** Keeps which of the coins are ticked. */
export function useCoinSelection(options: CoinSelectionOptions): CoinSelection {
  const { coins, limits, wanted, onChange } = options;
  const [choice, setChoice] = useState<Selection | null>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [lastRow, setLastRow] = useState(0);
  const all = allOf(coins, limits);
  const initial =
    wanted === null
      ? all
      : allOf(
          coins.filter(({ coin }) => wanted.includes(coin)),
          limits,
        );
  const chosen = chosenOf(coins, choice ?? initial);
  const current: Selection = new Set(chosen.map(({ coin }) => coin));

  const choose = (next: Selection): void => {
    const isAll = next.size === all.size && [...next].every((coin) => all.has(coin));
    setChoice(next);
    onChange(isAll ? null : [...next]);
  };

  return {
    chosen,
    isAll: all.size > 0 && all.size === current.size && [...all].every((coin) => current.has(coin)),
    toggle: (coin, row) => {
      setRange(null);
      setLastRow(row);
      const others = new Set([...current].filter((other) => other !== coin.coin));
      choose(current.has(coin.coin) ? others : withCoins(coins, current, [coin], limits));
    },
    toggleAll: () => {
      setRange(null);
      const isAll = [...all].every((coin) => current.has(coin));
      choose(isAll ? new Set() : all);
    },
    extendRange: (from, to) => {
      const going = range ?? { from: from ?? lastRow, before: current };
      setRange(going);
      choose(withCoins(coins, going.before, rowsBetween(coins, going.from, to), limits));
    },
  };
}
