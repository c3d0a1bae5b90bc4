import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceFrom, priceTo } from '#sandbox/calls/convert/priceLine.ts';
import { writeDecimal } from '#sandbox/calls/convert/writeDecimal.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';

/** 0.001 BTC for USDT at 65,000, with a fee of 0.05 %. */
const ASKED = {
  accountType: 'funding',
  fromCoin: 'BTC',
  toCoin: 'USDT',
  requestCoin: 'BTC',
  requestAmount: '0.001',
} as const;
const QUOTE = {
  fromCoin: 'BTC',
  toCoin: 'USDT',
  fromAmount: '0.0010',
  toAmount: '64.9675',
  exchangeRate: '65000',
  inverseRate: '0.000015384615384615',
  fee: { coin: 'USDT', amount: '0.0325', rate: '0.0005' },
  extTaxAndFee: [],
} as const;

const agrees = (answer: object, asked: object = ASKED): boolean => isAnswerTo('convertQuote', asked, answer);

describe('a quote', () => {
  test('is the answer to its order, from either side', () => {
    expect(agrees(QUOTE)).toBe(true);
    expect(agrees(QUOTE, { ...ASKED, requestCoin: 'USDT', requestAmount: '64.96750' })).toBe(true);
  });

  test.each([
    ['gives another coin', { fromCoin: 'ETH' }],
    ['brings another coin', { toCoin: 'SHIB' }],
    ['has the sides the wrong way round', { fromCoin: 'USDT', toCoin: 'BTC' }],
    ['is for five times the amount', { fromAmount: '0.005', toAmount: '324.8375' }],
    ['is for a hundredth more', { fromAmount: '0.00101' }],
    ['brings five times as much', { toAmount: '324.9675' }],
    ['brings a tenth of it', { toAmount: '6.49675' }],
    ['brings nothing', { toAmount: '0' }],
    ['brings two units more in the last digit', { toAmount: '64.9677' }],
    ['has 40 digits', { toAmount: '9'.repeat(40) }],
    ['has a rate that its amounts do not come to', { exchangeRate: '64000', inverseRate: '0.000015625' }],
    ['has another inverse rate', { inverseRate: '0.0000184' }],
    ['takes a fee that is not taken from what it brings', { fee: { coin: 'USDT', amount: '9' } }],
    ['takes a tax that is not taken from what it brings', { extTaxAndFee: [{ coin: 'USDT', amount: '1' }] }],
    ['takes all of what is given as a fee', { fee: { coin: 'BTC', amount: '0.001' } }],
  ])('that %s is not', (_what, change) => {
    expect(agrees({ ...QUOTE, ...change })).toBe(false);
  });

  test('to another amount of the side that was fixed is not', () => {
    expect(agrees(QUOTE, { ...ASKED, requestCoin: 'USDT', requestAmount: '64.96' })).toBe(false);
    expect(agrees(QUOTE, { ...ASKED, requestCoin: 'ETH', requestAmount: '0.001' })).toBe(false);
  });

  test('may be wrong by one unit of its last digit, as rounding makes it', () => {
    expect(agrees({ ...QUOTE, toAmount: '64.9676' })).toBe(true);
    expect(agrees({ ...QUOTE, toAmount: '64.9674' })).toBe(true);
    expect(agrees({ ...QUOTE, fee: { coin: 'USDT', amount: '0' }, toAmount: '65' })).toBe(true);
  });

  test('of any pair, scale and amount that the exchange prices is the answer, from either side', () => {
    const scales = fc.integer({ min: 0, max: 18 });
    const digits = fc.bigInt({ min: 1n, max: 10n ** 15n });
    fc.assert(
      fc.property(
        fc.record({
          rate: fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 10n }), fc.integer({ min: -18, max: 8 })),
          fee: fc.constantFrom('0', '0.0005', '0.001', '0.02'),
          tax: fc.constantFrom('0', '0.01'),
          fromScale: scales,
          toScale: scales,
          amount: digits,
          isFrom: fc.boolean(),
        }),
        ({ rate: [mantissa, exponent], fee, tax, fromScale, toScale, amount, isFrom }) => {
          const terms = {
            rate: new Decimal(mantissa.toString()).times(new Decimal(10).pow(exponent)),
            feeRate: new Decimal(fee),
            taxRate: new Decimal(tax),
            fromScale,
            toScale,
          };
          const scale = isFrom ? fromScale : toScale;
          const wanted = new Decimal(amount.toString()).times(new Decimal(10).pow(-scale));
          const priced = (isFrom ? priceFrom : priceTo)(terms, wanted);
          const fromAmount = writeDecimal(priced.fromAmount);
          const toAmount = writeDecimal(priced.toAmount);
          const exchangeRate = writeDecimal(priced.rate);
          // What the exchange refuses, or the wire can't carry.
          fc.pre(priced.toAmount.gt(0) && exchangeRate !== '0');
          // For larger amounts the rate's last digit is worth more than the smallest unit of the received coin.
          fc.pre(priced.fromAmount.lt(new Decimal(10).pow(18 - toScale)));
          const quote = {
            ...QUOTE,
            fromAmount,
            toAmount,
            exchangeRate,
            inverseRate: writeDecimal(new Decimal(1).div(priced.rate)),
            fee: { coin: 'USDT', amount: writeDecimal(priced.feeAmount) },
            extTaxAndFee: [{ coin: 'USDT', amount: writeDecimal(priced.taxAmount) }],
          };
          const requestAmount = writeDecimal(wanted);
          const asked = { ...ASKED, requestCoin: isFrom ? 'BTC' : 'USDT', requestAmount };
          expect(agrees(quote, asked)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('an order', () => {
  test('is of the quote that was executed', () => {
    const asked = { quoteTxId: 'q1', accountType: 'funding', requestId: 'r1' };
    expect(isAnswerTo('convertExecute', asked, { quoteTxId: 'q1', exchangeTxId: 'x' })).toBe(true);
    expect(isAnswerTo('convertExecute', asked, { quoteTxId: 'q2', exchangeTxId: 'q1' })).toBe(false);
    expect(isAnswerTo('batchConvert', { quoteId: 'q1', requestId: 'r1' }, { quoteId: 'q2' })).toBe(false);
  });

  test.each(['convertQuery', 'convertUnifiedQuery', 'blockTradeQuery'] as const)(
    'found by its id in %s is that order',
    (name) => {
      const row = { exchangeTxId: 'x1', quoteTxId: 'q1' };
      const find = (exchangeTxId?: string): boolean => isAnswerTo(name, { exchangeTxId }, { list: [row] });
      expect([find('x1'), find('q1'), find(), find('x2')]).toEqual([true, true, true, false]);
    },
  );

  test('found by its id among batches and small balances is that order', () => {
    const records = [{ exchangeTxId: 'x1', exchange_tx_id: 'x1' }];
    expect(isAnswerTo('batchQuery', { exchangeTxId: 'x1' }, { records })).toBe(true);
    expect(isAnswerTo('batchQuery', { exchangeTxId: 'x2' }, { records })).toBe(false);
    expect(isAnswerTo('lowBalanceList', { view: 'history', exchange_tx_id: 'x1' }, { records })).toBe(true);
    expect(isAnswerTo('lowBalanceList', { view: 'history', exchange_tx_id: 'x2' }, { records })).toBe(false);
    expect(isAnswerTo('lowBalanceList', { view: 'coins' }, { coins: [] })).toBe(true);
  });

  test('with a limit sets aside what was confirmed, and is cancelled and found by its id', () => {
    const draft = { fromAmount: '0.10' };
    expect(isAnswerTo('limitOrderCreate', draft, { lockedAmount: '0.1' })).toBe(true);
    expect(isAnswerTo('limitOrderCreate', draft, { lockedAmount: '1' })).toBe(false);
    const asked = { exchangeTxId: 'x1', requestId: 'r1' };
    expect(isAnswerTo('limitOrderCancel', asked, { exchangeTxId: 'x2' })).toBe(false);
    expect(isAnswerTo('limitOrderQuery', asked, { exchangeTxId: 'x2', quoteTxId: '' })).toBe(false);
  });
});
