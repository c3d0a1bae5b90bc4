import { describe, expect, it, vi } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { saveId } from '../addressBook/support/openBook.ts';
import { ADDRESS, DEMO, openWithdrawals, readRecords, VIP } from './support/openWithdrawals.ts';

const SECOND_MS = 1_000;

describe('A withdrawal inside of the exchange', () => {
  const inside = { chain: 'ETH', forceChain: 2, amount: '50' };

  it.each(['20000003', 'vip@sluice.example', ' VIP@Sluice.example '])(
    'to %s is there at once, without a fee, in the records of both',
    async (address) => {
      const { sandbox, visitor, withdraw, balanceOf } = await openWithdrawals();
      const before = await balanceOf(VIP, 'USDT');
      const { body } = await withdraw({ ...inside, address });
      expect(body).toMatchObject({ retCode: 0, result: { status: 'success', fee: '0', receive: '50' } });
      expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '19950' });
      expect((await balanceOf(VIP, 'USDT')).FUND).toBe(String(Number(before.FUND) + 50));
      expect((await readRecords(visitor, '?withdrawType=1')).rows).toMatchObject([
        {
          withdrawType: 1,
          chain: '',
          status: 'success',
          needConfirm: 0,
          toAddress: address.trim().toLowerCase(),
        },
      ]);
      await visitor.login('vip@sluice.example');
      const deposits = '/v3/private/cht/asset-deposit/deposit/aggregate-records?kind=internal';
      expect((await visitor.get(deposits)).body.result).toMatchObject({
        rows: [{ coin: 'USDT', amount: '50', fromMemberId: DEMO, status: 3 }],
      });
      expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
    },
  );

  it('goes by the code of who gets it', async () => {
    const { withdraw, pass } = await openWithdrawals();
    const codes: unknown[] = [];
    const accounts = [
      '10000001',
      '10000002',
      '10000003',
      '20000001',
      '20000006',
      '20000002',
      '999',
      'a@b.example',
    ];
    for (const address of accounts) {
      codes.push((await withdraw({ ...inside, address })).body.retCode);
      await pass(10 * SECOND_MS);
    }
    expect(codes).toEqual([0, 131078, 131079, 131075, 131076, 131079, 131077, 131077]);
  });

  it('goes to an entry of the address book by what that says', async () => {
    const { visitor, withdraw, balanceOf } = await openWithdrawals();
    const entry = { coin: 'baseCoin', chain: '', addressType: 1, internalType: 'email' };
    const address = 'vip@sluice.example';
    const addressId = await saveId(visitor, { ...entry, address, remark: 'Vera' });
    expect((await withdraw({ addressId, address, amount: '5' })).body.result).toMatchObject({
      status: 'success',
    });
    expect((await withdraw({ addressId, address: 'main@sluice.example', amount: '6' })).body.retCode).toBe(
      131094,
    );
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '19995' });
  });

  it('knows no user whom only triggers name, where there are none', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { withdraw } = await openWithdrawals(undefined, { hasTriggers: false });
    expect((await withdraw({ ...inside, address: '10000001' })).body.retCode).toBe(131077);
    log.mockRestore();
  });

  it("is what sending to a customer's deposit address is, unless the chain is wanted", async () => {
    const { sandbox, visitor, withdraw, pass } = await openWithdrawals();
    await sandbox.exchange.database.sql.execute(
      `insert into deposit_addresses (id, uid, chain, address, tag, is_default, state, created_at)
       values ('a', ${VIP}, 'BSC', '${ADDRESS}', '', true, 'ready', 1), ('b', ${VIP}, 'XRP', 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d', '77', true, 'ready', 1)`,
    );
    expect((await withdraw()).body.result).toMatchObject({ status: 'success', fee: '0' });
    await pass(10 * SECOND_MS);
    expect((await withdraw({ forceChain: 1 })).body.result).toMatchObject({
      status: 'SecurityCheck',
      fee: '2.79',
    });
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect((await withdraw(xrp)).body.retCode).toBe(132003);
    expect((await withdraw({ ...xrp, tag: '77' })).body.result).toMatchObject({ status: 'success' });
    await visitor.login('vip@sluice.example');
    expect((await withdraw()).body.retCode).toBe(131075);
  });
});
