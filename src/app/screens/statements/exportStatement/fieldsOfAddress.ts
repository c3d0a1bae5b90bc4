import { readDay } from '#app/features/recordList/dateRange.ts';
import type { DataFields } from './dataFields.ts';
import type { Preset } from './presets/presetStore.ts';

/** The fields that the page's address sets: all fields of a preset, else type and days, as far as they can be read. */
export function fieldsOfAddress(
  search: URLSearchParams,
  before: DataFields,
  presets: readonly Preset[],
): DataFields {
  const preset = presets.find(({ id }) => id === search.get('preset'));
  const type = search.get('type');
  const [start, end] = [search.get('from') ?? '', search.get('to') ?? ''];
  const hasDays = readDay(start) !== null && readDay(end) !== null;
  return {
    ...(preset?.fields ?? before),
    ...(type !== null && { type }),
    ...(hasDays && { range: { kind: 'days', start, end } }),
  };
}
