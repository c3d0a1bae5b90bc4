import fc from 'fast-check';
import { expect, it } from 'vitest';
import { entries } from '#sandbox/books/state/schema/ledger.ts';
import { codeOf, openDeposits } from './support/openDeposits.ts';

const DEPOSIT = '/v3/private/cht/asset-deposit/deposit';

/** Values that break things: of the wrong type, huge, deep, or in another language's syntax. */
const Value = fc.oneof(
  fc.constantFrom<unknown>(
    'BTC',
    'ETH',
    '1e400',
    'NaN',
    '-1',
    "'; drop table deposits; --",
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '\0',
    '\ud800',
    'x'.repeat(20_000),
    '['.repeat(8_000),
    '{"a":'.repeat(2_000),
    '{"firstName":"\\u0000"}',
    '{"__proto__":{"walletType":1}}',
    true,
    null,
    -0,
    1e308,
    [],
    {},
  ),
  fc.json(),
  fc.string(),
);

const FIELDS = {
  [`${DEPOSIT}/order-deposit`]: ['coin', 'chain', 'newAddress', 'label', 'requestId'],
  [`${DEPOSIT}/edit-address`]: ['id', 'label', 'isDefault', 'state'],
  [`${DEPOSIT}/travel-rule-submit`]: ['depositId', 'questionnaire'],
  '/fiat/aml/pre-kya/check': ['chain', 'address', 'requestId'],
};
const QUERIES = {
  [`${DEPOSIT}/aggregate-records`]: [
    'coin',
    'chain',
    'status',
    'kind',
    'txId',
    'id',
    'startTime',
    'limit',
    'cursor',
  ],
  [`${DEPOSIT}/address-chain`]: ['coin', 'chain'],
  '/fiat/aml/pre-kya/check-list': ['limit', 'cursor'],
};

/** Characters of a value in a query: nine of them, three bytes to a character, are within the 16 KiB a server takes in a head. */
const IN_QUERY = 400;

function inputOf(fields: readonly string[]) {
  return fc.record(Object.fromEntries(fields.map((field) => [field, Value])), { requiredKeys: [] });
}

it('Whatever the calls of the deposit desk are asked, they answer with a code and book nothing', {
  timeout: 30_000,
}, async () => {
  const { visitor, sandbox, receive, make, submit, expectBalanced, failBefore } =
    await openDeposits('vip@sluice.example');
  await failBefore(4, 20_000_003);
  await make('XRP', 'XRP');
  const seen = await receive('XRP', 'XRP');
  const before = await sandbox.exchange.database.sql.$count(entries);
  for (const [path, fields] of Object.entries(FIELDS)) {
    await fc.assert(
      fc.asyncProperty(inputOf(fields), async (body) => {
        const answer = await visitor.post(path, body);
        expect(answer.status).toBe(200);
        expect(codeOf(answer)).toEqual(expect.any(Number));
      }),
      { numRuns: 40 },
    );
  }
  for (const [path, fields] of Object.entries(QUERIES)) {
    await fc.assert(
      fc.asyncProperty(inputOf(fields), async (input) => {
        const query = new URLSearchParams(
          Object.entries(input).map(([name, value]) => [name, String(value).slice(0, IN_QUERY)]),
        );
        const answer = await visitor.get(`${path}?${query}`);
        expect(answer.status).toBe(200);
      }),
      { numRuns: 40 },
    );
  }
  for (const text of [
    '['.repeat(8_000) + ']'.repeat(8_000),
    `${'{"a":{"b":'.repeat(700)}1${'}}'.repeat(700)}`,
  ]) {
    const body = { depositId: seen.id, questionnaire: text };
    expect(codeOf(await visitor.post(`${DEPOSIT}/travel-rule-submit`, body))).toBe(131067);
  }
  expect(codeOf(await submit(seen.id, { firstName: '\0' }))).toBe(131067);
  expect(await sandbox.exchange.database.sql.$count(entries)).toBe(before);
  await expectBalanced();
});
