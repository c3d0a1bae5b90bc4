import { randomUUID } from 'node:crypto';
import type { SandboxOptions } from '#sandbox/createSandbox.ts';
import { type ApiAnswer, openVisitor, type Visitor } from '#tests/unit/sandbox/support/openVisitor.ts';
import { passSecurity } from '#tests/unit/sandbox/support/passSecurity.ts';
import { startSandbox } from '#tests/unit/sandbox/support/startSandbox.ts';

export const BOOK = '/v3/private/cht/asset-withdraw/address';

export type Row = Readonly<Record<string, unknown>>;

/** A sandbox, and a user with an empty address book. */
export async function openBook(account?: string, options: SandboxOptions = {}) {
  const test = await startSandbox(options);
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

/** An entry that is right, but for what is said of it. */
export function entryOf(more: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    coin: 'ETH',
    chain: 'ETH',
    address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7',
    remark: 'Savings',
    addressType: 0,
    walletType: 1,
    ownership: 'self',
    verified: 0,
    ...more,
  };
}

/** Saves an address, with the security step that it needs. */
export async function save(
  visitor: Visitor,
  more: Readonly<Record<string, unknown>> = {},
): Promise<ApiAnswer> {
  const entry = entryOf(more);
  const proof = await passSecurity(visitor, 30002, entry);
  return visitor.post(`${BOOK}/address-create`, { ...entry, requestId: randomUUID(), ...proof });
}

/** The same, and the entry's id. */
export async function saveId(
  visitor: Visitor,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { body } = await save(visitor, more);
  if (body.retCode !== 0) {
    throw new Error(`Saving was refused: ${body.retCode} ${body.retMsg}`);
  }
  return String((body.result as Row).id);
}

export async function turnSwitch(visitor: Visitor, type: string, on: boolean): Promise<ApiAnswer> {
  const proof = await passSecurity(visitor, 30007, { type, on });
  return visitor.post(`${BOOK}/switch-address-verification`, { type, on, ...proof });
}

export async function listBook(visitor: Visitor, query = ''): Promise<{ rows: Row[] } & Row> {
  const { body } = await visitor.get(`${BOOK}/address-list${query}`);
  return body.result as { rows: Row[] } & Row;
}
