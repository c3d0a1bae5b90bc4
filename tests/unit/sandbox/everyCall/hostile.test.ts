import { expect, test } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { entries } from '#sandbox/books/state/schema/ledger.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';
import { plausibleBody } from './plausible.ts';
import { expectCode, send } from './sendBody.ts';

/** A few of the values of hostile.long.test.ts: a number, a text that no database keeps, an object that is no field. */
const HOSTILE: readonly unknown[] = [-1, '\u0000', { toString: 1 }];
const NO_BODIES: readonly unknown[] = [null, 7, 'text', [], {}];

test('Every call answers hostile bodies with a code, 700000 for what its schema refuses, and none moves anything', async () => {
  const { sandbox } = await startSandbox();
  const visitor = openVisitor(sandbox);
  await visitor.login('main@sluice.example');
  const { sql } = sandbox.exchange.database;
  const before = await sql.$count(entries);
  for (const endpoint of Object.values<Endpoint>(ENDPOINTS)) {
    const fields = Object.keys(plausibleBody(endpoint, 'hostile'));
    for (const value of HOSTILE) {
      const body = Object.fromEntries(fields.map((field) => [field, value]));
      expectCode(await send(visitor, endpoint, body), [endpoint.path, value]);
    }
    for (const body of NO_BODIES) {
      expectCode(await send(visitor, endpoint, body), [endpoint.path, body]);
    }
  }
  expect(await sql.$count(entries)).toBe(before);
  expect(await findImbalance(sql)).toEqual([]);
});
