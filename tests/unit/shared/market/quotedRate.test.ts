import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteRate, shortRate } from '#shared/market/quotedRate.ts';

describe('a rate as markets quote it', () => {
  test.each([
    ['BTC', 'USDT', '64494.331234567', '1 BTC = 64494.331 USDT'],
    ['USDT', 'BTC', '0.0000155', '1 BTC = 64516.129 USDT'],
    ['USDC', 'USDT', '0.9998', '1 USDC = 0.9998 USDT'],
    ['USDT', 'USDC', '1.25', '1 USDC = 0.8 USDT'],
    ['EUR', 'USDT', '1.25', '1 USDT = 0.8 EUR'],
    ['BTC', 'EUR', '60000', '1 BTC = 60000 EUR'],
    ['BTC', 'ETH', '20', '1 ETH = 0.05 BTC'],
    ['MNT', 'USDT', '0.7', '1 MNT = 0.7 USDT'],
    ['SOL', 'ADA', '400', '1 SOL = 400 ADA'],
  ])('of %s to %s has the currency or the stable coin as its unit', (from, to, rate, words) => {
    const { one, unit, short } = quoteRate({ from, to, rate });
    expect(`1 ${one} = ${short} ${unit}`).toBe(words);
  });

  test('is the other way round for a user who has turned it over, and keeps every digit for copies', () => {
    const rate = { from: 'BTC', to: 'USDT', rate: '64494.331234567' };
    expect(quoteRate(rate)).toMatchObject({ exact: '64494.331234567', short: '64494.331' });
    expect(quoteRate(rate, true)).toMatchObject({ one: 'USDT', unit: 'BTC', short: '0.000015505238' });
  });

  test.each(['', '0', '0.00'])('is none for "%s"', (rate) => {
    expect(quoteRate({ from: 'USDT', to: 'BTC', rate })).toMatchObject({ exact: '', short: '' });
  });

  test('never has more than eight digits that count, nor a rounded-up one', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.integer({ min: 0, max: 18 }),
        (digits, scale) => {
          const text = String(digits).padStart(scale + 1, '0');
          const rate = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
          const short = shortRate(rate);
          expect(short.replace('.', '').replace(/^0+|0+$/g, '').length).toBeLessThanOrEqual(8);
          expect(Number(short)).toBeLessThanOrEqual(Number(rate));
        },
      ),
    );
  });
});
