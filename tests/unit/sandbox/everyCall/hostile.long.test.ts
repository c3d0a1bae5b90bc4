import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { accounts } from '#sandbox/books/state/schema/ledger.ts';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { plausibleBody } from './plausible.ts';
import { expectCode, send } from './sendBody.ts';

/** What no field of any call is made for. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  '-1',
  '+1',
  '1e400',
  '1E-18',
  'NaN',
  'Infinity',
  '-0',
  '0x10',
  '1,5',
  '１',
  '99999999999999999999999999999999999999999999',
  '0.0000000000000000001',
  "'; drop table accounts; --",
  '$1',
  '%00',
  '\u0000',
  '\ud800',
  '\u202e',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'x'.repeat(20_000),
  '🧾'.repeat(2_000),
  [],
  [[[[]]]],
  ['BTC', null, {}],
  Array.from({ length: 1_000 }, () => 'BTC'),
  {},
  { toString: 1 },
  { length: -1 },
  '['.repeat(8_000),
  '{"a":'.repeat(2_000),
  '{"firstName":"\\u0000"}',
  '{"__proto__":{"walletType":1}}',
];

/** For some hundred calls of one endpoint, on a busy machine. */
const LIMIT_MS = 300_000;

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];
let sandbox: Sandbox;
let visitor: Visitor;
let requests = 0;

beforeAll(async () => {
  // A thousand times slower than life: no deposit arrives meanwhile at an address that a call has ordered.
  sandbox = await createSandbox({ symbols: 60, webRoot: '/nonexistent', speed: 0.001 });
  visitor = openVisitor(sandbox);
  await visitor.login('main@sluice.example');
  return () => sandbox.close();
}, LIMIT_MS);

function nextId(): string {
  requests += 1;
  return `hostile-${requests}`;
}

async function readLedger(): Promise<string> {
  const rows = await sandbox.exchange.database.sql.select().from(accounts);
  const own = rows.filter(({ uid }) => uid !== 0).toSorted((one, other) => one.id - other.id);
  return JSON.stringify(own);
}

describe.each(NAMES)('%s', (name) => {
  const endpoint: Endpoint = ENDPOINTS[name];

  test('answers every hostile field with a code, and moves nothing', { timeout: LIMIT_MS }, async () => {
    const before = await readLedger();
    for (const field of Object.keys(plausibleBody(endpoint, 'a'))) {
      for (const value of HOSTILE) {
        const body = { ...plausibleBody(endpoint, nextId()), [field]: value };
        expectCode(await send(visitor, endpoint, body), { [field]: value });
      }
    }
    expect(await readLedger()).toBe(before);
  });

  test('answers a body that is no object, or deep, or huge, with a code', async () => {
    const deep = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`);
    for (const body of [
      null,
      1,
      true,
      'text',
      [],
      [1, 2],
      {},
      deep,
      { deep },
      { huge: 'x'.repeat(200_000) },
    ]) {
      expectCode(await send(visitor, endpoint, body), body);
    }
  });

  test('answers random bodies with a code', async () => {
    const anyBody = fc.dictionary(
      fc.constantFrom(...Object.keys(plausibleBody(endpoint, 'a')), 'x'),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        expectCode(await send(visitor, endpoint, body), body);
      }),
      { numRuns: 15 },
    );
  });
});

test('After all of that, the ledger is whole', async () => {
  expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
});
