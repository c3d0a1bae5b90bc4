import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity, RIGHT } from '../support/passSecurity.ts';
import { FAST } from '../support/startSandbox.ts';
import { codesOf } from './support/codesOf.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, entryOf, listBook, openBook, type Row, save, saveId, turnSwitch } from './support/openBook.ts';

const DAY_MS = 86_400_000;

describe('An address that is saved', () => {
  it('can be used at once, and says who it belongs to and what is known of it', async () => {
    const { visitor } = await openBook();
    const { body } = await save(visitor, { vaspCode: 'harbour', walletType: 0, verified: 1 });
    expect(body).toMatchObject({
      retCode: 0,
      result: {
        uid: 20_000_001,
        coin: 'ETH',
        chain: 'ETH',
        chainType: 'Ethereum (ERC20)',
        address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7',
        tag: '',
        remark: 'Savings',
        status: 0,
        verified: 1,
        vaspName: 'Harbour Trading',
      },
    });
    expect(body.result).not.toHaveProperty('lockUntil');
    expect((await listBook(visitor)).rows).toHaveLength(1);
  });

  it('is kept in the spelling of its chain, with the tag that was inside of it', async () => {
    const { visitor } = await openBook();
    await save(visitor, { address: ' 0x16ec045870b0654c3e6fb0513c6853ceab3be1f7\u200b\n' });
    const address = 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV';
    await save(visitor, { coin: 'XRP', chain: 'XRP', address, remark: 'X' });
    expect((await listBook(visitor, '?coin=XRP')).rows).toMatchObject([{ address, tag: '12345' }]);
    expect((await listBook(visitor, '?coin=ETH')).rows).toMatchObject([
      { address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7' },
    ]);
  });

  it('is locked for a day where the user wants that, and the lock runs out by itself', async () => {
    const { visitor, time } = await openBook();
    await turnSwitch(visitor, 'newAddressLock', true);
    const { body } = await save(visitor);
    const { status, lockUntil, createAt } = body.result as Row;
    expect([status, Number(lockUntil) - Number(createAt) * 1000]).toEqual([1, DAY_MS]);
    time.sleep(DAY_MS);
    expect((await listBook(visitor)).rows).toMatchObject([{ status: 0 }]);
  });

  it('is locked for less where life is faster', async () => {
    const { visitor } = await openBook(undefined, { speed: FAST });
    await turnSwitch(visitor, 'newAddressLock', true);
    const { lockUntil, createAt } = (await save(visitor)).body.result as Row;
    expect(Number(lockUntil) - Number(createAt) * 1000).toBe(DAY_MS / FAST);
  });

  it('is saved once for each request, whatever proof comes with the second', async () => {
    const { visitor } = await openBook();
    const proof = await passSecurity(visitor, 30002, entryOf({}));
    const order = { ...entryOf({}), requestId: randomUUID() };
    const first = await visitor.post(`${BOOK}/address-create`, { ...order, ...proof });
    const second = await visitor.post(`${BOOK}/address-create`, {
      ...order,
      riskToken: 'x',
      verification: {},
    });
    expect(second.body.result).toEqual(first.body.result);
    const other = await visitor.post(`${BOOK}/address-create`, { ...order, remark: 'Other', ...proof });
    expect(other.body.retCode).toBe(131082);
    expect((await listBook(visitor)).count).toBe(1);
  });

  it('is seen by no other user', async () => {
    const { visitor } = await openBook();
    const id = await saveId(visitor);
    await visitor.login('vip@sluice.example');
    expect(await listBook(visitor)).toMatchObject({ rows: [], count: 0 });
    const { body } = await visitor.post(`${BOOK}/address-edit`, { id, remark: 'Mine' });
    expect(body.retCode).toBe(132009);
    expect((await visitor.post(`${BOOK}/address-delete`, { ids: [id] })).body.result).toMatchObject({
      deleted: [],
      failed: [{ id, code: 132009 }],
    });
  });
});

describe('A user inside of the exchange', () => {
  const inside = (account: string, internalType = 'uid', more = {}) => ({
    addressType: 1,
    chain: '',
    coin: 'baseCoin',
    address: account,
    internalType,
    remark: account.slice(0, 20),
    ...more,
  });

  it('is saved by id, e-mail or phone, once', async () => {
    const { visitor } = await openBook();
    expect(
      await codesOf(visitor, [
        inside('20000003'),
        inside(' VIP@sluice.example', 'email', { remark: 'Vera' }),
        inside('5551122', 'mobile', { areaCode: '+852', remark: 'Ho' }),
        inside('10000001'),
      ]),
    ).toEqual([0, 132004, 131077, 0]);
    expect(
      (await save(visitor, inside('9999 1122', 'mobile', { areaCode: '852', remark: 'Ho' }))).body.result,
    ).toMatchObject({
      addressType: 1,
      internalType: 'mobile',
      address: '99991122',
      chain: '',
      chainType: '',
    });
  });

  it('is refused for who they are', async () => {
    const { visitor } = await openBook();
    const accounts = ['20000001', '20000006', '12345', '10000002', '10000003', '20000002'];
    expect(
      await codesOf(
        visitor,
        accounts.map((account) => inside(account)),
      ),
    ).toEqual([131075, 131076, 131077, 131078, 131079, 131079]);
  });
});

describe('A batch', () => {
  const send = async (visitor: Visitor, items: unknown[]) => {
    const proof = await passSecurity(visitor, 30003, { items });
    return visitor.post(`${BOOK}/batch-create`, { items, requestId: randomUUID(), ...proof });
  };

  it('saves the lines that are right and says of the others why not', async () => {
    const { visitor } = await openBook();
    const { body } = await send(visitor, [
      entryOf({}),
      entryOf({ remark: 'Again' }),
      entryOf({ address: evmAddress('LOW'), remark: 'savings' }),
      entryOf({ address: 'nothing', remark: 'Wrong' }),
      entryOf({ coin: 'BTC', chain: 'BTC', address: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE', remark: 'Coins' }),
    ]);
    expect(body).toMatchObject({
      retCode: 0,
      result: {
        created: 2,
        failed: 3,
        results: [
          { index: 0, code: 0, row: { remark: 'Savings' } },
          { index: 1, code: 132004 },
          { index: 2, code: 132005 },
          { index: 3, code: 132001 },
          { index: 4, code: 0, row: { coin: 'BTC' } },
        ],
      },
    });
    expect((await listBook(visitor)).count).toBe(2);
  });

  it('of more than a hundred lines is refused whole, for guests as guests', async () => {
    const { visitor } = await openBook();
    const items = Array.from({ length: 101 }, () => entryOf({}));
    expect((await send(visitor, items)).body.retCode).toBe(132007);
    visitor.cookies.clear();
    expect((await visitor.post(`${BOOK}/batch-create`, { items })).body.retCode).toBe(10007);
  });

  it('is refused whole with codes that are wrong, or for other addresses than its step was for', async () => {
    const { visitor } = await openBook();
    const { riskToken } = await passSecurity(visitor, 30003, { items: [entryOf({ tag: '1' })] });
    const order = { items: [entryOf({})], requestId: randomUUID(), riskToken, verification: RIGHT };
    expect((await visitor.post(`${BOOK}/batch-create`, order)).body.retCode).toBe(10031);
    expect((await listBook(visitor)).count).toBe(0);
  });
});
