import { expect, test } from 'vitest';
import { readAlert, readPair } from '#app/features/reminders/readAlert.ts';

const ALERT = { id: 'a', from: 'BTC', to: 'USDT', side: 'above', price: '70000', createdAtMs: 1 } as const;

test('the price of an alert is entered as markets quote the pair, or the other way round where that is how it is read', () => {
  expect(readPair('USDT', 'BTC', false)).toEqual(['BTC', 'USDT']);
  expect(readPair('BTC', 'USDT', false)).toEqual(['BTC', 'USDT']);
  expect(readPair('BTC', 'USDT', true)).toEqual(['USDT', 'BTC']);
});

test('an alert is read with its rate: turned over, above a price is below the inverse', () => {
  expect(readAlert(ALERT, false)).toEqual({ one: 'BTC', unit: 'USDT', side: 'above', price: '70000' });
  const turned = { one: 'USDT', unit: 'BTC', side: 'below', price: '0.000014285714' };
  expect(readAlert(ALERT, true)).toEqual(turned);
  const older = { ...ALERT, from: 'USDT', to: 'BTC', side: 'below', price: '0.00002' } as const;
  expect(readAlert(older, false)).toEqual({ one: 'BTC', unit: 'USDT', side: 'above', price: '50000' });
});
