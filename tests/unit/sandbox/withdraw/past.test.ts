import { describe, expect, it, vi } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { listBook, turnSwitch } from '../addressBook/support/openBook.ts';
import { openWithdrawals, type Row, readRecords, WITHDRAW } from './support/openWithdrawals.ts';

vi.setConfig({ testTimeout: 60_000 });

const DAY_MS = 86_400_000;

describe('The past of the demo users', () => {
  it('has withdrawals of a year that end in every way, two on their way, and a book with every state', async () => {
    const { sandbox, visitor, now, pass, balanceOf } = await openWithdrawals(undefined, { hasPast: true });
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
    const rows: Row[] = [];
    for (let end = now(); end > now() - 365 * DAY_MS; end -= 30 * DAY_MS) {
      rows.push(
        ...(await readRecords(visitor, `?limit=50&startTime=${end - 30 * DAY_MS + 1}&endTime=${end}`)).rows,
      );
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['success', 'CancelByUser', 'Reject', 'Fail', 'Pending', 'MoreInformationRequired']),
    );
    const book = await listBook(visitor, '?limit=50');
    expect(new Set(book.rows.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
    expect(book.rows.some(({ lastUsedAt }) => lastUsedAt !== undefined)).toBe(true);

    const withdrawing = async () => (await balanceOf(20_000_001, 'USDT'))['FUND/WITHDRAWING'];
    const frozen = '/v3/private/cht/asset-risk/risk-limit/limit-amount-list?coin=USDT';
    const { list } = (await visitor.get(frozen)).body.result as { list: Row[] };
    expect(list.filter(({ reason }) => reason === 'WITHDRAWING')).toMatchObject([
      { amount: '76', account: 'FUND', refType: 'withdraw', action: { type: 'cancel' } },
      { amount: '251' },
    ]);
    expect(await withdrawing()).toBe('327');
    for (const ms of [300_000, 300_000, 60_000, 60_000, 60_000, 60_000, 60_000, 60_000, 60_000])
      await pass(ms);
    expect(await withdrawing()).toBeUndefined();
    expect((await readRecords(visitor)).rows.slice(0, 2)).toMatchObject([
      { status: 'success', remark: 'Slow boat' },
      { status: 'success', remark: 'Wants info' },
    ]);
    expect(await findImbalance(sandbox.exchange.database.sql)).toEqual([]);
  });
});

describe('What is frozen', () => {
  it('is all that could be withdrawn while withdrawals rest, with what it is worth', async () => {
    const { visitor, now } = await openWithdrawals();
    const path = '/v3/private/cht/asset-risk/risk-limit/limit-amount-list';
    expect((await visitor.get(path)).body.result).toEqual({ list: [], totalUsd: '0' });
    await turnSwitch(visitor, 'verificationFree', true);
    const { list, totalUsd } = (await visitor.get(path)).body.result as { list: Row[]; totalUsd: string };
    expect(list.find(({ coin }) => coin === 'USDT')).toEqual({
      id: 'lock-FUND-USDT',
      coin: 'USDT',
      amount: '20000',
      usd: '20000',
      reason: 'SECURITY_LOCK',
      account: 'FUND',
      startAt: String(now()),
      releaseAt: String(now() + DAY_MS),
      refType: 'security-lock',
      refId: 'ADDRESS_SWITCH',
      action: { type: 'none' },
    });
    expect(Number(totalUsd)).toBeGreaterThan(50_000);
    expect((await visitor.get(`${path}?coin=USDT`)).body.result).toMatchObject({ totalUsd: '20000' });
  });

  it('is a withdrawal until it is sent or had back', async () => {
    const { visitor, withdraw } = await openWithdrawals();
    const { body } = await withdraw();
    const { id } = body.result as Row;
    const path = '/v3/private/cht/asset-risk/risk-limit/limit-amount-list';
    expect((await visitor.get(path)).body.result).toMatchObject({
      list: [{ coin: 'USDT', amount: '102.79', reason: 'WITHDRAWING', refId: id }],
      totalUsd: '102.79',
    });
    await visitor.post(`${WITHDRAW}/cancel`, { id });
    expect((await visitor.get(path)).body.result).toMatchObject({ list: [] });
  });
});
