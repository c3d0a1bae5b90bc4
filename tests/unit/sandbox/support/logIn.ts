import { expect } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { openVisitor, PROFILE, type Visitor } from './openVisitor.ts';
import { startSandbox } from './startSandbox.ts';

/** A sandbox with a user logged in, by default the ordinary demo user. */
export async function logIn(account?: string) {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

/** The same, with the faults that are ordered of it. */
export async function logInAmid(...faults: FaultInput[]) {
  const test = await logIn();
  for (const fault of faults) {
    test.sandbox.faults.add(fault);
  }
  return test;
}

/** An answer that is whole, good and signed. */
export async function expectGood(visitor: Visitor, path = PROFILE) {
  const { status, body, headers } = await visitor.get(path);
  expect([status, body.ret_code ?? body.retCode]).toEqual([200, 0]);
  expect(headers['x-signature']).toMatch(/^v1\.[\w+/=]+\.\d{13}$/);
}
