import { describe, expect, it } from 'vitest';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { openWithdrawals, withdraw } from '../withdraw/support/openWithdrawals.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, listBook, save, saveId } from './support/openBook.ts';

const HELD = evmAddress('LOW', 7);
const ENTRY = { coin: 'USDT', chain: 'ETH', address: HELD };
const BLOCKED = 2;
const OWNER_MISSING = 3;

async function open(status: number) {
  const opened = await openWithdrawals();
  const id = await saveId(opened.visitor, { ...ENTRY, remark: 'Held' });
  await opened.sandbox.exchange.database.sql.execute(
    `update saved_addresses set status = ${status} where id = '${id}'`,
  );
  return { ...opened, id };
}

async function remove(visitor: Visitor, id: string): Promise<void> {
  const { body } = await visitor.post(`${BOOK}/address-delete`, { ids: [id] });
  expect(body.result).toMatchObject({ deleted: [id] });
}

describe.each([
  [BLOCKED, 131066],
  [OWNER_MISSING, 131068],
])('What stands against an address (state %i)', (status, code) => {
  it('is not lifted by deleting its entry: it is not sent to, and saved again it is as it was', async () => {
    const { visitor, order, id } = await open(status);
    await remove(visitor, id);
    expect((await listBook(visitor)).rows).toEqual([]);
    expect((await withdraw(visitor, order({ ...ENTRY }))).body.retCode).toBe(code);
    expect((await save(visitor, { ...ENTRY, remark: 'Again' })).body.result).toMatchObject({ status });
    expect((await withdraw(visitor, order({ ...ENTRY }))).body.retCode).toBe(code);
  });

  it('is not lifted by another account', async () => {
    const { sandbox, order } = await open(status);
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    expect((await save(other, { ...ENTRY, remark: 'Mine' })).body.result).toMatchObject({ status });
    expect((await withdraw(other, order({ ...ENTRY }))).body.retCode).toBe(code);
  });
});

it('A block that is found later counts for entries of others as well, and the check says so of an address in no book', async () => {
  const { sandbox, visitor, id } = await open(0);
  const other = openVisitor(sandbox);
  await other.login('vip@sluice.example');
  await saveId(other, { ...ENTRY, remark: 'Mine' });
  await sandbox.exchange.database.sql.execute(
    `update saved_addresses set status = ${BLOCKED} where id = '${id}'`,
  );
  expect((await listBook(other)).rows.find(({ remark }) => remark === 'Mine')).toMatchObject({
    status: BLOCKED,
  });
  await remove(visitor, id);
  const { body } = await visitor.post(`${BOOK}/address-check`, { items: [ENTRY] });
  expect(body.result).toMatchObject({ items: [{ valid: false, code: 131066 }] });
});
