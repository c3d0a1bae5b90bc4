import { hashToUnit, mixHash } from './hash.ts';
import { STEP_MS } from './time.ts';

/** When something ticks: once in each slot of time, at a hashed place in it. */
export interface TradeClock {
  readonly key: number;
  /** A multiple of 50 ms. Two ticks are less than twice this apart. */
  readonly slotMs: number;
}

/** A tick in every frame of the default rhythm (500 ms). */
const SHORTEST_SLOT_MS = 250;
/** Hence every symbol ticks at least every 20 s. */
const LONGEST_SLOT_MS = 10_000;
const BUSY_TURNOVER_USD = 50_000_000;
const QUIET_TURNOVER_USD = 10_000;

/** Chooses how often a pair ticks: the more it trades in a day (USD), the more often. */
export function chooseSlot(dailyTurnoverUsd: number): number {
  const span = Math.log(BUSY_TURNOVER_USD / QUIET_TURNOVER_USD);
  const quietness = Math.log(BUSY_TURNOVER_USD / dailyTurnoverUsd) / span;
  const slotMs =
    SHORTEST_SLOT_MS * (LONGEST_SLOT_MS / SHORTEST_SLOT_MS) ** Math.min(1, Math.max(0, quietness));
  return Math.round(slotMs / STEP_MS) * STEP_MS;
}

/** The moment (epoch ms) of the last tick at or before `nowMs`: a pure function of the clock and the time. */
export function findLastTick(clock: TradeClock, nowMs: number): number {
  const slot = Math.floor(nowMs / clock.slotMs);
  const tickMs = tickInSlot(clock, slot);
  return tickMs <= nowMs ? tickMs : tickInSlot(clock, slot - 1);
}

function tickInSlot(clock: TradeClock, slot: number): number {
  const steps = clock.slotMs / STEP_MS;
  return slot * clock.slotMs + Math.floor(hashToUnit(mixHash(clock.key, slot)) * steps) * STEP_MS;
}
