import { expect, test } from 'vitest';
import { checkEcho } from '#workers/gateway/answer/checkResult.ts';

const ECHO = { uid: 'uid', fields: { coin: 'coin', chain: 'chain' } };
const ASKED = { uid: 42, input: { coin: 'BTC', chain: 'BTC' } };

test('an answer that repeats its question is the answer to it', () => {
  expect(checkEcho(ECHO, ASKED, { uid: 42, coin: 'BTC', chain: 'BTC', address: 'bc1…' })).toBe(true);
  expect(checkEcho(ECHO, ASKED, { uid: '42', coin: 'BTC', chain: 'BTC' })).toBe(true);
});

test.each([
  { uid: 43, coin: 'BTC', chain: 'BTC' },
  { uid: 42, coin: 'ETH', chain: 'BTC' },
  { uid: 42, coin: 'btc', chain: 'BTC' },
  { uid: 42, coin: 'BTC' },
  { coin: 'BTC', chain: 'BTC' },
  {},
  null,
  [],
  'BTC',
])('an answer to another question, or for another user, is not: %j', (result) => {
  expect(checkEcho(ECHO, ASKED, result)).toBe(false);
});

test('what was not asked for is not compared', () => {
  expect(checkEcho(ECHO, { uid: 42, input: { coin: 'BTC' } }, { uid: 42, coin: 'BTC', chain: 'ETH' })).toBe(
    true,
  );
});
