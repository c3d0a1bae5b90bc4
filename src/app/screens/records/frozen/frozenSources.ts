import type { Request, RequestOptions } from '#app/bridge/request.ts';
import { watchLeftOut } from '#app/features/recordList/leftOutRows.ts';
import type { RecordSource, SourcePage } from '#app/features/recordList/recordSource.ts';
import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { type FrozenAsset, readDeposits, readHolds, readOrders, readUnified } from './frozenAssets.ts';

/** The calls that a frozen asset may come from (screens.md 1.13, "Calls"); what the first one lists has a reason. */
export const SOURCE_IDS = ['holds', 'unified', 'orders', 'deposits'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

type Load = (request: Request, options: RequestOptions) => Promise<Result<readonly FrozenAsset[] | null>>;

const LOADS: Readonly<Record<SourceId, Load>> = {
  holds: async (request, options) => {
    const answered = await askFor(request, 'riskLimitList', {}, options);
    return answered.ok ? ok(answered.value && readHolds(answered.value.list)) : answered;
  },
  // Without the holds it is not known which part is listed already.
  unified: async (request, options) => {
    const [balance, holds] = await Promise.all([
      askFor(request, 'walletBalance', {}, options),
      askFor(request, 'riskLimitList', {}, options),
    ]);
    if (!balance.ok) return balance;
    if (!holds.ok) return holds;
    if (balance.value === null || holds.value === null) return ok(null);
    const coins = balance.value.list.flatMap(({ coin }) => coin);
    return ok(readUnified(coins, holds.value.list));
  },
  orders: async (request, options) => {
    // The most that can be open at once are 20 (136002).
    const question = { accountType: 'limit_order_funding', status: 'open', pageSize: 50 } as const;
    const answered = await askFor(request, 'convertQuery', question, options);
    return answered.ok ? ok(answered.value && readOrders(answered.value.list)) : answered;
  },
  deposits: async (request, options) => {
    const rows: ResultOf<'depositRecords'>['rows'] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const question: InputOf<'depositRecords'> = {
        ...{ kind: 'all', limit: 50, ...(cursor !== '' && { cursor }) },
      };
      const answered: Result<ResultOf<'depositRecords'> | null> = await askFor(
        ...([request, 'depositRecords', question, options] as const),
      );
      if (!answered.ok) return answered;
      if (answered.value === null) return ok(null);
      rows.push(...answered.value.rows);
      const next: string = answered.value.nextPageCursor;
      // A cursor that leads to itself would never end.
      cursor = next === '' || next === cursor ? null : next;
    }
    return ok(readDeposits(rows));
  },
};

/** Null for a guest. */
async function askFor<Name extends EndpointName>(
  request: Request,
  name: Name,
  input: InputOf<Name>,
  options: RequestOptions,
): Promise<Result<ResultOf<Name> | null>> {
  const answered = await request(name, input, options);
  return answered.ok ? ok(answered.value.result ?? null) : answered;
}

/** All of them, the one with reasons first: of a hold that two of them have, its row is shown. */
export const FROZEN_SOURCES: readonly RecordSource<FrozenAsset>[] = SOURCE_IDS.map((id) => ({
  id,
  key: '',
  maxSpanMs: null,
  maxLimit: 50,
  load: async (ask, _mark, options): Promise<Result<SourcePage<FrozenAsset>>> => {
    const { request, leftOut } = watchLeftOut(ask);
    const loaded = await LOADS[id](request, { ...options, fresh: true });
    if (!loaded.ok) return loaded;
    const rows = loaded.value;
    if (rows === null) return ok(null);
    const newestFirst = rows.toSorted((one, other) => other.atMs - one.atMs);
    return ok({ rows: newestFirst, total: rows.length, next: null, asOfMs: Date.now(), leftOut: leftOut() });
  },
}));
