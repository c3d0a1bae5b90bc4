import { spanOf } from '#app/features/recordList/dateRange.ts';
import { lastMonth, PERSONAL_TYPE } from '../dataFields.ts';
import type { Preset } from './presetStore.ts';

/** An order of the schedule. */
export interface ScheduledOrder {
  readonly preset: Preset;
  readonly month: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** The presets that are due: monthly ones whose last month is not ordered yet, with that month's moments. */
export function dueOrders(presets: readonly Preset[], nowMs: number): readonly ScheduledOrder[] {
  const { month, range } = lastMonth(nowMs);
  const span = spanOf(range, nowMs);
  if (span === null) return [];
  return presets
    .filter(({ monthly, fields }) => monthly !== null && monthly < month && fields.type !== PERSONAL_TYPE)
    .map((preset) => ({ preset, month, ...span }));
}
