import { expect, test } from 'vitest';
import { mixesScripts } from '#shared/addresses/mixesScripts.ts';

test.each(['L\u0435dger', '\u0421old wallet', 'Bin\u03b1nce', 'Wallet \u0410', 'USDT \u041e\u041e\u041e'])(
  'A name with letters that pass for Latin ones, %j, mixes scripts',
  (name) => {
    expect(mixesScripts(name)).toBe(true);
  },
);

test.each([
  'Ledger, cold',
  '\u041a\u043e\u0448\u0435\u043b\u0451\u043a Ledger',
  '\u0421\u0435\u043c\u044c\u044f',
  '\u0391\u03c0\u03bf\u03c4\u03b1\u03bc\u03af\u03b5\u03c5\u03c3\u03b7 BTC',
  '取引所 Bybit',
  'Größe café',
  '',
])('A name whose words can be told apart, %j, does not', (name) => {
  expect(mixesScripts(name)).toBe(false);
});
