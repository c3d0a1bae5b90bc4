import { describe, expect, test } from 'vitest';
import { onlyLine } from '#app/features/conversions/conversion.ts';
import { readBatch, readConversion, readLowBalance } from '#app/features/conversions/readConversion.ts';
import { AT_MS, buildBatch, buildOrder, buildRow } from './buildRow.ts';

describe('a conversion as its history has it', () => {
  test('keeps every digit of what was given, got and charged', () => {
    const conversion = readConversion(buildRow({ toAmount: '0.000000000000000001' }));
    expect(onlyLine(conversion)?.given).toEqual({ coin: 'BTC', amount: '0.1' });
    expect(conversion.got).toEqual({ coin: 'USDT', amount: '0.000000000000000001' });
    expect(conversion.fee).toEqual({ coin: 'USDT', amount: '3.25' });
    expect(conversion).toMatchObject({ kind: 'instant', atMs: AT_MS, isPending: false, isExpected: false });
  });

  test('that failed brought nothing and cost nothing, whatever was promised', () => {
    const conversion = readConversion(buildRow({ exchangeStatus: 'failure', failCode: 700001 }));
    expect(conversion.got).toEqual({ coin: 'USDT', amount: '0' });
    expect([conversion.fee, conversion.tax]).toEqual([null, null]);
    expect(conversion.failCode).toBe(700001);
  });

  test('that is under way says that its amount is expected, and is asked for again', () => {
    const conversion = readConversion(buildRow({ exchangeStatus: 'processing' }));
    expect(conversion).toMatchObject({ isExpected: true, isPending: true, fee: null });
    expect(conversion.got.amount).toBe('6498.21');
  });

  test('charges no fee where the amount is zero or the coin is none, and a tax in the coin that was got', () => {
    expect(readConversion(buildRow({ feeAmount: '0' })).fee).toBeNull();
    expect(readConversion(buildRow({ feeCoin: '', feeAmount: '1' })).fee).toBeNull();
    expect(readConversion(buildRow({ taxAmount: '64.9' })).tax).toEqual({ coin: 'USDT', amount: '64.9' });
  });

  test('has a price, and none where its rate is zero', () => {
    expect(onlyLine(readConversion(buildRow({ convertRate: '0.5' })))).toMatchObject({
      rate: '0.5',
    });
    expect(onlyLine(readConversion(buildRow({ convertRate: '0' })))).toMatchObject({ rate: '' });
  });

  test.each([
    ['funding', 'instant'],
    ['uta_convert', 'instant'],
    ['limit_order_funding', 'limit'],
    ['funding_fiat', 'fiat'],
    ['uta_convert_block_trade', 'block'],
  ] as const)('of the key %s is of the kind %s', (accountType, kind) => {
    expect(readConversion(buildRow({ accountType })).kind).toBe(kind);
  });
});

describe('an order with a limit', () => {
  test.each([
    ['open', true, '6498.21'],
    ['filled', false, '6498.21'],
    ['cancelled', false, '0'],
    ['expired', false, '0'],
    ['failed', false, '0'],
  ] as const)('that is %s goes by its own status', (status, isPending, amount) => {
    const order = readConversion(buildOrder(status));
    expect(order).toMatchObject({ status, isPending, got: { amount } });
  });

  test('has the price at which it was filled once it is filled', () => {
    expect(readConversion(buildOrder('open')).limit).toMatchObject({ price: '64000', filledRate: '' });
    expect(readConversion(buildOrder('filled')).limit).toMatchObject({ filledRate: '64982.1' });
  });

  test.each([
    ['open', '64000'],
    ['expired', '64000'],
    ['cancelled', '64000'],
    ['filled', '64982.1'],
  ] as const)('that is %s has one price in every tab', (status, rate) => {
    // The exchange's row may name another: what it would have been converted at.
    expect(onlyLine(readConversion({ ...buildOrder(status), convertRate: '64936' }))?.rate).toBe(rate);
  });
});

describe('a batch', () => {
  test('has a line for each coin, and only what was booked counts', () => {
    const batch = readBatch(buildBatch());
    expect(onlyLine(batch)).toBeUndefined();
    expect(batch.lines.map(({ got }) => got.amount)).toEqual(['149', '0']);
    expect(batch.lines.map(({ failCode }) => failCode)).toEqual([null, 700001]);
    expect(batch).toMatchObject({ kind: 'batch', got: { coin: 'USDT', amount: '149' } });
  });

  test('of small balances is distinguished from one of chosen coins', () => {
    expect(readBatch(buildBatch({ exchangeSource: 'low_balance' })).kind).toBe('lowBalance');
  });

  test('of small balances reads the same by the call of their own history', () => {
    const batch = buildBatch({ exchangeSource: 'low_balance' });
    expect(readLowBalance(inSnakeCase(batch) as LowBalanceRow)).toEqual(readBatch(batch));
  });
});

type LowBalanceRow = Parameters<typeof readLowBalance>[0];

/** The same record with the letters of batch/list, "exchange_tx_id". */
function inSnakeCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inSnakeCase);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      inSnakeCase(inner),
    ]),
  );
}
