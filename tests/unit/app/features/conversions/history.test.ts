import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TIMELINE_KINDS } from '#app/features/conversions/conversionSources.ts';
import { readBatch, readConversion } from '#app/features/conversions/readConversion.ts';
import { spotGap } from '#app/features/prices/spotGap.ts';
import { readAddress } from '#app/features/recordList/recordAddress.ts';
import { readOrderId } from '#app/features/recordList/recordFilters.ts';
import {
  CONVERSION_FILTERS,
  CONVERSION_PERIOD,
  questionOf,
  wordsInTab,
} from '#app/screens/convert/exchangeHistory/conversionFilters.ts';
import { isCancellable, shownStatus } from '#app/screens/convert/exchangeHistory/orderStatus.ts';
import { repeatLink } from '#app/screens/convert/exchangeHistory/repeatLink.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { AT_MS, buildBatch, buildOrder, buildRow } from './buildRow.ts';

const SCHEMA = { filters: CONVERSION_FILTERS, period: CONVERSION_PERIOD, readId: readOrderId };
const read = (search: string) => {
  const { address, ...rest } = readAddress(SCHEMA, new URLSearchParams(search), AT_MS);
  return { ...address, ...rest };
};

describe('the address of the history', () => {
  test('says the tab, the filters and which conversion is open', () => {
    const { words, id, dropped } = read(
      'type=limit&status=open&fromCoin=btc&id=abc_123&start=2026-11-01&end=2026-11-20',
    );
    expect([id, dropped]).toEqual(['abc_123', []]);
    expect(questionOf(words)).toEqual({ kinds: ['limit'], status: 'open', fromCoin: 'BTC' });
  });

  test.each(['ab', 'a'.repeat(65), 'abc-123', '<script>'])(
    'drops and names an id that can be none: %s',
    (id) => {
      const read = readAddress(SCHEMA, new URLSearchParams({ id }), AT_MS);
      expect([read.address.id, read.dropped]).toEqual([null, ['id']]);
    },
  );

  test.each([
    ['type=limit&status=processing', 'status'],
    ['type=instant&status=open', 'status'],
    ['status=filled', 'status'],
    ['type=limit&account=spot', 'account'],
  ])('drops and names a filter that its tab does not have: %s', (search, name) => {
    const { words, dropped } = read(search);
    expect(dropped).toEqual([name]);
    expect(words).not.toHaveProperty(name);
  });

  test('narrows a tab down by a status that it has', () => {
    expect(read('type=limit&status=open').dropped).toEqual([]);
    expect(questionOf(read('type=limit&status=open').words).status).toBe('open');
  });

  test('keeps in another tab the filters that it has as well', () => {
    const { words } = read('type=limit&status=open&fromCoin=BTC');
    expect(wordsInTab(words, 'instant')).toEqual({ type: 'instant', fromCoin: 'BTC' });
    expect(wordsInTab(words, null)).toEqual({ fromCoin: 'BTC' });
    // Limit orders and fiat conversions are of the funding account.
    expect(wordsInTab({ account: 'spot' }, 'limit')).toEqual({ type: 'limit' });
    expect(wordsInTab({ account: 'unified' }, 'fiat')).toEqual({ type: 'fiat' });
    expect(wordsInTab({ account: 'spot' }, 'instant')).toEqual({ type: 'instant', account: 'spot' });
    expect(questionOf({}).kinds).toEqual(TIMELINE_KINDS);
  });

  test('refuses more than 180 days and says why, but not this year, which is asked for in steps', () => {
    expect(read('start=year')).toMatchObject({ range: { kind: 'preset', preset: 'year' }, dropped: [] });
    expect(read('start=2026-01-01&end=2026-11-20')).toMatchObject({
      dropped: ['start', 'end'],
      isTooLong: true,
    });
    expect(read('start=2026-11-20&end=2026-11-01').isTooLong).toBe(false);
  });
});

describe('what a conversion brought against spot', () => {
  test('is less than nothing where spot would have given more', () => {
    const deal = {
      given: { coin: 'BTC', amount: '0.1' },
      got: { coin: 'USDT', amount: '990' },
      spotRate: '10000',
    };
    expect(spotGap([deal])).toEqual({ amount: '-10', ratio: '-0.01' });
    expect(spotGap([deal, { ...deal, got: { coin: 'USDT', amount: '1010' } }])).toEqual({
      amount: '0',
      ratio: '0',
    });
  });

  test('is null where spot is worth nothing, or nothing was converted', () => {
    const deal = { given: { coin: 'BTC', amount: '0.1' }, got: { coin: 'USDT', amount: '990' } };
    expect(spotGap([{ ...deal, spotRate: '0' }])).toBeNull();
    expect(spotGap([])).toBeNull();
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
        expect(spotGap(deals)).toEqual(spotGap([...deals].reverse()));
        const sum = deals.reduce(
          (total, { given, got, spotRate }) =>
            total.plus(new Decimal(got.amount).minus(new Decimal(given.amount).times(spotRate))),
          new Decimal(0),
        );
        expect(spotGap(deals)?.amount).toBe(sum.toFixed());
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

  test('is that it is being cancelled as long as no answer says otherwise', () => {
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
