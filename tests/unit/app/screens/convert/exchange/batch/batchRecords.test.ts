import { describe, expect, test } from 'vitest';
import type { Booked, BookedLine } from '#app/features/ticket/deal.ts';
import { isEnoughFor, lineStateOf, retryOrder } from '#app/screens/convert/exchange/batch/batchRecords.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';

function buildLine(coin: string, changes: Partial<BookedLine> = {}): BookedLine {
  return {
    coin,
    amount: '2',
    toAmount: '200',
    feeCoin: 'USDT',
    feeAmount: '0.2',
    taxAmount: '0',
    status: 'success',
    failCode: null,
    ...changes,
  };
}

const BOOKED: Booked = {
  exchangeTxId: 'a-batch',
  status: 'partial_fulfillment',
  unconverted: 'untaken',
  account: 'funding',
  gets: { coin: 'USDT', amount: '200' },
  rate: null,
  gap: null,
  createdAtMs: 1,
  finishedAtMs: 2,
  lines: [buildLine('SOL'), buildLine('DOGE', { status: 'failure', failCode: 700001, amount: '1500' })],
};

describe('Trying a batch again', () => {
  test('asks for the coins that failed, with the amounts of the order, and for no other', () => {
    const order = {
      accountType: 'funding',
      toCoin: 'USDT',
      items: [
        { fromCoin: 'SOL', amount: '2' },
        { fromCoin: 'DOGE', amount: 'all' },
      ],
    } as const;
    expect(retryOrder(BOOKED, { ...order, items: [...order.items] })).toEqual({
      accountType: 'funding',
      toCoin: 'USDT',
      items: [{ fromCoin: 'DOGE', amount: 'all' }],
    });
  });

  test('after a reload takes the amounts from the record', () => {
    expect(retryOrder(BOOKED, null)?.items).toEqual([{ fromCoin: 'DOGE', amount: '1500' }]);
  });

  test('is not offered where nothing failed', () => {
    expect(retryOrder({ ...BOOKED, lines: [buildLine('SOL')] }, null)).toBeNull();
  });

  test('is not offered for an account that this page does not know', () => {
    expect(retryOrder({ ...BOOKED, account: 'a new one' }, null)).toBeNull();
  });
});

describe('A quote', () => {
  test('can be confirmed while every coin of it is still there', () => {
    const gives = [
      { coin: 'SOL', amount: '2' },
      { coin: 'ADA', amount: '1' },
    ];
    const infos = [buildCoinInfo('SOL'), buildCoinInfo('ADA')];
    expect(isEnoughFor(gives, infos)).toBe(true);
    expect(isEnoughFor(gives, [buildCoinInfo('SOL', { convertible: '1.99' }), buildCoinInfo('ADA')])).toBe(
      false,
    );
    expect(isEnoughFor(gives, [buildCoinInfo('SOL')])).toBe(false);
  });
});

test.each([
  [null, 'ok'],
  [700006, 'belowMin'],
  [700013, 'unsupported'],
  [50001, 'unsupported'],
  [700005, 'short'],
  [700000, 'refused'],
] as const)('A line with the code %s is shown as %s', (code, state) => {
  expect(lineStateOf(code)).toBe(state);
});
