import { expect, test } from 'vitest';
import { searchNames } from '#app/screens/convert/exchange/market/searchNames.ts';

const COINS = new Map([
  ['BTC', { fullName: 'Bitcoin' }],
  ['ETH', { fullName: 'Ethereum' }],
  ['NOT A SYMBOL', { fullName: 'Bitcoin of another kind' }],
  ['LONG', { fullName: `bitcoin ${'x'.repeat(200)}` }],
]);

test('the names that a search may mean are those with one of its words, and none without a search', () => {
  expect(searchNames('', COINS)).toEqual([]);
  expect(searchNames('usdt', COINS)).toEqual([]);
  expect(searchNames('ether/usdt', COINS)).toEqual([['ETH', 'Ethereum']]);
});

test('the words of a search are folded, and so are the names', () => {
  expect(searchNames('ＢITCOİN', COINS).map(([coin]) => coin)).toContain('BTC');
  expect(searchNames('ether', new Map([['ETH', { fullName: 'Éthereum' }]]))).toEqual([['ETH', 'Éthereum']]);
});

test('a name that the gateway would refuse is cut or left out', () => {
  const names = searchNames('bitcoin', COINS);
  expect(names.map(([coin]) => coin)).toEqual(['BTC', 'LONG']);
  expect(names[1]?.[1]).toHaveLength(64);
  const many = new Map(Array.from({ length: 300 }, (_, at) => [`C${at}`, { fullName: 'bitcoin' }]));
  expect(searchNames('bitcoin', many)).toHaveLength(100);
});
