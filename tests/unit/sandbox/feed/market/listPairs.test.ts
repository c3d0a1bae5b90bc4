import { describe, expect, it } from 'vitest';
import { listPairs } from '#sandbox/feed/market/listPairs.ts';
import { COIN_BY_CODE, COINS } from '#sandbox/seed/reference/coins.ts';

describe('The list of pairs', () => {
  const pairs = listPairs(500, 'list');

  it('begins with every coin against USDT in the order of the reference table', () => {
    const expected = COINS.filter(({ coin }) => coin !== 'USDT').map(({ coin }) => `${coin}USDT`);
    expect(expected.slice(0, 4)).toEqual(['BTCUSDT', 'ETHUSDT', 'USDCUSDT', 'DAIUSDT']);
    expect(pairs.slice(0, expected.length).map(({ symbol }) => symbol)).toEqual(expected);
  });

  it('goes on with the other quote coins, and pairs no coin with itself or the wrong way round', () => {
    const quotes = ['USDT', 'USDC', 'BTC', 'ETH', 'MNT'];
    const crosses = quotes
      .slice(1)
      .flatMap((quote, at) =>
        COINS.filter(({ coin }) => coin !== quote && !quotes.slice(0, at + 1).includes(coin)).map(
          ({ coin }) => `${coin}${quote}`,
        ),
      );
    expect(crosses).toContain('ETHBTC');
    expect(crosses).not.toContain('BTCETH');
    const start = COINS.length - 1;
    expect(pairs.slice(start, start + crosses.length).map(({ symbol }) => symbol)).toEqual(crosses);
  });

  it('is filled up with synthetic pairs numbered by their place', () => {
    const isReal = ({ base }: (typeof pairs)[number]): boolean => COIN_BY_CODE.has(base.coin);
    const synthetic = pairs.slice(pairs.filter(isReal).length);
    expect(synthetic.length).toBeGreaterThan(0);
    expect(synthetic.map(({ symbol }) => symbol)).toEqual(
      synthetic.map(({ index }) => `C${String(index).padStart(4, '0')}USDT`),
    );
    expect(pairs[499]?.symbol).toBe('C0499USDT');
    expect(listPairs(10_001, 'list')[10_000]?.symbol).toBe('C10000USDT');
  });

  it('has as many distinct symbols as it was asked for, and is cut when that is fewer than there are coins', () => {
    expect(new Set(listPairs(2000, 'list').map(({ symbol }) => symbol)).size).toBe(2000);
    expect(listPairs(3, 'list').map(({ symbol }) => symbol)).toEqual(['BTCUSDT', 'ETHUSDT', 'USDCUSDT']);
  });

  it('gives each pair digits that suit its price', () => {
    const digitsBySymbol = new Map(pairs.map(({ symbol, priceDigits }) => [symbol, priceDigits]));
    expect(digitsBySymbol.get('BTCUSDT')).toBe(2);
    expect(digitsBySymbol.get('XRPUSDT')).toBe(5);
    expect(digitsBySymbol.get('SHIBUSDT')).toBe(9);
    expect(digitsBySymbol.get('USDCUSDT')).toBe(5);
    for (const { startPrice, priceDigits, symbol } of listPairs(3000, 'list')) {
      expect(startPrice * 10 ** priceDigits, symbol).toBeGreaterThanOrEqual(9_999);
    }
  });
});
