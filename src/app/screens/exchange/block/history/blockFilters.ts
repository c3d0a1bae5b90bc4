import {
  type FilterSchema,
  oneOf,
  type RecordFilters,
  readCoin,
  readNotional,
  readOrderId,
} from '#app/records/recordFilters.ts';
import type { BlockStatus } from '#app/records/recordSteps.ts';
import { WIRE_BY_STATUS } from '../blockStatus.ts';

export const STATUSES = Object.keys(WIRE_BY_STATUS) as readonly BlockStatus[];

/** What the address of /otc/history may say (screens.md 1.8, 1.24); `id` opens a trade. */
export const BLOCK_FILTERS: FilterSchema = {
  words: { coin: readCoin, status: oneOf(STATUSES), minNotional: readNotional, id: readOrderId },
  maxDays: 366,
  initialRange: { kind: 'preset', preset: '90d' },
};

/** Whether something is narrowed down, so that there is something to clear. */
export function isNarrowed({ words, range }: RecordFilters): boolean {
  const { coin, status, minNotional } = words;
  const isFirstRange = range.kind === 'preset' && range.preset === '90d';
  return coin !== undefined || status !== undefined || minNotional !== undefined || !isFirstRange;
}
