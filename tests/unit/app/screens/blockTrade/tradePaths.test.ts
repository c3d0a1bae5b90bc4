import { describe, expect, test } from 'vitest';
import { bookEstimate, type DayFigures } from '#app/screens/blockTrade/bookEstimate.ts';
import { partsOf, tradePaths } from '#app/screens/blockTrade/tradePaths.ts';

const day = (lastPrice: string, spread: number, turnoverUsd: string | null): DayFigures => ({
  lastPrice,
  highPrice24h: String(Number(lastPrice) * (1 + spread)),
  lowPrice24h: String(Number(lastPrice) * (1 - spread)),
  turnoverUsd,
});

const QUOTES = new Map([
  ['BTCUSDT', day('60000', 0.02, '1000000000')],
  ['ETHUSDT', day('3000', 0.03, '500000000')],
]);
const PRICES = { quoteBySymbol: QUOTES, rateByCurrency: new Map<string, string>() };
const QUESTION = {
  from: 'BTC',
  to: 'USDT',
  fromAmount: '10',
  toScale: 4,
  block: { gapRate: '-0.0003', feeRate: '0', taxRate: '0' },
  convert: { gapRate: '-0.001', feeRate: '0.0005', taxRate: '0' },
};

describe('the three ways of a large trade', () => {
  test('are shown in money, and against the block', () => {
    const [block, convert, book] = tradePaths(QUESTION, PRICES);
    expect(block).toMatchObject({ id: 'block', toAmount: '599820', difference: null });
    expect(convert).toMatchObject({ id: 'convert', toAmount: '599100.3', difference: '-719.70' });
    expect(Number(book?.toAmount)).toBeLessThan(599_400);
    expect(Number(book?.difference)).toBeCloseTo(Number(book?.toAmount) - 599_820, 1);
  });

  test('are compared with what the OTC desk has promised', () => {
    const [block, convert] = tradePaths({ ...QUESTION, firmAmount: '599700.1234' }, PRICES);
    expect(block?.toAmount).toBe('599700.1234');
    expect(convert?.difference).toBe('-599.83');
  });

  test('say that another way would bring more where it would', () => {
    const [, convert] = tradePaths(
      { ...QUESTION, convert: { gapRate: '0', feeRate: '0', taxRate: '0' } },
      PRICES,
    );
    expect(convert?.difference).toBe('180.00');
  });

  test('have no figure rather than a guessed one while a price, a distance or a fee is missing', () => {
    const unknown = tradePaths({ ...QUESTION, from: 'XYZ' }, PRICES);
    expect(unknown.map(({ toAmount }) => toAmount)).toEqual([null, null, null]);
    const [block] = tradePaths({ ...QUESTION, block: undefined }, PRICES);
    expect(block?.toAmount).toBeNull();
  });

  test('count how many conversions an amount takes', () => {
    expect(partsOf('10', '1.66')).toBe(7);
    expect(partsOf('10', '10')).toBe(1);
  });
});

describe('the estimate of an order book', () => {
  const question = { from: 'BTC', to: 'USDT', fromAmount: '10', notionalUsd: '600000', toScale: 4 };
  const costOf = (fromAmount: string, notionalUsd: string): number => {
    const got = Number(bookEstimate({ ...question, fromAmount, notionalUsd }, QUOTES));
    return 1 - got / (Number(fromAmount) * 60_000);
  };

  test('costs more for a larger order, with the square root of its size', () => {
    const fee = 0.001;
    const [one, four] = [costOf('10', '600000') - fee, costOf('40', '2400000') - fee];
    expect(one).toBeGreaterThan(0);
    expect(four / one).toBeCloseTo(2, 1);
  });

  test('pays for two trades where a pair goes by way of USDT', () => {
    const got = Number(bookEstimate({ ...question, to: 'ETH' }, QUOTES));
    expect(1 - got / 200).toBeGreaterThan(0.002);
  });

  test('is not made for an order above a day of turnover, nor without a turnover', () => {
    expect(bookEstimate({ ...question, notionalUsd: '1000000001' }, QUOTES)).toBeNull();
    const silent = new Map([['BTCUSDT', day('60000', 0.02, null)]]);
    expect(bookEstimate(question, silent)).toBeNull();
  });

  test('is the last price less the fee where the price stood still all day', () => {
    const still = new Map([['BTCUSDT', day('60000', 0, '1000000000')]]);
    expect(bookEstimate(question, still)).toBe('599400.0000');
  });
});
