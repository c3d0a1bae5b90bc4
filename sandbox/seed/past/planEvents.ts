import type { Past } from './createPast.ts';
import { createRandom, type Random } from './createRandom.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A line of a table: what happens to a user, how often, and when. */
export interface PastRule {
  readonly uid: number;
  readonly when: Once | Often;
}

/** So long before the exchange starts. */
interface Once {
  readonly agoMs: number;
}

/** Several times between two days before the start: about the same time apart, or at random. */
interface Often {
  readonly count: number;
  readonly spread: 'even' | 'random';
  readonly fromDays: number;
  readonly toDays: number;
}

/** One event of a rule. */
export interface PastEvent<Rule extends PastRule> {
  readonly rule: Rule;
  /** Names the event; ids are made of it. */
  readonly name: string;
  /** The event's place among those of its rule, the oldest first where they are spread evenly. */
  readonly nth: number;
  readonly atMs: number;
  readonly random: Random;
}

/** A kind of event: for which users it happens and when, and how it is written. */
export interface PastTable<Rule extends PastRule> {
  readonly name: string;
  readonly rules: readonly Rule[];
  write(past: Past, event: PastEvent<Rule>): void;
}

/** An event and its writer. */
export interface PlannedEvent {
  readonly atMs: number;
  write(past: Past): void;
}

/** Lists the events of a table. Pure: the same seed and start give the same events. */
export function planEvents<Rule extends PastRule>(
  { name: tableName, rules, write }: PastTable<Rule>,
  { seed, startedAtMs }: { readonly seed: string; readonly startedAtMs: number },
): PlannedEvent[] {
  return rules.flatMap((rule, at) =>
    Array.from({ length: 'count' in rule.when ? rule.when.count : 1 }, (_, nth) => {
      const name = `${seed}/past/${rule.uid}/${tableName}/${at}/${nth}`;
      const random = createRandom(name);
      const atMs = Math.round(startedAtMs - agoOf(rule.when, nth, random));
      return { atMs, write: (past: Past) => write(past, { rule, name, nth, atMs, random }) };
    }),
  );
}

function agoOf(when: Once | Often, nth: number, random: Random): number {
  if ('agoMs' in when) {
    return when.agoMs;
  }
  const { count, spread, fromDays, toDays } = when;
  const share = spread === 'even' ? (nth + random.between(0, 1)) / count : random.between(0, 1);
  return (fromDays - share * (fromDays - toDays)) * DAY_MS;
}
