import { expect, test } from 'vitest';
import { writeOrder } from '#app/screens/convert/exchange/limit/writeOrder.ts';

const write = (fromCoin: string, toCoin: string, limitPrice: string): string =>
  writeOrder({ fromCoin, toCoin, fromAmount: '0.5', limitPrice, expireDays: 7 }, 'en');

test('an order’s own price has all of its digits, by which it may differ from what was confirmed', () => {
  expect(write('BTC', 'USDT', '101234.5678')).toBe('0.5 BTC, 1 BTC = 101,234.5678 USDT');
});

test('a price turned over, which may have no end, is shortened', () => {
  expect(write('USDT', 'BTC', '0.00003')).toBe('0.5 USDT, 1 BTC = 33,333.333 USDT');
});
