import { expect, test } from 'vitest';
import { digestOf, MASK, md5, NOW_MS } from '#tests/support/signing.ts';
import { signRequest } from '#workers/gateway/verify/signRequest.ts';

const KEYS = { v1: { publicKey: '', mask: MASK }, v2: { publicKey: '', mask: '' } };

test('a request carries the masked digest of its canonical body', () => {
  const tag = signRequest('{"b":[2,{"d":null,"c":"é"}], "a":1.50,"ret_code":0}', KEYS, 'v1', NOW_MS);
  expect(tag).toMatch(/^v1\.[\w+/]+=*\.1795297231123$/);
  expect(digestOf(tag, MASK)).toBe('a36da10e309233679a31b85c8e14c2c0');
});

test('a query is signed as an object, without what it leaves out', () => {
  const tag = signRequest(
    { coin: 'BTC', chain: 'BTC', 10: 'x', 2: 'y', memo: undefined },
    KEYS,
    'v1',
    NOW_MS,
  );
  expect(digestOf(tag, MASK)).toBe(md5('{"10":"x","2":"y","chain":"BTC","coin":"BTC"}'));
  expect(digestOf(signRequest({}, KEYS, 'v1', NOW_MS), MASK)).toBe(md5('{}'));
});

test('nothing is signed without a version and its mask, or when it is not JSON', () => {
  for (const version of ['v2', 'v3', '__proto__', 'constructor', ''])
    expect(signRequest('{}', KEYS, version, NOW_MS)).toBeNull();
  for (const text of ['', 'a=1', '{"a":1,"a":2}']) expect(signRequest(text, KEYS, 'v1', NOW_MS)).toBeNull();
});
