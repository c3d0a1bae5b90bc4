import { describe, expect, test } from 'vitest';
import { heldCoins, priceOfHeld } from '#app/screens/convert/exchange/batch/heldCoins.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { buildCoinInfo } from '#tests/support/browser/buildCoinInfo.ts';
import { buildHeld } from './buildHeld.ts';

const NO_PRICES = { quoteBySymbol: new Map(), rateByCurrency: new Map() };

describe('The coins of a batch', () => {
  test('are those that are held, the most valuable first', () => {
    const held = heldCoins([
      buildCoinInfo('SOL', { uBalance: '9.5' }),
      buildCoinInfo('ETH', { balance: '0', convertible: '0', uBalance: '0' }),
      buildCoinInfo('BTC', { uBalance: '60000' }),
    ]);
    expect(held.map(({ coin }) => coin)).toEqual(['BTC', 'SOL']);
  });

  test('are no currencies', () => {
    expect(heldCoins([buildCoinInfo('EUR', { coinType: 'fiat' })])).toEqual([]);
  });

  test('stay in the list with the reason why they can not be converted', () => {
    const held = heldCoins([
      buildCoinInfo('LUNC', { disableFrom: true, reason: 'Suspended' }),
      buildCoinInfo('XRP', { convertible: '0' }),
      buildCoinInfo('ADA', { convertible: '0.009' }),
      buildCoinInfo('SOL', { convertible: '0.01' }),
    ]);
    expect(held.map(({ coin, obstacle }) => [coin, obstacle])).toEqual([
      ['LUNC', { code: 'closed', reason: 'Suspended' }],
      ['XRP', { code: 'locked' }],
      ['ADA', { code: 'belowMin' }],
      ['SOL', null],
    ]);
  });
});

describe('The price of a held coin', () => {
  test('is the feed’s where it has one', () => {
    const quoteBySymbol = new Map([['SOLUSDT', { lastPrice: '150.25' }]]);
    expect(priceOfHeld(buildHeld('SOL'), { ...NO_PRICES, quoteBySymbol })).toBe('150.25');
  });

  test('is else what the exchange valued the balance at', () => {
    expect(priceOfHeld(buildHeld('SOL', { balance: '4', usdt: '10' }), NO_PRICES)).toBe('2.5');
    const third = priceOfHeld(buildHeld('SOL', { balance: '3', usdt: '10' }), NO_PRICES);
    expect(cutDecimal(new Decimal(third ?? 0).times('3'), 2)).toBe('10.00');
  });

  test('is one dollar for USDT, which has no pair with itself', () => {
    expect(priceOfHeld(buildHeld('USDT', { usdt: '0' }), NO_PRICES)).toBe('1');
  });

  test('is unknown rather than zero where neither has one', () => {
    expect(priceOfHeld(buildHeld('C0043', { usdt: '0' }), NO_PRICES)).toBeNull();
  });
});
