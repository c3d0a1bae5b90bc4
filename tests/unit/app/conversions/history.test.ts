import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysOf, spanOf } from '#app/records/dateRange.ts';
import { filtersFromUrl } from '#app/records/filtersFromUrl.ts';
import { judgeRange } from '#app/records/judgeRange.ts';
import { readBatch, readConversion } from '#app/screens/exchange/conversions/readConversion.ts';
import { HISTORY_SCHEMA, MAX_DAYS, questionOf } from '#app/screens/exchange/history/historySchema.ts';
import { isCancellable, shownStatus } from '#app/screens/exchange/history/orderStatus.ts';
import { repeatLink } from '#app/screens/exchange/history/repeatLink.ts';
import { spotDifference } from '#app/screens/exchange/history/spotDifference.ts';
import { widenRange } from '#app/screens/exchange/history/widenRange.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { AT_MS, buildBatch, buildOrder, buildRow } from './buildRow.ts';

const read = (search: string) => filtersFromUrl(HISTORY_SCHEMA, new URLSearchParams(search), AT_MS);

describe('the address of the history', () => {
  test('says the tab, the filters and which conversion is open', () => {
    const { filters, dropped } = read(
      'type=limit&status=open&fromCoin=btc&id=abc_123&start=2026-11-01&end=2026-11-20',
    );
    expect(dropped).toEqual([]);
    expect(questionOf(filters)).toEqual({
      tab: 'limit',
      status: 'open',
      fromCoin: 'BTC',
      toCoin: undefined,
      account: undefined,
    });
    expect(filters.words.id).toBe('abc_123');
  });

  test.each(['ab', 'a'.repeat(65), 'abc-123', '<script>'])(
    'drops and names an id that can be none: %s',
    (id) => {
      const { filters, dropped } = read(new URLSearchParams({ id }).toString());
      expect([filters.words.id, dropped]).toEqual([undefined, ['id']]);
    },
  );

  test('does not narrow a tab down by a status that it does not have', () => {
    expect(questionOf(read('type=instant&status=open').filters).status).toBeUndefined();
    expect(questionOf(read('type=limit&status=open').filters).status).toBe('open');
  });

  test('refuses more than 180 days', () => {
    expect(read('start=2026-01-01&end=2026-11-20').dropped).toEqual(['start', 'end']);
  });
});

describe('a wider period', () => {
  test('is longer, allowed, and holds the one before', () => {
    for (const preset of ['24h', '7d', '30d', '90d'] as const) {
      const range = { kind: 'preset', preset } as const;
      const wider = widenRange(range, AT_MS, MAX_DAYS);
      const [before, after] = [spanOf(range, AT_MS), wider && spanOf(wider, AT_MS)];
      if (before === null || after === null) throw new Error('A range has no moments.');
      expect(after.startMs).toBeLessThan(before.startMs);
      expect(daysOf(after)).toBeGreaterThan(daysOf(before));
      expect(wider && judgeRange(wider, AT_MS, MAX_DAYS)).toBeNull();
    }
  });

  test('ends at the longest one', () => {
    let range = widenRange({ kind: 'preset', preset: '24h' }, AT_MS, MAX_DAYS);
    for (let tries = 0; range !== null && tries < 5; tries += 1) range = widenRange(range, AT_MS, MAX_DAYS);
    expect(range).toBeNull();
  });
});

describe('what a conversion brought against spot', () => {
  test('is less than nothing where spot would have given more', () => {
    const deal = {
      given: { coin: 'BTC', amount: '0.1' },
      got: { coin: 'USDT', amount: '990' },
      spotRate: '10000',
    };
    expect(spotDifference([deal])).toEqual({ amount: '-10', ratio: '-0.01' });
    expect(spotDifference([deal, { ...deal, got: { coin: 'USDT', amount: '1010' } }])).toEqual({
      amount: '0',
      ratio: '0',
    });
  });

  test('is not told where spot is worth nothing, or nothing was converted', () => {
    const deal = { given: { coin: 'BTC', amount: '0.1' }, got: { coin: 'USDT', amount: '990' } };
    expect(spotDifference([{ ...deal, spotRate: '0' }])).toBeNull();
    expect(spotDifference([])).toBeNull();
  });

  test('of many is the sum of what each brought, in whatever order they come', () => {
    const amount = fc
      .integer({ min: 1, max: 10 ** 9 })
      .map((units) => new Decimal(units).div(10 ** 4).toFixed());
    const deal = fc
      .record({ given: amount, got: amount, spotRate: amount })
      .map(({ given, got, spotRate }) => ({
        given: { coin: 'BTC', amount: given },
        got: { coin: 'USDT', amount: got },
        spotRate,
      }));
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1, maxLength: 8 }), (deals) => {
        expect(spotDifference(deals)).toEqual(spotDifference([...deals].reverse()));
        const sum = deals.reduce(
          (total, { given, got, spotRate }) =>
            total.plus(new Decimal(got.amount).minus(new Decimal(given.amount).times(spotRate))),
          new Decimal(0),
        );
        expect(spotDifference(deals)?.amount).toBe(sum.toSignificantDigits(12).toFixed());
      }),
    );
  });
});

describe('doing it again', () => {
  test('opens the ticket with the same pair, amount and account, and sends nothing', () => {
    expect(repeatLink(readConversion(buildRow()))).toEqual({
      pathname: '/exchange/index',
      search: '?tab=instant&from=BTC&to=USDT&amount=0.1&side=from&account=funding',
    });
    expect(repeatLink(readBatch(buildBatch()))).toMatchObject({
      search: '?tab=batch&to=USDT&account=funding',
    });
    expect(repeatLink(readConversion(buildRow({ accountType: 'funding_block_trade' })))).toMatchObject({
      pathname: '/otc/convert',
    });
    expect(repeatLink(readConversion(buildRow({ accountType: 'funding_fiat' })))).toBeNull();
  });
});

describe('the status of an order', () => {
  const open = readConversion(buildOrder('open'));

  test('is that it is being cancelled as long as nobody knows better', () => {
    const cancels = { stateOf: () => 'cancelLost' as const };
    expect(shownStatus(open, cancels)).toBe('cancelling');
    expect(isCancellable(open, cancels)).toBe(true);
  });

  test.each(['filled', 'cancelled', 'expired', 'failed'] as const)(
    'cannot be changed once it is %s',
    (status) => {
      const cancels = { stateOf: () => status };
      expect(isCancellable(readConversion(buildOrder(status)), cancels)).toBe(false);
    },
  );

  test('of anything but an order is what the exchange says', () => {
    const conversion = readConversion(buildRow({ exchangeStatus: 'init' }));
    const cancels = { stateOf: () => 'cancelling' as const };
    expect([shownStatus(conversion, cancels), isCancellable(conversion, cancels)]).toEqual(['init', false]);
  });
});
