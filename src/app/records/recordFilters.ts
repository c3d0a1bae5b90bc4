import type { DateRange } from './dateRange.ts';

/** Filters of histories that are one word or number each, by their parameter (screens.md 1.24; minNotional: 1.8). */
export const WORD_FILTERS = [
  'coin',
  'fromCoin',
  'toCoin',
  'type',
  'status',
  'account',
  'id',
  'minNotional',
] as const;
export type WordFilter = (typeof WORD_FILTERS)[number];

/** What a history is narrowed down to; the address of the page says it. */
export interface RecordFilters {
  readonly words: Partial<Readonly<Record<WordFilter, string>>>;
  readonly range: DateRange;
  /** From 1. */
  readonly page: number;
}

/** What one screen's address may say. */
export interface FilterSchema {
  /** How each filter that the screen has is read; null for what it can't be. */
  readonly words: Partial<Readonly<Record<WordFilter, ReadWord>>>;
  /** The longest range in calendar days, and the one that needs no parameter. */
  readonly maxDays: number;
  readonly initialRange: DateRange;
  /** Parameters of the screen that are none of its filters, such as `tab`. */
  readonly others?: readonly string[];
}

export type ReadWord = (text: string) => string | null;

/** A coin, in capitals as the exchange writes them. */
export const readCoin: ReadWord = (text) => (/^[^\s,]{1,32}$/.test(text) ? text.toUpperCase() : null);

/** An order's id: 6 to 64 letters, digits and "_" (screens.md 1.2). */
export const readOrderId: ReadWord = (text) => (/^\w{6,64}$/.test(text) ? text : null);

/** An amount from zero on, as plain decimal (screens.md 1.8). */
export const readNotional: ReadWord = (text) =>
  /^(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/.test(text) ? text : null;

/** One of a list, such as a status. */
export function oneOf(words: readonly string[]): ReadWord {
  return (text) => (words.includes(text) ? text : null);
}
