import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownFee, shownWorth } from '#app/screens/convert/lowBalance/lowBalanceFigures.ts';
import {
  allOf,
  chosenOf,
  judgeAddition,
  judgeSelection,
  rowsBetween,
  totalsOf,
  withCoins,
} from '#app/screens/convert/lowBalance/selection.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { buildLowBalanceCoins } from './buildLowBalanceView.ts';

const OF = { target: 'USDT', feeRate: '0.02' };
const LIMITS = { minTotalUsd: '0.5', maxTotalUsd: '10', maxCoins: 4 };

const names = (selection: ReadonlySet<string>): readonly string[] => [...selection];

describe('All that can be converted', () => {
  it('is taken from the top, and leaves out what would go beyond the total', () => {
    const coins = buildLowBalanceCoins({ A: '6', B: '5', C: '3', D: '1' });
    expect(names(allOf(coins, LIMITS))).toEqual(['A', 'C', 'D']);
  });

  it('is no more coins than one conversion takes', () => {
    const coins = buildLowBalanceCoins({ A: '1', B: '1', C: '1', D: '1', E: '1' });
    expect(names(allOf(coins, LIMITS))).toEqual(['A', 'B', 'C', 'D']);
  });

  it('never goes beyond a limit, and never leaves out a coin that still fits', () => {
    const values = fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 12 });
    fc.assert(
      fc.property(values, (cents) => {
        const coins = buildLowBalanceCoins(
          Object.fromEntries(cents.map((value, at) => [`C${at}`, new Decimal(value).div(100).toFixed()])),
        );
        const chosen = chosenOf(coins, allOf(coins, LIMITS));
        const totals = totalsOf(chosen, OF);
        expect(['aboveMax', 'tooMany']).not.toContain(judgeSelection(totals, LIMITS));
        for (const coin of coins) {
          if (!chosen.includes(coin)) expect(judgeAddition(coin, chosen, LIMITS)).not.toBeNull();
        }
      }),
    );
  });
});

describe('One more coin', () => {
  const coins = buildLowBalanceCoins({ A: '6', B: '4', C: '0.01' });

  it('fits up to the very total, and not a hair beyond', () => {
    const chosen = chosenOf(coins, new Set(['A']));
    const [, exact, beyond] = coins;
    expect(exact && judgeAddition(exact, chosen, LIMITS)).toBeNull();
    expect(beyond && judgeAddition(beyond, chosenOf(coins, new Set(['A', 'B'])), LIMITS)).toBe('aboveMax');
  });

  it('is no fault where it is ticked already', () => {
    const chosen = chosenOf(coins, new Set(['A', 'B']));
    expect(chosen.map((coin) => judgeAddition(coin, chosen, LIMITS))).toEqual([null, null]);
  });
});

describe('A range', () => {
  it('holds both ends, whichever comes first', () => {
    expect(rowsBetween(['A', 'B', 'C', 'D'], 3, 1)).toEqual(['B', 'C', 'D']);
    expect(rowsBetween(['A', 'B', 'C', 'D'], 1, 1)).toEqual(['B']);
  });

  it('is added to what was ticked before, as far as it fits', () => {
    const coins = buildLowBalanceCoins({ A: '6', B: '5', C: '3', D: '1' });
    expect(names(withCoins(coins, new Set(['D']), coins.slice(0, 2), LIMITS))).toEqual(['D', 'A']);
  });
});

describe('A selection', () => {
  it.each([
    [{}, 'none'],
    [{ A: '0.49' }, 'belowMin'],
    [{ A: '0.5' }, null],
    [{ A: '6', B: '4' }, null],
    [{ A: '6', B: '4.00000001' }, 'aboveMax'],
    [{ A: '1', B: '1', C: '1', D: '1', E: '1' }, 'tooMany'],
  ] as const)("of %j is judged by the exchange's own bounds", (values, fault) => {
    const coins = buildLowBalanceCoins(values);
    expect(judgeSelection(totalsOf(coins, OF), LIMITS)).toBe(fault);
  });

  it('is summed with every digit', () => {
    const totals = totalsOf(buildLowBalanceCoins({ A: '0.1', B: '0.2', C: '0.00000001' }), OF);
    expect(totals).toMatchObject({
      count: 3,
      valueUsd: '0.30000001',
      receives: '2.94',
    });
  });

  it('adds up: worth less fee and tax is what is received, in each row and in the total, whatever the amounts', () => {
    const units = fc.integer({ min: 0, max: 99_999 });
    const rows = fc.array(fc.record({ receives: units, fee: units, tax: units }), {
      minLength: 1,
      maxLength: 20,
    });
    fc.assert(
      fc.property(rows, fc.constantFrom('USDT', 'MNT'), (all, target) => {
        const write = (value: number): string => new Decimal(value).div(10_000).toFixed();
        const [base] = buildLowBalanceCoins({ A: '1' });
        if (base === undefined) throw new Error('One coin was built.');
        const coins = all.map(({ receives, fee, tax }) => ({
          ...base,
          ...{ receives: write(receives), fee: write(fee), tax: write(tax) },
          valueUsd: write(receives + fee + tax),
        }));
        const of = { target, feeRate: '0.02' };
        const totals = totalsOf(coins, of);
        const sum = (amounts: readonly string[]): string =>
          amounts.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed();
        expect(totals.worth).toBe(sum(coins.map((coin) => shownWorth(coin, target))));
        expect(totals.fee).toEqual({
          amount: sum(coins.map((coin) => shownFee(coin, of).amount)),
          coin: target,
        });
        if (target !== 'USDT') return;
        const parts = [totals.receives, totals.fee.amount, totals.tax ?? '0'];
        expect(new Decimal(totals.worth).eq(sum(parts))).toBe(true);
      }),
    );
  });

  it('counts no coin that was closed meanwhile', () => {
    const [open] = buildLowBalanceCoins({ A: '1' });
    if (open === undefined) throw new Error('One coin was built.');
    expect(chosenOf([{ ...open, hindrance: 'suspended' }], new Set(['A']))).toEqual([]);
  });
});
