import type { RecordSource } from '#app/records/recordSource.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';
import { type LowRecord, readRecord } from './lowRecord.ts';

export interface LowQuestion {
  readonly account: LowBalanceAccount;
  readonly toCoin?: string | undefined;
  readonly status?: InputOf<'lowBalanceList'>['status'] | undefined;
}

const DAY_MS = 86_400_000;
/** screens.md 1.5. */
export const MAX_DAYS = 180;

/** The history of an account's small balances as a source of records (screens.md 2.2, view=history). */
export function lowSource({ account, toCoin, status }: LowQuestion): RecordSource<LowRecord> {
  const filter = {
    view: 'history',
    account_type: account,
    ...(toCoin !== undefined && { to_coin: toCoin }),
    ...(status !== undefined && { status }),
  } as const;
  return {
    id: 'lowBalance',
    key: JSON.stringify(filter),
    maxSpanMs: MAX_DAYS * DAY_MS,
    load: async (request, { step, pageNo, pageSize }, options) => {
      const input = {
        ...filter,
        start_time: String(step.startMs),
        end_time: String(step.endMs),
        page_no: pageNo,
        page_size: pageSize,
      };
      const answered = await request('lowBalanceList', input, options);
      if (!answered.ok) return answered;
      const { result, asOfMs } = answered.value;
      if (result === undefined) return ok(null);
      // An empty history says nothing of its view; nobody has asked for the other one.
      const records = 'records' in result ? result.records : [];
      const total = 'records' in result ? result.total : 0;
      return ok({ rows: records.map(readRecord), total, asOfMs });
    },
  };
}
