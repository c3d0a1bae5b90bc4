import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPLITS, splitRisk, splitTicket } from '#app/screens/blockTrade/blockConvert/splitTicket.ts';
import { Decimal } from '#shared/money/decimal.ts';

const DAY = { lastPrice: '60000', highPrice24h: '61200', lowPrice24h: '58800', turnoverUsd: '1000000000' };

describe('one amount in several tickets', () => {
  test('adds up to the amount, to the last digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 16n }), fc.constantFrom(...SPLITS), (units, count) => {
        const amount = new Decimal(units.toString()).div(1e8).toFixed();
        const { each, rest } = splitTicket({ amount, count, min: '0', scale: 8 });
        expect(new Decimal(each).times(count).plus(rest).eq(amount)).toBe(true);
        expect(new Decimal(rest).lt(new Decimal(count).div(1e8))).toBe(true);
      }),
    );
  });

  test('says where a ticket would be below the least', () => {
    expect(splitTicket({ amount: '2', count: 2, min: '0.8', scale: 8 }).isEnough).toBe(true);
    expect(splitTicket({ amount: '2', count: 3, min: '0.8', scale: 8 }).isEnough).toBe(false);
  });

  test('may cost more the more tickets have to wait, and nothing where no price moves', () => {
    const riskOf = (count: number): number =>
      Number(splitRisk({ count, toAmount: '600000', toScale: 4 }, [DAY]));
    expect(riskOf(2)).toBeGreaterThan(0);
    expect(riskOf(10)).toBeGreaterThan(riskOf(2));
    const still = { ...DAY, highPrice24h: '60000', lowPrice24h: '60000' };
    expect(splitRisk({ count: 4, toAmount: '600000', toScale: 4 }, [still])).toBe('0');
  });

  test('has no estimate where the feed does not have the range of the day', () => {
    const silent = { ...DAY, lowPrice24h: '0' };
    expect(splitRisk({ count: 4, toAmount: '600000', toScale: 4 }, [silent])).toBeNull();
    expect(splitRisk({ count: 4, toAmount: '600000', toScale: 4 }, [])).toBeNull();
  });
});
