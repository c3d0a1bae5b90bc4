import { describe, expect, it } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { evmAddress } from '../addressBook/support/evmAddress.ts';
import { saveId, turnSwitch } from '../addressBook/support/openBook.ts';
import { START_MS } from '../support/createManualTime.ts';
import { beginStep } from '../support/passSecurity.ts';
import { codesOf } from './support/codesOf.ts';
import { DEMO, idOf, openWithdrawals, type Row, readRecords, WITHDRAW } from './support/openWithdrawals.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

describe('The address book', () => {
  it('is the only place to send to where a user wants that', async () => {
    const test = await openWithdrawals();
    const { visitor } = test;
    const saved = await saveId(visitor, { coin: 'USDT' });
    const other = await saveId(visitor, { coin: 'USDT', address: evmAddress('LOW', 1), remark: 'Other' });
    await turnSwitch(visitor, 'whitelistOnly', true);
    expect(
      await codesOf(test, [
        { address: evmAddress('LOW', 2) },
        { coin: 'ETH', amount: '1' },
        { addressId: 'nothing' },
        { addressId: other },
        { addressId: saved },
        { amount: '101' },
      ]),
    ).toEqual([131083, 131094, 131093, 131094, 0, 0]);
    const list = (await visitor.get('/v3/private/cht/asset-withdraw/address/address-list')).body
      .result as Row;
    const rows = list.rows as Row[];
    expect(rows.map(({ id, lastUsedAt }) => [id, lastUsedAt !== undefined]).toSorted()).toEqual(
      [
        [saved, true],
        [other, false],
      ].toSorted(),
    );
  });

  it('holds a new address back, however it is named, and one that is blocked for good', async () => {
    const { sandbox, visitor, withdraw, pass } = await openWithdrawals();
    await turnSwitch(visitor, 'newAddressLock', true);
    const addressId = await saveId(visitor, { coin: 'baseCoin' });
    expect((await withdraw({ addressId })).body).toMatchObject({
      retCode: 131098,
      ext_info: { lockUntil: String(START_MS + DAY_MS) },
    });
    expect((await withdraw()).body.retCode).toBe(131098);
    await pass(DAY_MS);
    expect((await withdraw({ addressId })).body.retCode).toBe(0);
    for (const [status, code] of [
      [2, 131066],
      [3, 131068],
    ] as const) {
      await sandbox.exchange.database.sql.execute(`update saved_addresses set status = ${status}`);
      expect((await withdraw({ amount: '77' })).body.retCode).toBe(code);
    }
  });

  it('saves the codes for its verified entries, where a user wants that, for that tag alone', async () => {
    const { visitor, order, now, pass } = await openWithdrawals();
    const about = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    await saveId(visitor, { ...about, tag: '7', verified: 1 });
    await turnSwitch(visitor, 'verificationFree', true);
    await pass(DAY_MS);
    const step = async (tag: string) =>
      (await beginStep(visitor, 30001, { ...about, amount: '10', tag })).body.result as Row;
    expect(await step('8')).toMatchObject({ action: 'verify' });
    const passed = await step('7');
    expect(passed).toMatchObject({ action: 'pass', components: [] });
    const send = (tag: string) =>
      visitor.post(`${WITHDRAW}/create`, {
        ...order({ ...about, amount: '10', tag, timestamp: String(now()) }),
        riskToken: passed.risk_token,
        verification: {},
      });
    expect((await send('8')).body.retCode).toBe(10031);
    expect((await send('7')).body.retCode).toBe(0);
  });
});

describe('The same again', () => {
  it('is a mistake for a minute, unless it is confirmed, and too soon for ten seconds even then', async () => {
    const { withdraw, pass } = await openWithdrawals();
    idOf(await withdraw());
    expect((await withdraw()).body.retCode).toBe(131082);
    await pass(4 * SECOND_MS);
    expect((await withdraw({ confirmRepeat: true })).body).toMatchObject({
      retCode: 139001,
      ext_info: { retryAfter: 6 },
    });
    expect((await withdraw({ amount: '101' })).body.retCode).toBe(139001);
    expect((await withdraw({ chain: 'BSC' })).body.retCode).toBe(0);
    await pass(6 * SECOND_MS);
    expect((await withdraw({ amount: '100.0' })).body.retCode).toBe(131082);
    expect((await withdraw({ confirmRepeat: true })).body.retCode).toBe(0);
    await pass(60 * SECOND_MS);
    expect((await withdraw()).body.retCode).toBe(0);
  });

  it('is no mistake after it was cancelled', async () => {
    const { visitor, withdraw, pass } = await openWithdrawals();
    const id = idOf(await withdraw());
    await visitor.post(`${WITHDRAW}/cancel`, { id });
    await pass(10 * SECOND_MS);
    expect((await withdraw()).body.retCode).toBe(0);
  });

  it('under one request id is done once, and answered with the same', async () => {
    const { sandbox, visitor, withdraw, order, balanceOf } = await openWithdrawals();
    const request = order();
    const first = await withdraw(request);
    const again = await visitor.post(`${WITHDRAW}/create`, {
      ...request,
      timestamp: String(START_MS - DAY_MS),
      riskToken: 'spent',
      verification: {},
    });
    expect(again.body.result).toEqual(first.body.result);
    expect((await withdraw({ ...request, amount: '5' })).body.retCode).toBe(131082);
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ 'FUND/WITHDRAWING': '102.79' });
    expect((await readRecords(visitor, `?requestId=${request.requestId}`)).rows).toHaveLength(1);
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });

  it('of many that come together one goes through', async () => {
    const { sandbox, visitor, withdraw, order, balanceOf } = await openWithdrawals();
    const request = order();
    const same = await Promise.all(Array.from({ length: 5 }, () => withdraw(request)));
    expect(new Set(same.map(({ body }) => JSON.stringify([body.retCode, body.result]))).size).toBe(1);
    const others = await Promise.all(
      Array.from({ length: 5 }, () => withdraw({ amount: '60', chain: 'BSC' })),
    );
    expect(others.map(({ body }) => body.retCode).toSorted()).toEqual([0, 131082, 131082, 131082, 131082]);
    expect(await balanceOf(DEMO, 'USDT')).toMatchObject({ 'FUND/WITHDRAWING': '163.09' });
    expect((await readRecords(visitor)).rows).toHaveLength(2);
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });
});

describe('The travel rule', () => {
  const INDIVIDUAL = {
    walletType: 1,
    legalType: 'individual',
    isSelfWallet: false,
    firstName: 'Wing',
    lastName: '陳',
  };

  it('asks where the law does, and says for what', async () => {
    const test = await openWithdrawals('hongkong@sluice.example');
    const { body } = await test.visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`);
    expect(body.result).toMatchObject({ travelRule: { required: true, zone: 'HKG', thresholdUsd: '0' } });
    const answers = [
      undefined,
      [],
      { ...INDIVIDUAL, walletType: 2 },
      { ...INDIVIDUAL, walletType: 0 },
      { ...INDIVIDUAL, lastName: '7' },
      { ...INDIVIDUAL, legalType: 'company', companyName: ' ' },
      { ...INDIVIDUAL, __proto__: null, other: [[['\u0000']]], isSelfWallet: '\u0000' },
    ];
    const orders = answers.map((answer) =>
      answer === undefined ? {} : { questionnaire: JSON.stringify(answer) },
    );
    expect(await codesOf(test, orders)).toEqual([131067, 131068, 131068, 131068, 131070, 131068, 0]);
  });

  it('asks nothing elsewhere, nor inside of the exchange', async () => {
    const { visitor, withdraw } = await openWithdrawals('india@sluice.example');
    expect((await withdraw({ address: '20000003', forceChain: 2 })).body.retCode).toBe(0);
    expect((await withdraw()).body.retCode).toBe(131067);
    await visitor.login('demo@sluice.example');
    expect((await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`)).body.result).toMatchObject({
      travelRule: { required: false, zone: '', fields: [] },
    });
  });
});
