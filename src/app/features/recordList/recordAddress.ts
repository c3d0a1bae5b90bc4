import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
import { type DateRange, dayOf, RANGE_PRESETS } from './dateRange.ts';
import { judgeRange, type PeriodRules } from './rangeField.ts';
import { type FilterTable, fitWords, type ReadWord, type WordsOf } from './recordFilters.ts';

/** The period of a list; `initial` is the one that needs no parameter. */
export interface RecordPeriod extends PeriodRules {
  readonly initial: DateRange;
}

/** What one list's address may say. */
export interface AddressSchema<Filters extends FilterTable> {
  readonly filters: Filters;
  /** Null for a list without a period. */
  readonly period: RecordPeriod | null;
  readonly readId: ReadWord;
  /** Parameters of the screen that are not filters of the list. */
  readonly others?: readonly string[];
  /** The list begins with its newest rows only, until all are asked for. */
  readonly hasRecent?: boolean;
}

/** What a list shows; the address of the page says it (screens.md 1.24). */
export interface RecordAddress<Words> {
  readonly words: Words;
  /** Null for a list without a period. */
  readonly range: DateRange | null;
  /** The row whose details are open. */
  readonly id: string | null;
  /** From 1. */
  readonly page: number;
  /** All rows are asked for, of a list that begins with the newest ones only. */
  readonly isWhole?: boolean;
}

export interface ReadAddress<Words> {
  readonly address: RecordAddress<Words>;
  /** Parameters that were dropped, each once: unknown ones, and those without a valid value. A small notice names them. */
  readonly dropped: readonly string[];
  /** The period was left out for being longer than the list allows. */
  readonly isTooLong: boolean;
}

const MAX_PAGE = 100_000;

/**
 * Reads what an address says; what can't be read is dropped, never an error. `start` is a day ("2026-11-01", with `end` or up
 * to today) or a preset ("7d"), which goes on with the clock.
 */
export function readAddress<Filters extends FilterTable>(
  schema: AddressSchema<Filters>,
  search: URLSearchParams,
  nowMs: number,
): ReadAddress<WordsOf<Filters>> {
  const { filters, period, readId, others = [], hasRecent = false } = schema;
  const dropped = new Set<string>();
  const take = <Value>(name: string, read: (text: string) => Value | null): Value | null => {
    if (search.getAll(name).length > 1) dropped.add(name);
    const text = search.get(name)?.trim() ?? '';
    if (text === '') return null;
    const value = read(text);
    if (value === null) dropped.add(name);
    return value;
  };

  const read: Record<string, string> = {};
  for (const [name, filter] of Object.entries(filters)) {
    const word = take(name, filter.read);
    if (word !== null) read[name] = word;
  }
  // Each word was read by the filter of its name.
  const words = fitWords(filters, read as WordsOf<Filters>);
  for (const name of Object.keys(read)) if (!(name in words)) dropped.add(name);
  const id = take('id', readId);
  const { range, isTooLong } =
    period === null ? { range: null, isTooLong: false } : readRange(period, take, dropped, nowMs);
  const page = take('page', readPage) ?? 1;

  const isWhole = hasRecent && take('all', (text) => (text === '1' ? text : null)) !== null;

  const known = new Set([...Object.keys(filters), 'id', 'page', ...others, ...PAGE_PARAMETERS]);
  if (hasRecent) known.add('all');
  if (period !== null) for (const name of ['start', 'end']) known.add(name);
  for (const name of search.keys()) if (!known.has(name)) dropped.add(name);
  return {
    address: { words, range, id, page, ...(isWhole && { isWhole }) },
    dropped: [...dropped],
    isTooLong,
  };
}

/**
 * The address that says this; what is as it begins is left out, so that short addresses stay short. Of `current` only what
 * belongs to the page or the screen is kept.
 */
export function writeAddress<Filters extends FilterTable>(
  { filters, period, others = [] }: AddressSchema<Filters>,
  { words, range, id, page, isWhole = false }: RecordAddress<WordsOf<Filters>>,
  current: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams();
  const set = (name: string, value: string | null | undefined): void => {
    if (value !== null && value !== undefined && value !== '') next.set(name, value);
  };
  for (const name of [...others, ...PAGE_PARAMETERS]) set(name, current.get(name));
  const fitting = fitWords(filters, words);
  for (const name of Object.keys(filters)) set(name, fitting[name]);
  set('id', id);
  if (range !== null && !isSameRange(range, period?.initial ?? null)) {
    set('start', range.kind === 'days' ? range.start : range.preset);
    if (range.kind === 'days') set('end', range.end);
  }
  if (page > 1) set('page', String(page));
  if (isWhole) set('all', '1');
  return next;
}

export function isSameRange(one: DateRange, other: DateRange | null): boolean {
  if (one.kind === 'preset') return other?.kind === 'preset' && one.preset === other.preset;
  return other?.kind === 'days' && one.start === other.start && one.end === other.end;
}

function readRange(
  period: RecordPeriod,
  take: (name: string, read: (text: string) => string) => string | null,
  dropped: Set<string>,
  nowMs: number,
): { readonly range: DateRange; readonly isTooLong: boolean } {
  const [start, end] = [take('start', (text) => text), take('end', (text) => text)];
  const preset = RANGE_PRESETS.find((known) => known === start);
  const asked: DateRange | null =
    preset !== undefined
      ? { kind: 'preset', preset }
      : start === null
        ? null
        : { kind: 'days', start, end: end ?? dayOf(nowMs) };
  const fault = asked === null ? null : judgeRange(asked, nowMs, period);
  const isGood = asked !== null && fault === null;
  if (start !== null && !isGood) dropped.add('start');
  // A preset has its own end.
  if (end !== null && (!isGood || preset !== undefined)) dropped.add('end');
  return { range: isGood ? asked : period.initial, isTooLong: fault === 'span' };
}

function readPage(text: string): number | null {
  if (!/^[1-9]\d{0,5}$/.test(text)) return null;
  return Number(text) <= MAX_PAGE ? Number(text) : null;
}
