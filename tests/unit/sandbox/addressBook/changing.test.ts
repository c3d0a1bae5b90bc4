import { describe, expect, it } from 'vitest';
import { passSecurity, RIGHT } from '../support/passSecurity.ts';
import { openWithdrawals, WITHDRAW, withdraw } from '../withdraw/support/openWithdrawals.ts';
import { evmAddress } from './support/evmAddress.ts';
import { BOOK, listBook, openBook, type Row, saveId, turnSwitch } from './support/openBook.ts';

const DAY_MS = 86_400_000;

describe('The list', () => {
  it('can be narrowed, and is read page by page', async () => {
    const { visitor, time } = await openBook();
    for (let n = 0; n < 5; n += 1) {
      await saveId(visitor, {
        address: evmAddress('LOW', n),
        remark: `Wallet ${n}%`,
        coin: n === 0 ? 'USDT' : 'ETH',
        verified: n % 2,
      });
      time.advance(1);
    }
    const remarks = async (query: string) =>
      (await listBook(visitor, query)).rows.map(({ remark }) => remark);
    expect(await remarks('?coin=USDT')).toEqual(['Wallet 0%']);
    expect(await remarks('?verified=1')).toEqual(['Wallet 3%', 'Wallet 1%']);
    expect(await remarks('?keyword=WALLET%204%25')).toEqual(['Wallet 4%']);
    expect(await remarks(`?keyword=${encodeURIComponent('ｗàl\u200bLET 4%')}`)).toEqual(['Wallet 4%']);
    expect(await remarks(`?keyword=${evmAddress('LOW', 2).slice(20).toLowerCase()}`)).toEqual(['Wallet 2%']);
    expect(await remarks('?chain=BTC')).toEqual([]);
    expect(await remarks('?addressType=1')).toEqual([]);

    const seen: unknown[] = [];
    let cursor = '';
    do {
      const page = await listBook(visitor, `?limit=2&cursor=${cursor}`);
      seen.push(...page.rows.map(({ remark }) => remark));
      cursor = String(page.nextPageCursor);
      // What is added meanwhile moves nothing.
      await saveId(visitor, { address: evmAddress('LOW', 10 + seen.length), remark: `New ${seen.length}` });
    } while (cursor !== '');
    expect(seen).toEqual(['Wallet 4%', 'Wallet 3%', 'Wallet 2%', 'Wallet 1%', 'Wallet 0%']);
  });

  it.each(['x', '1.', '1.a b', '1.a,', '-1.a', '99999999999999999.a'])(
    'answers the cursor %j as a bad parameter',
    async (cursor) => {
      const { visitor } = await openBook();
      const { body } = await visitor.get(`${BOOK}/address-list?cursor=${encodeURIComponent(cursor)}`);
      expect([body.retCode, body.retMsg]).toEqual([700000, 'bad parameter: cursor']);
    },
  );
});

describe('An entry', () => {
  const edit = async (visitor: Awaited<ReturnType<typeof openBook>>['visitor'], body: Row) =>
    (await visitor.post(`${BOOK}/address-edit`, body)).body;

  it('is named otherwise without a code, and keeps its lock', async () => {
    const { visitor } = await openBook();
    await turnSwitch(visitor, 'newAddressLock', true);
    const id = await saveId(visitor);
    await saveId(visitor, { address: evmAddress('LOW'), remark: 'Other' });
    expect(
      await edit(visitor, { id, remark: ' Mine ', ownership: 'other', walletType: 0, vaspCode: 'tulip' }),
    ).toMatchObject({
      retCode: 0,
      result: { id, remark: 'Mine', ownership: 'other', walletType: 0, vaspName: 'Tulip Coins', status: 1 },
    });
    expect((await edit(visitor, { id, remark: 'mine' })).retCode).toBe(0);
    expect((await edit(visitor, { id, remark: 'OTHER' })).retCode).toBe(132005);
    expect((await edit(visitor, { id, vaspCode: 'nobody' })).retCode).toBe(131068);
    expect((await edit(visitor, { id, firstName: '' })).retCode).toBe(131070);
    expect((await edit(visitor, { id: 'nothing' })).retCode).toBe(132009);
    expect((await edit(visitor, { id, riskToken: 'made-up', verification: {} })).retCode).toBe(10031);
    const step = await passSecurity(visitor, 30004, { ids: [id] });
    expect((await edit(visitor, { id, remark: 'Third', ...step })).retCode).toBe(0);
  });

  it('that lacks its owner can be used when all is given', async () => {
    const { sandbox, visitor } = await openBook('hongkong@sluice.example');
    const owner = { legalType: 'individual', firstName: 'Ho', lastName: 'Hong' };
    const id = await saveId(visitor, owner);
    await sandbox.exchange.database.sql.execute(`update saved_addresses set status = 3, names = '{}'`);
    expect(await edit(visitor, { id, firstName: 'Ho' })).toMatchObject({ result: { status: 3 } });
    expect(await edit(visitor, { id, lastName: 'Hong' })).toMatchObject({ result: { status: 0 } });
  });

  it('is removed, with others, unless a withdrawal is on its way to it', async () => {
    const { visitor, order, pass } = await openWithdrawals();
    const used = await saveId(visitor, { coin: 'USDT' });
    const unused = await saveId(visitor, { coin: 'USDT', address: evmAddress('LOW'), remark: 'Other' });
    await withdraw(visitor, order({ addressId: used }));
    const remove = async () =>
      (await visitor.post(`${BOOK}/address-delete`, { ids: [used, unused, 'nothing', unused] })).body.result;
    expect(await remove()).toMatchObject({
      deleted: [unused],
      failed: [
        { id: used, code: 132010 },
        { id: 'nothing', code: 132009 },
      ],
    });
    const { rows } = (await visitor.get(`${WITHDRAW}/record-list`)).body.result as { rows: Row[] };
    await visitor.post(`${WITHDRAW}/cancel`, { id: rows[0]?.withdrawId });
    await pass(1);
    expect(await remove()).toMatchObject({ deleted: [used] });
    expect(await listBook(visitor)).toMatchObject({ count: 0 });
  });

  it('is freed of codes by a code, and bound to them without', async () => {
    const { visitor } = await openBook();
    const id = await saveId(visitor);
    const change = async (body: Row) =>
      (await visitor.post(`${BOOK}/change-address-verification`, body)).body;
    expect((await change({ ids: [id], verified: 1 })).retCode).toBe(10031);
    const step = await passSecurity(visitor, 30006, { ids: [id] });
    expect(await change({ ids: [id], verified: 1, ...step })).toMatchObject({
      retCode: 0,
      result: { rows: [{ id, verified: 1 }] },
    });
    expect(await change({ ids: [id], verified: 0 })).toMatchObject({ result: { rows: [{ verified: 0 }] } });
    expect((await change({ ids: [id, 'nothing'], verified: 0 })).retCode).toBe(132009);
  });
});

describe('A switch', () => {
  it('tightens at once, and loosening it makes withdrawals rest for a day', async () => {
    const { visitor, time } = await openBook();
    const settings = async () => (await listBook(visitor)).settings;
    for (const type of ['whitelistOnly', 'newAddressLock']) {
      expect((await turnSwitch(visitor, type, true)).body.result).not.toHaveProperty('pauseUntil');
    }
    expect(await settings()).toEqual({ whitelistOnly: true, newAddressLock: true, verificationFree: false });
    expect((await turnSwitch(visitor, 'verificationFree', false)).body.result).not.toHaveProperty(
      'pauseUntil',
    );

    const pauseUntil = String(time.clock.now() + DAY_MS);
    expect((await turnSwitch(visitor, 'newAddressLock', false)).body.result).toMatchObject({
      settings: { whitelistOnly: true, newAddressLock: false, changePauseUntil: pauseUntil },
      pauseUntil,
    });
    time.advance(1000);
    const later = String(time.clock.now() + DAY_MS);
    expect((await turnSwitch(visitor, 'verificationFree', true)).body.result).toMatchObject({
      pauseUntil: later,
    });
    time.sleep(DAY_MS);
    expect(await settings()).toEqual({ whitelistOnly: true, newAddressLock: false, verificationFree: true });
  });

  it('stays where it is with codes that are wrong', async () => {
    const { visitor } = await openBook();
    const { riskToken } = await passSecurity(visitor, 30007, { type: 'verificationFree', on: true });
    const verification = { ...RIGHT, totp: '111111' };
    const body = { type: 'verificationFree', on: true, riskToken, verification };
    expect((await visitor.post(`${BOOK}/switch-address-verification`, body)).body.retCode).toBe(10031);
    expect((await listBook(visitor)).settings).toEqual({
      whitelistOnly: false,
      newAddressLock: false,
      verificationFree: false,
    });
  });

  it('is turned, and an entry freed of codes, by the call of the US as well', async () => {
    const { visitor } = await openBook();
    const path = '/user/private/change/address-super-verification';
    const id = await saveId(visitor);
    const proof = async (scene: number, about: Row) => {
      const { riskToken, verification } = await passSecurity(visitor, scene, about);
      return { risk_token: riskToken, verification };
    };
    const on = { type: 'whitelistOnly', on: true };
    const turned = { ...on, ...(await proof(30007, on)) };
    expect((await visitor.post(path, turned)).body).toMatchObject({
      ret_code: 0,
      result: { uid: 20_000_001, settings: { whitelistOnly: true } },
    });
    expect((await visitor.post(path, { id, ...(await proof(30006, { ids: [id] })) })).body.ret_code).toBe(0);
    expect((await listBook(visitor)).rows).toMatchObject([{ id, verified: 1 }]);
    expect(
      (await visitor.post(path, { id: 'x', ...(await proof(30006, { ids: ['x'] })) })).body.ret_code,
    ).toBe(132009);
    expect((await visitor.post(path, { id, risk_token: 'x', verification: {} })).body.ret_code).toBe(10031);
  });
});
