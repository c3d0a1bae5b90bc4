import { describe, expect, it, vi } from 'vitest';
import { findImbalance } from '#sandbox/ledger/findImbalance.ts';
import { noteHold } from '#sandbox/ledger/holds.ts';
import { evmAddress } from '../addressBook/support/evmAddress.ts';
import { saveId, turnSwitch } from '../addressBook/support/openBook.ts';
import { beginStep, passSecurity, RIGHT } from '../support/passSecurity.ts';
import { START_MS } from '../support/startSandbox.ts';
import {
  ADDRESS,
  DEMO,
  idOf,
  openWithdrawals,
  type Row,
  readRecords,
  VIP,
  WITHDRAW,
} from './support/openWithdrawals.ts';

vi.setConfig({ testTimeout: 20_000 });

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

type Test = Awaited<ReturnType<typeof openWithdrawals>>;

/** The codes of orders, each long enough after the one before. */
async function codesOf({ withdraw, pass }: Test, orders: readonly Row[]): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (const order of orders) {
    codes.push((await withdraw(order)).body.retCode);
    await pass(10 * SECOND_MS);
  }
  return codes;
}

describe('A withdrawal is refused', () => {
  it('for what is wrong with the address, the tag, the chain or the coin', async () => {
    const test = await openWithdrawals();
    const xrp = { coin: 'XRP', chain: 'XRP', address: 'ra8qE6mwisPyKp1mBg3raojBBZ42uhN65d' };
    expect(
      await codesOf(test, [
        { address: 'nothing' },
        { address: '0x16eC045870B0654C3E6fB0513c6853cEab3bE1F7' },
        { address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
        { address: evmAddress('SEVERE') },
        { tag: '5' },
        { ...xrp, tag: '99999999999' },
        { ...xrp, address: 'X78R9UeXkpfVXD9Q6MaW5njxyNtMF48r7Z2bhbYp9e5jPCV', tag: '1' },
        { chain: 'BTC' },
        { chain: 'NOWHERE' },
        { coin: 'NOCOIN' },
        { coin: 'ETH', chain: 'MANTLE', amount: '1' },
        { coin: 'SEI', chain: 'SEI', address: 'sei1' },
      ]),
    ).toEqual([
      132001, 132002, 132008, 131066, 131081, 131002, 131002, 131002, 131002, 131097, 131097, 132001,
    ]);
    expect((await readRecords(test.visitor)).rows).toEqual([]);
  });

  it('for an amount that is too fine, too little, too much, or eaten by the fee', async () => {
    const test = await openWithdrawals('vip@sluice.example');
    const address = evmAddress('LOW');
    expect(
      await codesOf(test, [
        { amount: '100.00001' },
        { amount: '2.7899' },
        { amount: '2.79', feeType: 1 },
        { amount: '1000000.0001', address },
        { amount: '0' },
        { amount: '-5' },
        { amount: '1e3' },
        { amount: 'NaN' },
        { amount: 100 },
      ]),
    ).toEqual([700000, 131096, 131096, 131096, 700000, 700000, 700000, 700000, 700000]);
  });

  it('for coins that are not there, or may not be withdrawn yet', async () => {
    const test = await openWithdrawals();
    const { sandbox, withdraw, visitor } = test;
    const address = evmAddress('LOW');
    const hold = {
      uid: DEMO,
      wallet: 'FUND',
      coin: 'USDT',
      amount: '6000',
      reason: 'UNLOCK_CONFIRM',
    } as const;
    const reference = { refType: 'deposit', refId: 'd', startMs: START_MS, releaseMs: null };
    await noteHold(sandbox.exchange.database.sql, { ...hold, ...reference, inLedger: false });
    expect(
      await codesOf(test, [
        { address, amount: '19998' },
        { address, amount: '14000' },
        { address, amount: '50', accountType: 'EARN' },
        { address, amount: '50', accountType: 'UTA' },
        { address, amount: '13997.21' },
      ]),
    ).toEqual([131212, 131085, 131212, 131212, 0]);
    const { body } = await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT&chain=ETH`);
    expect(body.result).toMatchObject({
      limitAmountUsd: '6000',
      withdrawableAmount: { FUND: { coin: 'USDT', withdrawableAmount: '0', availableBalance: '6000' } },
    });
    expect((await withdraw({ amount: '10' })).body.retCode).toBe(131085);
  });

  it('above the limit of a day, which counts what was not undone and begins anew at midnight UTC', async () => {
    const test = await openWithdrawals('newcomer@sluice.example');
    const { visitor, withdraw, bring, pass } = test;
    const uid = 20_000_002;
    await bring(uid, 'USDT', '200000');
    const order = { address: evmAddress('LOW'), amount: '15000' };
    const first = idOf(await withdraw(order));
    await pass(10 * SECOND_MS);
    const { body } = await withdraw({ ...order, amount: '6000' });
    expect([body.retCode, body.ext_info]).toEqual([
      131088,
      { limitUsd: '20000', usedUsd: '15000', resetAt: String(Date.UTC(2026, 10, 22)) },
    ]);
    expect((await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`)).body.result).toMatchObject({
      daily: { limitUsd: '20000', usedUsd: '15000', resetAt: String(Date.UTC(2026, 10, 22)) },
      monthly: { limitUsd: '100000', usedUsd: '15000', resetAt: String(Date.UTC(2026, 11, 1)) },
      nextTier: { need: 'KYC_1', dailyUsd: '1000000' },
    });
    await pass(DAY_MS);
    expect((await withdraw({ ...order, amount: '6000' })).body.retCode).toBe(0);
    expect((await visitor.post(`${WITHDRAW}/cancel`, { id: first })).body.retCode).toBe(131099);
  });

  it('above what somebody without KYC may withdraw in a month', async () => {
    const test = await openWithdrawals('newcomer@sluice.example');
    await test.bring(20_000_002, 'USDT', '200000');
    const codes: unknown[] = [];
    for (let day = 0; day < 6; day += 1) {
      codes.push((await test.withdraw({ address: evmAddress('LOW'), amount: '19000' })).body.retCode);
      await test.pass(DAY_MS);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 131004]);
  });

  it('above what the platform sends of a coin in a day', async () => {
    const test = await openWithdrawals();
    await test.sandbox.exchange.database.sql.execute(
      `insert into withdrawals (id, uid, request_id, coin, chain, address, tag, debited, amount, fee, receive, sources, status, type, need_confirm, usd, created_at, updated_at)
       values ('w', ${VIP}, 'r', 'USDT', 'ETH', 'a', '', 1, 1, 0, 1, '[]', 'success', 0, 0, 19999950, ${START_MS - DAY_MS + 5000}, 1)`,
    );
    expect(await codesOf(test, [{ amount: '100' }, { amount: '100' }])).toEqual([131095, 0]);
  });

  it.each([
    ['sub@sluice.example', 'FUND', 131076],
    ['upgrading@sluice.example', 'FUND,UTA', 131084],
    ['upgrading@sluice.example', 'FUND', 0],
  ])('of %s from %s with %i', async (account, accountType, code) => {
    const { withdraw } = await openWithdrawals(account);
    expect((await withdraw({ accountType })).body.retCode).toBe(code);
  });

  it('for guests, as any call', async () => {
    const { visitor, order } = await openWithdrawals();
    visitor.cookies.clear();
    const body = { ...order(), riskToken: 'x', verification: {} };
    expect((await visitor.post(`${WITHDRAW}/create`, body)).body.retCode).toBe(10007);
  });

  it('while withdrawals rest after a change', async () => {
    const { visitor, withdraw, pass } = await openWithdrawals();
    await turnSwitch(visitor, 'whitelistOnly', true);
    await turnSwitch(visitor, 'whitelistOnly', false);
    const step = await beginStep(visitor, 30001, {
      coin: 'USDT',
      chain: 'ETH',
      address: ADDRESS,
      amount: '100',
    });
    expect(step.body.result).toMatchObject({
      action: 'deny',
      deny_reason: '131089',
      risk_token: '',
      components: [],
    });
    const until = String(START_MS + DAY_MS);
    expect((await withdraw()).body).toMatchObject({
      retCode: 131089,
      ext_info: { until, reason: 'ADDRESS_SWITCH' },
    });
    expect((await visitor.get(`${WITHDRAW}/limit-amount?coin=USDT`)).body.result).toMatchObject({
      coolDownUntil: until,
    });
    await pass(DAY_MS);
    expect((await withdraw()).body.retCode).toBe(0);
  });

  it('after codes were used up three times', async () => {
    const { visitor, withdraw, pass, order } = await openWithdrawals();
    for (let lockout = 0; lockout < 3; lockout += 1) {
      const { coin, chain, address, amount } = order();
      const { riskToken } = await passSecurity(visitor, 30001, { coin, chain, address, amount });
      for (let tries = 0; tries < 3; tries += 1) {
        const verification = { ...RIGHT, email: '111111' };
        await visitor.post(`${WITHDRAW}/create`, { ...order(), riskToken, verification });
      }
      await pass(601 * SECOND_MS);
    }
    expect((await beginStep(visitor, 30001, {})).body.result).toMatchObject({ deny_reason: '131090' });
    expect((await withdraw()).body.retCode).toBe(131090);
    await pass(DAY_MS);
    expect((await withdraw()).body.retCode).toBe(0);
  });

  it('to an address of high risk, from so much on', async () => {
    const { visitor, withdraw } = await openWithdrawals();
    const about = { coin: 'USDT', chain: 'ETH', address: evmAddress('HIGH') };
    expect((await beginStep(visitor, 30001, { ...about, amount: '9999' })).body.result).toMatchObject({
      action: 'verify',
    });
    expect((await beginStep(visitor, 30001, { ...about, amount: '10000' })).body.result).toMatchObject({
      action: 'deny',
      deny_reason: '131226',
    });
    expect((await withdraw({ ...about, amount: '10000' })).body.retCode).toBe(10031);
  });

  it('where it is older than half a minute, or from the future', async () => {
    const test = await openWithdrawals();
    const codes: unknown[] = [];
    for (const [ms, coin, amount] of [
      [-30_001, 'USDT', '100'],
      [-30_000, 'USDT', '100'],
      [30_000, 'ETH', '1'],
      [30_001, 'USDT', '100'],
    ] as const) {
      codes.push((await test.withdraw({ timestamp: String(START_MS + ms), coin, amount })).body.retCode);
    }
    expect(codes).toEqual([700000, 0, 0, 700000]);
  });
});

describe('The address book', () => {
  it('is the only place to send to where somebody wants that', async () => {
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

  it('saves the codes for its verified entries, where somebody wants that, for that tag alone', async () => {
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
  const PERSON = {
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
      { ...PERSON, walletType: 2 },
      { ...PERSON, walletType: 0 },
      { ...PERSON, lastName: '7' },
      { ...PERSON, legalType: 'company', companyName: ' ' },
      { ...PERSON, __proto__: null, other: [[['\u0000']]], isSelfWallet: '\u0000' },
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
