import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal } from '#app/features/ticket/deal.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import {
  countOf,
  countTicket,
  outcomeOf,
  type TicketOutcome,
} from '#app/screens/blockTrade/blockConvert/splitSeries.ts';
import { SPLITS, splitRisk, splitTicket } from '#app/screens/blockTrade/blockConvert/splitTicket.ts';
import { Decimal } from '#shared/money/decimal.ts';
import {
  CONFIRMING,
  type Event,
  executed,
  failed,
  found,
  PROCESSING,
  stateAfter,
  UNDECIDED,
} from '#tests/unit/app/features/ticket/buildTicket.ts';

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

describe('a series of tickets', () => {
  const order: ConvertOrder = {
    ...({ accountType: 'funding_block_trade', fromCoin: 'BTC', toCoin: 'USDT', requestCoin: 'BTC' } as const),
    ...({ requestAmount: '0.5', fromCoinType: 'crypto', toCoinType: 'crypto' } as const),
  };
  const plan = { count: 3, each: '0.5', rest: '0', isEnough: true };
  const begun = { plan, order, outcomes: new Map<string, TicketOutcome>() };
  const dealOf = (quoteId: string, of: readonly string[] = ['0.50', 'BTC', 'USDT']): Deal => {
    const [amount = '', coin = '', to = ''] = of;
    return {
      ...{ quoteId, requestId: 'r', account: 'funding', expiresAtMs: 0, sentAtMs: 0, isAccepted: true },
      ...{ gives: [{ coin, amount }], gets: { coin: to, amount: '1' } },
    };
  };

  test('counts a ticket once, also where its outcome comes late', () => {
    const shown = countTicket(begun, dealOf('q1'), 'settled');
    expect(countOf(shown)).toEqual({ settled: 1, left: 2 });
    expect(countTicket(shown, dealOf('q1'), 'settled')).toBe(shown);
    expect(countTicket(shown, dealOf('q1'), 'open')).toBe(shown);
    expect(countOf(countTicket(shown, dealOf('q2'), 'settled'))).toEqual({ settled: 2, left: 1 });
  });

  test('asks for no other in place of one that may settle still, until nothing came of it', () => {
    const open = countTicket(begun, dealOf('q1'), 'open');
    expect(countOf(open)).toEqual({ settled: 0, left: 2 });
    expect(countOf(countTicket(open, dealOf('q1'), 'settled'))).toEqual({ settled: 1, left: 2 });
    expect(countOf(countTicket(open, dealOf('q1'), 'nothing'))).toEqual({ settled: 0, left: 3 });
  });

  test.each<[said: string, outcome: TicketOutcome | undefined, events: readonly Event[]]>([
    ['nothing of one whose first answer is awaited', undefined, CONFIRMING],
    ['nothing of one whose price had moved', undefined, [...CONFIRMING, failed('700008')]],
    ['nothing of one that was refused', undefined, [...CONFIRMING, failed('700005')]],
    ['nothing of one whose code was wrong', undefined, [...CONFIRMING, failed('10031')]],
    ['that one may settle still whose answer was lost', 'open', [...CONFIRMING, failed('9000001')]],
    ['that one may settle still which was accepted', 'open', PROCESSING],
    ['that one may settle still which is undecided', 'open', UNDECIDED],
    ['that one has settled', 'settled', [...CONFIRMING, executed('success')]],
    ['that nothing came of one that failed', 'nothing', [...PROCESSING, found('failure')]],
  ])('hears from the ticket on the screen %s', (_, outcome, events) => {
    const outcomes = events.map((__, at) => outcomeOf(stateAfter(...events.slice(0, at + 1)))?.outcome);
    expect(outcomes.at(-1)).toBe(outcome);
    // Nothing was said on the way that a refusal would have to take back.
    if (outcome === undefined) expect(outcomes.every((each) => each === undefined)).toBe(true);
  });

  test.each([[['0.5', 'ETH', 'USDT']], [['0.5', 'BTC', 'USDC']], [['0.4', 'BTC', 'USDT']]])(
    'is not of a trade of %j',
    (other) => {
      expect(countTicket(begun, dealOf('q1', other), 'settled')).toBe(begun);
    },
  );
});
