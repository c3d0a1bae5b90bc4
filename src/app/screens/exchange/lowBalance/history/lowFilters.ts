import {
  type FilterSchema,
  oneOf,
  type RecordFilters,
  readCoin,
  readOrderId,
} from '#app/records/recordFilters.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';
import { type LowQuestion, MAX_DAYS } from './lowSource.ts';

type Status = NonNullable<InputOf<'lowBalanceList'>['status']>;

/** screens.md 1.5; "init" is processing to a person. */
export const STATUSES = [
  'success',
  'partial_fulfillment',
  'failure',
  'processing',
] as const satisfies readonly Status[];

/** What the address of the history may say (screens.md 1.24); an id opens its record. */
export const LOW_SCHEMA: FilterSchema = {
  words: { toCoin: readCoin, status: oneOf(STATUSES), id: readOrderId },
  maxDays: MAX_DAYS,
  initialRange: { kind: 'preset', preset: '90d' },
};

export function questionOf(account: LowBalanceAccount, { words }: RecordFilters): LowQuestion {
  return { account, toCoin: words.toCoin, status: STATUSES.find((status) => status === words.status) };
}
