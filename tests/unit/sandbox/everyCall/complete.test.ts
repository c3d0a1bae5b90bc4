import { expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';

test('Every call of the table is part of the exchange, and a guest gets a code from each', async () => {
  const { sandbox } = await startSandbox();
  const visitor = openVisitor(sandbox);
  const missing: string[] = [];
  for (const [name, { method, path }] of Object.entries(ENDPOINTS) as [string, Endpoint][]) {
    const address = `/${path.replace(/^\//, '')}`;
    const { status, body } = method === 'get' ? await visitor.get(address) : await visitor.post(address, {});
    const isThere = status === 415 || (status === 200 && Number.isInteger(body.ret_code ?? body.retCode));
    if (!isThere) missing.push(name);
  }
  expect(missing).toEqual([]);
});
