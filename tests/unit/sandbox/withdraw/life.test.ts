import { describe, expect, it, vi } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { makeInvoice } from '#sandbox/calls/deposit/addresses/makeInvoice.ts';
import { writeInvoice } from '#tests/unit/shared/addresses/support/writeInvoice.ts';
import { evmAddress } from '../addressBook/support/evmAddress.ts';
import { BOOK, type Row, saveId } from '../addressBook/support/openBook.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { FAST } from '../support/startSandbox.ts';
import { DEMO, idOf, openWithdrawals, readRecords, WITHDRAW } from './support/openWithdrawals.ts';

const SECOND_MS = 1_000;

/** What the exchange says of recipients before anything is sent. */
async function checkAddresses(visitor: Visitor, item: Row): Promise<readonly Row[]> {
  const { coin, chain, address } = item;
  const { body } = await visitor.post(`${BOOK}/address-check`, { items: [{ coin, chain, address }] });
  return (body.result as { items: Row[] }).items;
}

describe('A withdrawal over a chain', () => {
  it('sets its coins aside, passes its states, and sends them out less the fee', async () => {
    const { sandbox, visitor, withdraw, balanceOf, pass } = await openWithdrawals();
    const { body } = await withdraw();
    expect(body).toMatchObject({
      retCode: 0,
      result: { uid: DEMO, status: 'SecurityCheck', fee: '2.79', receive: '100' },
    });
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '19897.21', 'FUND/WITHDRAWING': '102.79' });

    const seen: unknown[] = [];
    const look = async () => {
      const [row] = (await readRecords(visitor)).rows;
      seen.push([row?.status, row?.confirmations, row?.needConfirm]);
      return row;
    };
    await look();
    await pass(3 * SECOND_MS);
    await look();
    await pass(3 * SECOND_MS);
    const sent = await look();
    expect(sent?.txID).toMatch(/^0x[0-9a-f]{64}$/);
    expect(sent?.explorer).toBe(`https://etherscan.io/tx/${sent?.txID}`);
    for (let tick = 0; tick < 3; tick += 1) {
      await pass(600);
      await look();
    }
    expect(seen).toEqual([
      ['SecurityCheck', 0, 6],
      ['Pending', 0, 6],
      ['BlockchainConfirmed', 0, 6],
      ['BlockchainConfirmed', 2, 6],
      ['BlockchainConfirmed', 4, 6],
      ['success', 6, 6],
    ]);
    expect((await look())?.txID).toBe(sent?.txID);
    const after = await balanceOf(DEMO, 'USDT');
    expect(after).toMatchObject({ FUND: '19897.21' });
    expect(after).not.toHaveProperty('FUND/WITHDRAWING');
    expect((await balanceOf(0, 'USDT')).FEE).toBe('2.79');
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });

  it('is as much faster as life is', async () => {
    const { visitor, withdraw, pass } = await openWithdrawals(undefined, { speed: FAST });
    await withdraw();
    await pass(30);
    await pass(30);
    for (let tick = 0; tick < 5; tick += 1) await pass(6);
    expect((await readRecords(visitor)).rows).toMatchObject([{ status: 'success' }]);
  });

  it('takes the fee out of the amount where that is wanted, and the part that some chains take', async () => {
    const { visitor, withdraw, bring, balanceOf } = await openWithdrawals();
    expect((await withdraw({ feeType: 1 })).body.result).toMatchObject({ fee: '2.79', receive: '97.21' });
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '19900' });
    await bring(DEMO, 'STX', '5000');
    const stacks = { coin: 'STX', chain: 'STX', address: 'SP1VWB4DPYC537YMA8GF7ZM5MD1MTVSAF1E6EN4P4' };
    // 1000 / 0.999 · 0.001 + 0.5 = 1.501001001…, rounded up at six digits.
    expect((await withdraw({ ...stacks, amount: '1000' })).body.result).toMatchObject({
      fee: '1.501002',
      receive: '1000',
    });
    expect((await readRecords(visitor, '?coin=STX')).rows).toMatchObject([
      { amount: '1000', withdrawFee: '1.501002', receive: '1000' },
    ]);
  });

  it('takes from several wallets in the order they are named in, and gives each its own back', async () => {
    const { sandbox, visitor, withdraw, balanceOf, bring } = await openWithdrawals('unified@sluice.example');
    const uid = 20_000_007;
    await bring(uid, 'USDT', '500', 'EARN');
    const before = await balanceOf(uid, 'USDT');
    const id = idOf(
      await withdraw({ accountType: 'EARN,FUND,UTA', amount: '20600', address: evmAddress('LOW') }),
    );
    expect(await balanceOf(uid, 'USDT')).toMatchObject({
      'EARN/WITHDRAWING': '500',
      'FUND/WITHDRAWING': '20000',
      'UNIFIED/WITHDRAWING': '102.79',
    });
    await visitor.post(`${WITHDRAW}/cancel`, { id });
    expect(await balanceOf(uid, 'USDT')).toEqual(before);
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });

  it('can be had back until it is on the chain', async () => {
    const { visitor, withdraw, balanceOf, pass } = await openWithdrawals();
    const cancel = async (id: string) => (await visitor.post(`${WITHDRAW}/cancel`, { id })).body;
    const first = idOf(await withdraw());
    expect(await cancel(first)).toMatchObject({ retCode: 0, result: { id: first, status: 1 } });
    expect(await cancel(first)).toMatchObject({ retCode: 131099 });
    expect(await balanceOf(DEMO, 'USDT')).toEqual({ FUND: '20000', SPOT: '3000', CONTRACT: '1500' });
    await pass(10 * SECOND_MS);
    expect((await readRecords(visitor)).rows).toMatchObject([{ status: 'CancelByUser', txID: '' }]);

    const second = idOf(await withdraw());
    await pass(3 * SECOND_MS);
    expect((await cancel(second)).retCode).toBe(0);

    await pass(10 * SECOND_MS);
    const third = idOf(await withdraw());
    await pass(3 * SECOND_MS);
    await pass(3 * SECOND_MS);
    expect((await cancel(third)).retCode).toBe(131099);
    expect((await cancel('nothing')).retCode).toBe(700004);
    await visitor.login('vip@sluice.example');
    expect((await cancel(third)).retCode).toBe(700004);
  });

  it('gives its coins back once, however often it is cancelled at the same time', async () => {
    const { sandbox, visitor, withdraw, balanceOf } = await openWithdrawals();
    const id = idOf(await withdraw());
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => visitor.post(`${WITHDRAW}/cancel`, { id })),
    );
    expect(answers.filter(({ body }) => body.retCode === 0)).toHaveLength(1);
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '20000' });
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });

  it('pays an invoice of Lightning, which is over when it is over', async () => {
    const { visitor, withdraw, pass, now } = await openWithdrawals();
    const address = makeInvoice({ nowMs: now(), description: 'tea', lifeSeconds: 60 });
    const order = { coin: 'BTC', chain: 'LIGHTNING', address, amount: '0.001' };
    expect((await withdraw(order)).body.result).toMatchObject({ fee: '0.000001', receive: '0.001' });
    for (let step = 0; step < 3; step += 1) await pass(3 * SECOND_MS);
    expect((await readRecords(visitor)).rows).toMatchObject([{ status: 'success', explorer: '' }]);
    await pass(60 * SECOND_MS);
    expect((await withdraw({ ...order, amount: '0.002' })).body.retCode).toBe(132001);
  });

  it('pays an invoice of an amount by what arrives, whoever pays the fee', async () => {
    const { withdraw, pass, now } = await openWithdrawals();
    const secrets = [1, 16].map((type) => ({ type, bytes: new Uint8Array(32).fill(type) }));
    const address = writeInvoice('lnbc1m', now() / SECOND_MS, secrets);
    const order = { coin: 'BTC', chain: 'LIGHTNING', address };
    const short = await withdraw({ ...order, amount: '0.001', feeType: 1 });
    expect(short.body.retCode).toBe(132001);
    await pass(11 * SECOND_MS);
    const whole = await withdraw({ ...order, amount: '0.001001', feeType: 1 });
    expect(whole.body.result).toMatchObject({ fee: '0.000001', receive: '0.001' });
  });

  it('pays an invoice of Lightning once, and one again only where nothing came of it', async () => {
    const { visitor, withdraw, pass, now } = await openWithdrawals();
    const address = makeInvoice({ nowMs: now(), description: 'tea', lifeSeconds: 3_600 });
    const order = { coin: 'BTC', chain: 'LIGHTNING', address, amount: '0.001' };
    expect(await checkAddresses(visitor, order)).toMatchObject([{ code: 0 }]);
    const id = idOf(await withdraw(order));
    await pass(11 * SECOND_MS);
    const again = { ...order, address: address.toUpperCase(), amount: '0.002', confirmRepeat: true };
    expect((await withdraw(again)).body.retCode).toBe(132011);
    expect(await checkAddresses(visitor, order)).toMatchObject([{ valid: false, code: 132011 }]);

    const other = makeInvoice({ nowMs: now(), description: 'cake', lifeSeconds: 3_600 });
    const second = idOf(await withdraw({ ...order, address: other }));
    await visitor.post(`${WITHDRAW}/cancel`, { id: second });
    expect(await checkAddresses(visitor, { ...order, address: other })).toMatchObject([{ code: 0 }]);
    expect(id).not.toBe(second);
  });

  it('comes to nothing where the chain closed in the meantime', async () => {
    const { sandbox, visitor, withdraw, balanceOf, pass } = await openWithdrawals();
    const id = idOf(await withdraw());
    await sandbox.exchange.database.sql.execute(
      `update withdrawals set chain = 'SEI', coin = 'USDT' where id = '${id}'`,
    );
    await pass(3 * SECOND_MS);
    await pass(3 * SECOND_MS);
    expect((await readRecords(visitor)).rows).toMatchObject([{ status: 'Fail', failCode: 131097 }]);
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ FUND: '20000' });
  });
});

describe('An entry of the address book whose remark says so', () => {
  async function openWith(remark: string) {
    const test = await openWithdrawals();
    const addressId = await saveId(test.visitor, { coin: 'USDT', remark });
    idOf(await test.withdraw({ addressId }));
    const status = async () => (await readRecords(test.visitor)).rows[0]?.status;
    return { ...test, status };
  }

  it('"reject" ends a withdrawal, and its coins come back', async () => {
    const { status, pass, balanceOf } = await openWith('Please REJECT me');
    await pass(3 * SECOND_MS);
    expect([await status(), (await balanceOf(DEMO, 'USDT')).FUND]).toEqual(['Reject', '20000']);
  });

  it('"info" asks for more, after which it goes on', async () => {
    const { status, pass } = await openWith('info');
    const seen: unknown[] = [];
    for (const ms of [3_000, 600_000, 3_000, 3_000]) {
      await pass(ms);
      seen.push(await status());
    }
    expect(seen).toEqual(['MoreInformationRequired', 'SecurityCheck', 'Pending', 'BlockchainConfirmed']);
  });

  it('"info" is answered by its own user with what a form asks, once, and goes on at its own pace', async () => {
    const { visitor, status, pass } = await openWith('info');
    const [row] = (await readRecords(visitor)).rows;
    const id = row?.withdrawId;
    const form = { walletType: 1, legalType: 'individual', isSelfWallet: true };
    const whole = { ...form, firstName: 'Ada', lastName: 'Byron' };
    const send = async (answers: object, of: unknown = id) => {
      const asked = { id: of, questionnaire: JSON.stringify(answers) };
      return (await visitor.post(`${WITHDRAW}/supplement`, asked)).body;
    };
    await pass(3 * SECOND_MS);
    expect(await send(form)).toMatchObject({ retCode: 131070 });
    expect(await send(whole, 'w-none')).toMatchObject({ retCode: 700004 });
    await visitor.login('vip@sluice.example');
    expect(await send(whole)).toMatchObject({ retCode: 700004 });
    await visitor.login();
    const taken = { retCode: 0, result: { uid: DEMO, id, status: 'SecurityCheck' } };
    expect([await send(whole), await send(whole)]).toMatchObject([taken, taken]);
    const seen: unknown[] = [];
    for (const ms of [3_000, 2_999, 1]) {
      await pass(ms);
      seen.push(await status());
    }
    expect(seen).toEqual(['Pending', 'Pending', 'BlockchainConfirmed']);
    expect(await send(whole)).toMatchObject({ retCode: 700000 });
  });

  it('"info" that was answered is not led on a second time when the wait would have ended', async () => {
    const { visitor, status, pass } = await openWith('info, slow');
    await pass(3 * SECOND_MS);
    const [row] = (await readRecords(visitor)).rows;
    await pass(597 * SECOND_MS);
    const names = { firstName: 'Ada', lastName: 'Byron' };
    const answers = { walletType: 1, legalType: 'individual', isSelfWallet: true, ...names };
    const asked = { id: row?.withdrawId, questionnaire: JSON.stringify(answers) };
    await visitor.post(`${WITHDRAW}/supplement`, asked);
    for (const ms of [3_000, 3_000]) await pass(ms);
    expect(await status()).toBe('Pending');
  });

  it('"slow" leaves it pending for five minutes', async () => {
    const { status, pass } = await openWith('slow one');
    await pass(3 * SECOND_MS);
    await pass(299 * SECOND_MS);
    expect(await status()).toBe('Pending');
    await pass(SECOND_MS);
    expect(await status()).toBe('BlockchainConfirmed');
  });

  it('does nothing where nothing is triggered', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { sandbox, visitor, withdraw, pass } = await openWithdrawals();
    const addressId = await saveId(visitor, { coin: 'USDT', remark: 'Bureau' });
    idOf(await withdraw({ addressId }));
    await sandbox.exchange.database.sql.execute("update withdrawals set remark = 'Bureau'");
    await pass(3 * SECOND_MS);
    expect((await readRecords(visitor)).rows).toMatchObject([{ status: 'Pending' }]);
    log.mockRestore();
  });
});
