import { describe, expect, it } from 'vitest';
import { recordHold } from '#sandbox/books/ledger/holds.ts';
import { evmAddress } from '../addressBook/support/evmAddress.ts';
import { turnSwitch } from '../addressBook/support/openBook.ts';
import { START_MS } from '../support/createManualTime.ts';
import { beginStep, passSecurity, RIGHT } from '../support/passSecurity.ts';
import { codesOf } from './support/codesOf.ts';
import {
  ADDRESS,
  DEMO,
  idOf,
  openWithdrawals,
  readRecords,
  VIP,
  WITHDRAW,
} from './support/openWithdrawals.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

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
    await recordHold(sandbox.exchange.database.sql, { ...hold, ...reference, inLedger: false });
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

  it('above the limit of a day, which counts what was not undone and starts again at midnight UTC', async () => {
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

  it('above what a user without KYC may withdraw in a month', async () => {
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
      const { riskToken } = await passSecurity(visitor, 30001, order());
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
