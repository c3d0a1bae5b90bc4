import { describe, expect, it } from 'vitest';
import { Decimal } from '#shared/money/decimal.ts';
import { FAST } from '../support/startSandbox.ts';
import { causedBy, credit, openDeposits, resultOf, TICK_MS } from './support/openDeposits.ts';

const DAY_MS = 86_400_000;

describe('Coins for an address', () => {
  it('are seen fifteen seconds after it was shown, on its chain and with its tag', async () => {
    const { make, addresses, pass, records } = await openDeposits();
    const address = await make('XRP', 'XRP');
    await addresses('XRP', 'XRP');
    await pass(14_999);
    expect((await records()).rows).toEqual([]);
    await pass(1);
    const { rows, openCount } = await records();
    expect(rows).toHaveLength(1);
    expect(openCount).toBe(1);
    expect(rows[0]).toMatchObject({
      kind: 'chain',
      coin: 'XRP',
      chain: 'XRP',
      status: 1,
      depositType: 0,
      confirmations: 0,
      needConfirm: 1,
      unlockConfirm: 1,
      toAddress: address.addressDeposit,
      tag: address.tagDeposit,
      depositFee: '0',
      accountType: 'FUND',
      successAt: '',
      travelRuleStatus: 0,
      explorer: `https://livenet.xrpl.org/transactions/${rows[0]?.txID}`,
    });
    expect(rows[0]?.fromAddress).toMatch(/^r/);
    expect(new Decimal(String(rows[0]?.amount)).gte('0.1')).toBe(true);
  });

  it('come once for each look at it, however often it is looked at meanwhile', async () => {
    const { make, addresses, pass, records, order } = await openDeposits();
    await make('BTC', 'BTC');
    await Promise.all([addresses('BTC', 'BTC'), addresses('BTC', 'BTC'), order('BTC', 'BTC')]);
    await pass(15_000);
    await addresses('BTC', 'BTC');
    await pass(15_000);
    expect((await records()).rows).toHaveLength(1);
    await pass(TICK_MS);
    await addresses('BTC', 'BTC');
    await pass(15_000);
    expect((await records()).rows).toHaveLength(2);
  });

  it('come for the coin that was asked about, and not for a look at all chains', async () => {
    const { make, addresses, pass, records } = await openDeposits();
    await make('ETH', 'ETH');
    await addresses('ETH');
    await pass(15_000);
    expect((await records()).rows).toEqual([]);
    await addresses('LINK', 'ETH');
    await addresses('ETH', 'ETH');
    await pass(15_000);
    expect((await records()).rows.map(({ coin }) => coin).sort()).toEqual(['ETH', 'LINK']);
  });

  it('come at the pace of the sandbox', async () => {
    const { make, addresses, pass, records } = await openDeposits(undefined, { speed: FAST });
    await make('BTC', 'BTC');
    await addresses('BTC', 'BTC');
    await pass(15_000 / FAST);
    expect((await records()).rows).toMatchObject([{ status: 1, confirmations: 0 }]);
    await pass(TICK_MS / FAST);
    expect((await records()).rows).toMatchObject([{ status: 2, confirmations: 1 }]);
  });

  it('use up a Lightning invoice', async () => {
    const { make, receive, addresses, pass, read, order } = await openDeposits();
    await make('BTC', 'LIGHTNING');
    const seen = await receive('BTC', 'LIGHTNING');
    expect(seen).toMatchObject({ fromAddress: '', blockHash: '', explorer: '', needConfirm: 0 });
    const [lightning] = await addresses('BTC', 'LIGHTNING');
    expect(lightning?.addresses).toMatchObject([{ state: 'retired' }]);
    await pass(TICK_MS);
    await pass(1_000);
    expect(await read(seen.id)).toMatchObject({ status: 3 });
    expect(resultOf(await order('BTC', 'LIGHTNING'))).toMatchObject({ status: 'creating' });
  });
});

describe('A deposit', () => {
  it('is confirmed block by block, processed, credited, and may be withdrawn at the second count', async () => {
    const { make, receive, pass, read, balance, frozen, expectBalanced, addresses } = await openDeposits();
    await make('LTC', 'LTC');
    const before = await balance('LTC');
    const seen = await receive('LTC', 'LTC');
    for (let n = 1; n <= 5; n += 1) {
      await pass(TICK_MS);
      expect(await read(seen.id)).toMatchObject({ status: 1, confirmations: n, successAt: '' });
    }
    expect(await balance('LTC')).toBe(before);
    await pass(TICK_MS);
    expect(await read(seen.id)).toMatchObject({ status: 2, confirmations: 6 });
    expect(await balance('LTC')).toBe(before);
    await pass(1_000);
    const credited = await read(seen.id);
    expect(credited).toMatchObject({ status: 3, confirmations: 6 });
    expect(credited.successAt).toMatch(/^\d{13}$/);
    expect(credited).not.toHaveProperty('unlockAt');
    const amount = String(seen.amount);
    expect(await balance('LTC')).toBe(new Decimal(before).plus(amount).toFixed());
    expect(causedBy(await frozen(), seen)).toEqual([{ reason: 'UNLOCK_CONFIRM', amount }]);
    const [chain] = await addresses('LTC');
    expect(chain?.addresses).toMatchObject([{ totalReceived: amount, lastDepositAt: seen.createdAt }]);
    for (let n = 7; n <= 12; n += 1) {
      await pass(TICK_MS);
    }
    const unlocked = await read(seen.id);
    expect(unlocked).toMatchObject({ status: 3, confirmations: 12 });
    expect(unlocked.unlockAt).toMatch(/^\d{13}$/);
    expect(causedBy(await frozen(), seen)).toEqual([]);
    await expectBalanced();
  });

  it('on a quick chain takes several blocks at once, and no more than some three minutes', async () => {
    const { make, receive, pass, read, expectBalanced } = await openDeposits();
    await make('KAS', 'KAS');
    const seen = await receive('KAS', 'KAS');
    await pass(TICK_MS);
    expect(await read(seen.id)).toMatchObject({ confirmations: 17 });
    await pass(180_000);
    await pass(1_000);
    expect(await read(seen.id)).toMatchObject({ status: 3, confirmations: 1000 });
    await expectBalanced();
  });

  it('catches up with the blocks that came while the exchange was down', async () => {
    const { make, receive, pass, read, balance, expectBalanced } = await openDeposits();
    await make('DOGE', 'DOGE');
    const seen = await receive('DOGE', 'DOGE');
    const before = await balance('DOGE');
    await pass(DAY_MS);
    await pass(1_000);
    expect(await read(seen.id)).toMatchObject({ status: 3, confirmations: 60 });
    expect(await balance('DOGE')).toBe(new Decimal(before).plus(String(seen.amount)).toFixed());
    await expectBalanced();
  });

  it.each([
    ['Rollback please', 70011, false],
    ['To be kept', 70012, true],
    ['Under REVIEW', 70013, false],
  ])('to an address labelled "%s" is reorganised and ends as %i', async (label, status, isCredited) => {
    const { make, receive, pass, read, balance, records, expectBalanced } = await openDeposits();
    await make('ETH', 'ETH', { label });
    const before = await balance('ETH');
    const seen = await receive('ETH', 'ETH');
    await pass(TICK_MS);
    expect(await read(seen.id)).toMatchObject({ status: 7, confirmations: 0 });
    expect((await records()).openCount).toBe(1);
    await pass(10_000);
    expect(await read(seen.id)).toMatchObject({
      status,
      successAt: isCredited ? expect.stringMatching(/\d/) : '',
    });
    const after = isCredited ? new Decimal(before).plus(String(seen.amount)).toFixed() : before;
    expect(await balance('ETH')).toBe(after);
    expect((await records()).openCount).toBe(0);
    await pass(DAY_MS);
    expect(await read(seen.id)).toMatchObject({ status });
    await expectBalanced();
  });
});

describe('Every ninth deposit', () => {
  it('is over the daily cap: a day releases so much of it', async () => {
    const opened = await openDeposits();
    const { make, receive, pass, read, balance, frozen, expectBalanced, addresses, failBefore } = opened;
    await failBefore(7);
    await make('XLM', 'XLM');
    expect(await receive('XLM', 'XLM')).toMatchObject({ depositType: 0 });
    await credit({ pass });
    const seen = await receive('XLM', 'XLM');
    expect(seen.depositType).toBe(10);
    const [chain] = await addresses('XLM');
    const cap = new Decimal(String(chain?.batchReleaseLimit));
    const amount = new Decimal(String(seen.amount));
    expect(amount.gt(cap.times(2))).toBe(true);
    const before = new Decimal(await balance('XLM'));
    await pass(TICK_MS);
    await pass(1_000);
    expect(await balance('XLM')).toBe(before.plus(cap).toFixed());
    expect(await balance('XLM', 'DEPOSIT_CAP')).toBe(amount.minus(cap).toFixed());
    const rest = amount.minus(cap);
    expect(causedBy(await frozen(), seen)).toEqual([{ reason: 'DEPOSIT_CAP', amount: rest.toFixed() }]);
    const days = rest.div(cap).ceil().toNumber();
    const { successAt, releaseAt } = await read(seen.id);
    expect(Number(releaseAt)).toBe(Number(successAt) + days * DAY_MS);
    for (let day = 1; day <= days; day += 1) {
      await pass(DAY_MS);
      const free = Decimal.min(amount, cap.times(day + 1));
      expect(await balance('XLM')).toBe(before.plus(free).toFixed());
      await expectBalanced();
    }
    expect(await balance('XLM', 'DEPOSIT_CAP')).toBe('0');
    expect(causedBy(await frozen(), seen)).toEqual([]);
  });

  it('is like any other without triggers', async () => {
    const { make, receive, addresses, failBefore } = await openDeposits(undefined, { hasTriggers: false });
    await failBefore(44);
    await make('XLM', 'XLM', { label: 'rollback' });
    expect(await receive('XLM', 'XLM')).toMatchObject({ status: 1, depositType: 0, travelRuleStatus: 0 });
    expect((await addresses('XLM'))[0]).toMatchObject({ batchReleaseLimit: '-1' });
  });
});
