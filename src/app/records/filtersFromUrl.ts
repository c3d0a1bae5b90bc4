import { type DateRange, dayOf, RANGE_PRESETS } from './dateRange.ts';
import { judgeRange } from './judgeRange.ts';
import { type FilterSchema, type RecordFilters, WORD_FILTERS, type WordFilter } from './recordFilters.ts';

export interface ReadFilters {
  readonly filters: RecordFilters;
  /** Parameters that were dropped, each once: unknown ones, and those whose value can't be. A small notice names them. */
  readonly dropped: readonly string[];
}

/** Read by the page itself, on every screen. */
const PAGE_PARAMETERS = ['lang', 'perf', 'site'];
const MAX_PAGE = 100_000;

/**
 * Reads the filters of a history from its address (screens.md 1.24); what can't be read is dropped, never an error. `start` is
 * a day ("2026-11-01", with `end` or up to today) or a preset ("7d"), which goes on with the clock.
 */
export function filtersFromUrl(schema: FilterSchema, search: URLSearchParams, nowMs: number): ReadFilters {
  const dropped = new Set<string>();
  const take = (name: string): string | null => {
    if (search.getAll(name).length > 1) dropped.add(name);
    const text = search.get(name)?.trim() ?? '';
    return text === '' ? null : text;
  };

  const words: Partial<Record<WordFilter, string>> = {};
  for (const name of WORD_FILTERS) {
    const [read, text] = [schema.words[name], take(name)];
    const word = text === null ? null : (read?.(text) ?? null);
    if (word !== null) words[name] = word;
    else if (text !== null) dropped.add(name);
  }

  const [start, end] = [take('start'), take('end')];
  const asked = readRange(start, end, nowMs);
  const isGood = asked !== null && judgeRange(asked, nowMs, schema.maxDays) === null;
  if (!isGood || (asked.kind === 'preset' && end !== null)) {
    if (start !== null && !isGood) dropped.add('start');
    if (end !== null) dropped.add('end');
  }

  const pageText = take('page');
  const page = readPage(pageText);
  if (pageText !== null && page === null) dropped.add('page');

  const known = new Set<string>([...WORD_FILTERS, 'start', 'end', 'page', ...(schema.others ?? [])]);
  for (const name of search.keys()) {
    if (!known.has(name) && !PAGE_PARAMETERS.includes(name)) dropped.add(name);
  }
  return {
    filters: { words, range: isGood ? asked : schema.initialRange, page: page ?? 1 },
    dropped: [...dropped],
  };
}

/**
 * The address that says these filters; whatever is as it begins is left out, so that short addresses stay short. Of `current`
 * only what belongs to the page or the screen is kept.
 */
export function filtersToUrl(
  schema: FilterSchema,
  { words, range, page }: RecordFilters,
  current: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of [...(schema.others ?? []), ...PAGE_PARAMETERS]) {
    const value = current.get(name);
    if (value !== null) next.set(name, value);
  }
  for (const name of WORD_FILTERS) {
    const word = words[name];
    if (word !== undefined && word !== '') next.set(name, word);
  }
  if (range.kind === 'days') {
    next.set('start', range.start);
    next.set('end', range.end);
  } else if (schema.initialRange.kind === 'days' || schema.initialRange.preset !== range.preset) {
    next.set('start', range.preset);
  }
  if (page > 1) next.set('page', String(page));
  return next;
}

function readRange(start: string | null, end: string | null, nowMs: number): DateRange | null {
  if (start === null) return null;
  const preset = RANGE_PRESETS.find((known) => known === start);
  if (preset !== undefined) return { kind: 'preset', preset };
  return { kind: 'days', start, end: end ?? dayOf(nowMs) };
}

function readPage(text: string | null): number | null {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return null;
  return Number(text) <= MAX_PAGE ? Number(text) : null;
}
