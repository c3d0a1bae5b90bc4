import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import { checkEcho, readInput, readResult } from '#workers/gateway/answer/checkResult.ts';

const entries: [name: string, entry: Endpoint][] = Object.entries(ENDPOINTS);

function fieldOf(name: EndpointName, result: unknown): string | undefined {
  const read = readResult(ENDPOINTS[name], result);
  return read.ok ? undefined : read.error.extInfo.field;
}

describe('the field that an error names', () => {
  test.each([
    ['one of ours', 'exchangeRate', { name: 'EUR', rate: 'NaN', updatedAt: '1' }, 'rate'],
    ['one in a list', 'exportUrl', { urls: [{ part: 0, url: 7, expireAt: '1' }] }, 'urls.*.url'],
    [
      'a key of the exchange',
      'registerPermission',
      { items: { 'jane.doe@mail.com': 9 }, reason: {} },
      'items.*',
    ],
    ['one below such a key', 'webConfig', { flags: { 'jane doe': { action: 'x' } } }, 'flags.*.action'],
    ['the whole', 'stateList', 'jane.doe@mail.com', 'result'],
  ] as const)('may be %s', (_what, name, result, field) => {
    expect(fieldOf(name, result)).toBe(field);
    expect(JSON.stringify(readResult(ENDPOINTS[name], result))).not.toMatch(/jane/);
  });

  test('is found where the schema chooses by what it is given', () => {
    const records = { records: [{}] };
    expect(fieldOf('lowBalanceList', records) ?? '').toMatch(/^[a-z_A-Z]+(?:\.(?:\*|[a-z_A-Z]+))*$/);
  });

  test('is one of the input as well, and short', () => {
    const read = readInput(ENDPOINTS.userTag, { req_tags: ['anna@mail.example'] });
    expect(read).toMatchObject({ ok: false, error: { extInfo: { field: 'req_tags.*' } } });
  });

  test.each(entries)('of %s has none of the words that are in the answer', (_name, endpoint) => {
    const words = { 'secret words': { 'secret words': ['secret words'] } };
    const hostile = Object.fromEntries(
      ['list', 'items', 'flags', 'result', 'records', 'chains', 'rows'].map((key) => [key, words]),
    );
    for (const result of [words, hostile, [words], 'secret words', { list: [words] }]) {
      expect(JSON.stringify(readResult(endpoint, result))).not.toContain('secret');
    }
  });
});

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
