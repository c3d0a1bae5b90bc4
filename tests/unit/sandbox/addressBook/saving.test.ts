import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity, RIGHT } from '../support/passSecurity.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, entryOf, listBook, openBook, type Row, save, saveId, turnSwitch } from './support/openBook.ts';

vi.setConfig({ testTimeout: 20_000 });

const DAY_MS = 86_400_000;

async function codesOf(
  visitor: Visitor,
  cases: readonly Readonly<Record<string, unknown>>[],
): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const entry of cases) {
    codes.push((await save(visitor, entry)).body.retCode);
  }
  return codes;
}

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

  it('is locked for a day where the person wants that, and the lock runs out by itself', async () => {
    const { visitor, time } = await openBook();
    await turnSwitch(visitor, 'newAddressLock', true);
    const { body } = await save(visitor);
    const { status, lockUntil, createAt } = body.result as Row;
    expect([status, Number(lockUntil) - Number(createAt) * 1000]).toEqual([1, DAY_MS]);
    time.advance(DAY_MS);
    expect((await listBook(visitor)).rows).toMatchObject([{ status: 0 }]);
  });

  it('is locked for less where life is faster', async () => {
    const { visitor } = await openBook(undefined, { speed: 24 });
    await turnSwitch(visitor, 'newAddressLock', true);
    const { lockUntil, createAt } = (await save(visitor)).body.result as Row;
    expect(Number(lockUntil) - Number(createAt) * 1000).toBe(DAY_MS / 24);
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

  it('is seen by nobody else', async () => {
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

describe('An address is refused', () => {
  it('for what is wrong with its text, by the code of that', async () => {
    const { visitor } = await openBook();
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect(
      await codesOf(visitor, [
        { address: 'hello' },
        { address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' },
        { address: '0x16eC045870B0654C3E6fB0513c6853cEab3bE1F7' },
        { coin: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
        { tag: '7' },
        { ...xrp, tag: 'seven' },
        { chain: 'TRX', address: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU' },
        { coin: 'NOCOIN' },
        { chain: 'NOCHAIN' },
        { chain: '' },
        { address: evmAddress('SEVERE') },
        { address: '\u0000' },
      ]),
    ).toEqual([
      132001, 132001, 132002, 132008, 131081, 131002, 131002, 131002, 131002, 131002, 131066, 700000,
    ]);
    expect((await listBook(visitor)).count).toBe(0);
  });

  it('when it is there already, for this coin on this chain with this tag', async () => {
    const { visitor } = await openBook();
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect(
      await codesOf(visitor, [
        { remark: 'One' },
        { remark: 'Two', address: '0x16ec045870b0654c3e6fb0513c6853ceab3be1f7' },
        { remark: 'Three', coin: 'USDT' },
        { remark: 'Four', coin: 'baseCoin' },
        { remark: 'Five', ...xrp, tag: '12345' },
        { remark: 'Six', ...xrp },
        { remark: 'Seven', ...xrp, address: 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV' },
      ]),
    ).toEqual([0, 132004, 0, 0, 0, 0, 132004]);
  });

  it('when its remark is taken, however that is written, or no remark', async () => {
    const { visitor } = await openBook();
    await save(visitor, { remark: 'Straße' });
    const remarks = [
      'STRASSE',
      ' straße ',
      'Stra\u200bße',
      'a\u0007b',
      '  ',
      'x'.repeat(21),
      '👨‍👩‍👧‍👦'.repeat(20),
    ];
    const cases = remarks.map((remark, n) => ({ remark, address: evmAddress('LOW', n) }));
    expect(await codesOf(visitor, cases)).toEqual([0, 132005, 132005, 132005, 700000, 700000, 0]);
  });

  it('when it is one of their own, which coins come to them by', async () => {
    const { sandbox, time, visitor } = await openBook();
    const deposit = '/v3/private/cht/asset-deposit/deposit';
    const chains = `${deposit}/address-chain?coin=ETH&chain=ETH`;
    await visitor.post(`${deposit}/order-deposit`, {
      coin: 'ETH',
      chain: 'ETH',
      newAddress: false,
      requestId: randomUUID(),
    });
    time.advance(30_000);
    await sandbox.exchange.catchUp();
    const { body } = await visitor.get(chains);
    const [{ addresses } = { addresses: [] }] = (body.result as { chains: { addresses: Row[] }[] }).chains;
    expect(addresses).toHaveLength(1);
    expect((await save(visitor, { address: addresses[0]?.addressDeposit })).body.retCode).toBe(131075);
  });

  it('when there are 200 already', async () => {
    const { visitor } = await openBook();
    for (const from of [0, 100]) {
      const items = Array.from({ length: 100 }, (_, n) =>
        entryOf({ address: evmAddress('LOW', from + n), remark: `No. ${from + n}` }),
      );
      const proof = await passSecurity(visitor, 30003, {});
      const { body } = await visitor.post(`${BOOK}/batch-create`, {
        items,
        requestId: randomUUID(),
        ...proof,
      });
      expect(body.result).toMatchObject({ created: 100, failed: 0 });
    }
    expect((await save(visitor, { address: evmAddress('LOW', 200) })).body.retCode).toBe(132006);
    expect(await listBook(visitor)).toMatchObject({ count: 200, max: 200 });
  });

  it('with codes that are wrong, and is not there then', async () => {
    const { visitor } = await openBook();
    const { riskToken } = await passSecurity(visitor, 30002, entryOf({}));
    const order = { ...entryOf({}), requestId: randomUUID(), riskToken };
    const wrong = await visitor.post(`${BOOK}/address-create`, {
      ...order,
      verification: { ...RIGHT, email: '111111' },
    });
    expect(wrong.body).toMatchObject({ retCode: 10031, ext_info: { remaining: 2 } });
    const other = { ...order, address: evmAddress('LOW'), verification: RIGHT };
    expect((await visitor.post(`${BOOK}/address-create`, other)).body.retCode).toBe(10031);
    expect((await listBook(visitor)).count).toBe(0);
    expect(
      (await visitor.post(`${BOOK}/address-create`, { ...order, verification: RIGHT })).body.retCode,
    ).toBe(0);
  });

  it('without the owner where the law asks for one', async () => {
    const { visitor } = await openBook('india@sluice.example');
    const person = { legalType: 'individual', firstName: 'Asha', lastName: "D'Souza-Rao" };
    expect(
      await codesOf(visitor, [
        {},
        { ...person, walletType: 0 },
        { ...person, walletType: 0, vaspCode: 'nobody' },
        { ...person, firstName: '7' },
        { legalType: 'individual', firstName: 'Asha' },
        { legalType: 'company' },
        { legalType: 'company', companyName: 'A' },
        person,
      ]),
    ).toEqual([131068, 131068, 131068, 131070, 131070, 131068, 131068, 0]);
  });
});

describe('Somebody inside of the exchange', () => {
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
    const proof = await passSecurity(visitor, 30003, { ids: items.map((item) => (item as Row).address) });
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
    const { riskToken } = await passSecurity(visitor, 30003, { ids: ['other'] });
    const order = { items: [entryOf({})], requestId: randomUUID(), riskToken, verification: RIGHT };
    expect((await visitor.post(`${BOOK}/batch-create`, order)).body.retCode).toBe(10031);
    expect((await listBook(visitor)).count).toBe(0);
  });
});
