import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountBounds, validateAmount } from '#app/components/amount/validateAmount.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

const judge = (amount: string, bounds: Partial<AmountBounds> = {}) =>
  validateAmount({ kind: 'amount', amount }, { scale: 8, ...bounds });
const bad = (fault: object) => ({ kind: 'bad', fault });

const dec = fc
  .tuple(fc.nat(10_000), fc.stringMatching(/^\d{0,10}$/))
  .map(([whole, fraction]) => `${whole}${fraction && `.${fraction}`}`);

describe('an amount', () => {
  test('that is not written yet, or is being asked about, is neither good nor bad', () => {
    expect(validateAmount({ kind: 'empty' }, { scale: 8 })).toEqual({ kind: 'none' });
    expect(validateAmount({ kind: 'ambiguous', readings: ['1234', '1.234'] }, { scale: 8 })).toEqual({
      kind: 'none',
    });
  });

  test('shows the first thing that is wrong, in the order of C1', () => {
    const bounds = { scale: 2, min: '5', max: '4', balance: '3', limit: '2' };
    expect(validateAmount({ kind: 'unreadable' }, bounds)).toEqual(bad({ code: 'notNumber' }));
    expect(judge('0.000', bounds)).toEqual(bad({ code: 'zero' }));
    expect(judge('1.234', bounds)).toEqual(bad({ code: 'precision', scale: 2 }));
    expect(judge('4.5', bounds)).toEqual(bad({ code: 'belowMin', bound: '5' }));
    expect(judge('5', bounds)).toEqual(bad({ code: 'aboveMax', bound: '4' }));
    expect(judge('5', { ...bounds, max: '9' })).toEqual(bad({ code: 'aboveBalance', bound: '3' }));
    expect(judge('5', { ...bounds, max: '9', balance: '9' })).toEqual(
      bad({ code: 'aboveLimit', bound: '2' }),
    );
    expect(judge('5', { scale: 2, min: '5', max: '5', balance: '5', limit: '5' })).toEqual({
      kind: 'good',
      amount: '5',
    });
  });

  test('has to leave room for its fee, which is said', () => {
    expect(judge('9.99', { balance: '10', fee: '0.01' })).toEqual({ kind: 'good', amount: '9.99' });
    expect(judge('9.991', { balance: '10', fee: '0.01' })).toEqual(
      bad({ code: 'aboveBalanceWithFee', bound: '10' }),
    );
    expect(judge('11', { balance: '10', fee: '0.00' })).toEqual(bad({ code: 'aboveBalance', bound: '10' }));
  });

  test('may end in zeros beyond the scale', () => {
    expect(judge('1.500', { scale: 1 })).toEqual({ kind: 'good', amount: '1.500' });
  });

  test('is good exactly when digit by digit it is within all bounds', () => {
    fc.assert(
      fc.property(dec, dec, dec, dec, dec, fc.nat(10), (amount, min, max, balance, limit, scale) => {
        const isGood =
          /[1-9]/.test(amount) &&
          (amount.split('.')[1] ?? '').replace(/0+$/, '').length <= scale &&
          compareDecimals(amount, min) >= 0 &&
          [max, balance, limit].every((bound) => compareDecimals(amount, bound) <= 0);
        expect(judge(amount, { scale, min, max, balance, limit }).kind).toBe(isGood ? 'good' : 'bad');
      }),
    );
  });
});
