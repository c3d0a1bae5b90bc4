import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { planPages } from '#app/features/recordList/planPages.ts';
import { type FrozenAsset, sumUsd } from '#app/screens/records/frozen/frozenAssets.ts';
import { FROZEN_SOURCES } from '#app/screens/records/frozen/frozenSources.ts';
import { readWithdrawable } from '#app/screens/records/frozen/withdrawable.ts';
import { readHolds } from '#sandbox/books/ledger/holds.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { logIn } from '../support/logIn.ts';
import type { Visitor } from '../support/openVisitor.ts';

const MAIN = 20_000_005;
const PREFIX = '/v3/private/cht';
const STEP = { startMs: 0, endMs: 9e15, isOlder: false };

/** The calls of the page, by a visitor of a real exchange; `fails` is not answered. */
function requestOf(visitor: Visitor, fails?: string): Request {
  const ask = async (name: string, input: object) => {
    if (name === fails) return err(appError('http/network', 'http network error'));
    const query = new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)]));
    const answered =
      name === 'riskLimitList'
        ? await visitor.get(`${PREFIX}/asset-risk/risk-limit/limit-amount-list`)
        : name === 'depositRecords'
          ? await visitor.get(`${PREFIX}/asset-deposit/deposit/aggregate-records?${query}`)
          : name === 'walletBalance'
            ? await visitor.post('/siteapi/unified/private/account-walletbalance', input)
            : await visitor.post('/exchangeNew/convert/query', input);
    return ok({ result: answered.body.result, asOfMs: 0, generation: 1, skewMs: 0 });
  };
  return ask as unknown as Request;
}

/** Everything that the list shows, and which sources failed. */
async function loadAll(request: Request) {
  const ask = { step: STEP, pageNo: 1, cursor: '', limit: 50 };
  const loaded = await Promise.all(
    FROZEN_SOURCES.map(async ({ id, load }) => ({ id, answered: await load(request, ask, {}) })),
  );
  const rowsOf = (sourceId: string): readonly FrozenAsset[] => {
    const answered = loaded.find(({ id }) => id === sourceId)?.answered;
    return answered?.ok === true ? (answered.value?.rows ?? []) : [];
  };
  const { rows } = planPages<FrozenAsset>({
    sources: FROZEN_SOURCES.map(({ id }) => ({ id, steps: [STEP] })),
    wanted: 1_000,
    isHidden: () => false,
    stateOf: ({ sourceId }) => ({ state: 'loaded', rows: rowsOf(sourceId), next: null }),
  });
  return { rows, failed: loaded.filter(({ answered }) => !answered.ok).map(({ id }) => id) };
}

const sumByCoin = (parts: readonly { readonly coin: string; readonly amount: string }[]) => {
  const sums = new Map<string, Decimal>();
  for (const { coin, amount } of parts) sums.set(coin, (sums.get(coin) ?? new Decimal(0)).plus(amount));
  return Object.fromEntries([...sums].map(([coin, sum]) => [coin, sum.toFixed()]).toSorted());
};

describe('what is frozen at a real exchange', () => {
  test('is what the ledger holds, coin by coin, and in USD', async () => {
    const { sandbox, visitor } = await logIn('main@sluice.example');
    const { rows, failed } = await loadAll(requestOf(visitor));
    const holds = await readHolds(sandbox.exchange.database.sql, MAIN);
    expect(failed).toEqual([]);
    expect(rows.length).toBeGreaterThan(5);
    expect(sumByCoin(rows)).toEqual(sumByCoin(holds));
    const list = await visitor.get(`${PREFIX}/asset-risk/risk-limit/limit-amount-list`);
    const { totalUsd } = list.body.result as { totalUsd: string };
    const noRates = { lastPriceOf: () => undefined, usdPerUnitOf: () => undefined };
    expect(sumUsd(rows, noRates)).toEqual({ usd: totalUsd, isWhole: true });
  });

  test('keeps the rows of the other sources where one fails', async () => {
    const { visitor } = await logIn('main@sluice.example');
    const whole = await loadAll(requestOf(visitor));
    const part = await loadAll(requestOf(visitor, 'depositRecords'));
    expect(part.failed).toEqual(['deposits']);
    expect(part.rows.map(({ id }) => id)).toEqual(whole.rows.map(({ id }) => id));
    const without = await loadAll(requestOf(visitor, 'riskLimitList'));
    expect(without.failed).toEqual(['holds', 'unified']);
  });
});

describe('what can be withdrawn right now', () => {
  test('is what the withdraw screen is offered of all wallets: the ledger without the holds', async () => {
    const { sandbox, visitor } = await logIn('main@sluice.example');
    const { sql } = sandbox.exchange.database;
    const limit = await visitor.get(`${PREFIX}/asset-withdraw/withdraw/limit-amount?coin=USDC`);
    const found = readWithdrawable(limit.body.result as Parameters<typeof readWithdrawable>[0]);
    const wallets = ['FUND', 'UNIFIED', 'EARN'];
    const balances = (await readBalances(sql, MAIN, { coin: 'USDC' })).filter(
      ({ hold, wallet }) => hold === '' && wallets.includes(wallet),
    );
    const holds = (await readHolds(sql, MAIN, 'USDC')).filter(({ inLedger }) => !inLedger);
    const total = (parts: readonly { readonly amount: string }[]) =>
      parts.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0));
    expect(holds.length).toBeGreaterThan(0);
    expect(found.usable).toBe(total(balances).toFixed());
    expect(found.amount).toBe(total(balances).minus(total(holds)).toFixed());
    expect(total(found.wallets).toFixed()).toBe(found.amount);
  });
});
