import { dayOf, readDay } from '#app/features/recordList/dateRange.ts';
import type { DataFields } from './dataFields.ts';
import type { Preset } from './presets/presetStore.ts';

/**
 * The fields that the page's address sets: all fields of a preset, else type and days, as far as they can be read. A last day
 * alone goes back to the first day of which its type has records, which `sinceOf` says in ms since 1970.
 */
export function fieldsOfAddress(
  search: URLSearchParams,
  before: DataFields,
  presets: readonly Preset[],
  sinceOf: (type: string) => number | undefined,
): DataFields {
  const preset = presets.find(({ id }) => id === search.get('preset'));
  const fields = preset?.fields ?? before;
  const type = search.get('type') ?? fields.type;
  const end = search.get('to') ?? '';
  const sinceMs = search.has('from') ? undefined : sinceOf(type);
  const start = search.get('from') ?? (sinceMs === undefined ? '' : dayOf(sinceMs));
  const hasDays = readDay(start) !== null && readDay(end) !== null;
  return {
    ...{ ...fields, type },
    ...(hasDays && { range: { kind: 'days', start, end } }),
  };
}
