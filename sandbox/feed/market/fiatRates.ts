import { FIATS, type FiatReference } from '#sandbox/seed/reference/fiats.ts';
import { hashText, hashToBell, mixHash } from './hash.ts';
import { MINUTE_MS } from './time.ts';
import { findLastTick, type TradeClock } from './tradeClock.ts';

/** A rate of the fiat topic: one unit of `source` costs so much of `target`. */
export interface FiatRate {
  readonly source: string;
  readonly target: string;
  /** The rate as of a moment (epoch ms), six significant digits; it changes about every 10 s. */
  rateAt(nowMs: number): string;
  /** When the source currency last ticked. */
  lastTick(nowMs: number): number;
}

/** Rates tick once in each such slot. */
const SLOT_MS = 10_000;

/** Waves the log rate is made of. Half of the distance between a wave's knots is roughly its rise or fall. */
const WAVES = [
  { periodMs: MINUTE_MS, deviation: 0.00008 },
  { periodMs: 60 * MINUTE_MS, deviation: 0.0004 },
  { periodMs: 24 * 60 * MINUTE_MS, deviation: 0.004 },
] as const;

/** Rates that do not end in dollars: clients have to filter them out (product.md section 3). */
const OTHER_RATES: readonly (readonly [source: string, target: string])[] = [
  ['USD', 'EUR'],
  ['USD', 'JPY'],
  ['EUR', 'GBP'],
  ['GBP', 'TRY'],
];

/**
 * Lists the rates of the fiat topic: every currency of screens.md 3.4 in dollars, and a few between others.
 */
export function listFiatRates(seed: string): FiatRate[] {
  const walkByCurrency = new Map(FIATS.map((fiat) => [fiat.currency, describeFiat(fiat, seed)]));
  const usdAt = (currency: string, nowMs: number): number => {
    const walk = walkByCurrency.get(currency);
    return walk === undefined ? 1 : walkFiat(walk, nowMs);
  };
  const describeRate = (source: string, target: string): FiatRate => {
    const clock = walkByCurrency.get(source)?.clock;
    return {
      source,
      target,
      rateAt: (nowMs) => printSignificant(usdAt(source, nowMs) / usdAt(target, nowMs)),
      lastTick: (nowMs) => (clock === undefined ? nowMs : findLastTick(clock, nowMs)),
    };
  };
  return [
    ...FIATS.map(({ currency }) => describeRate(currency, 'USD')),
    ...OTHER_RATES.map(([source, target]) => describeRate(source, target)),
  ];
}

interface FiatWalk {
  readonly reference: FiatReference;
  readonly clock: TradeClock;
}

function describeFiat(reference: FiatReference, seed: string): FiatWalk {
  return { reference, clock: { key: hashText(`${seed}/fiat/${reference.currency}`), slotMs: SLOT_MS } };
}

function walkFiat({ reference, clock }: FiatWalk, nowMs: number): number {
  const tickMs = findLastTick(clock, nowMs);
  let level = 0;
  for (const [i, { periodMs, deviation }] of WAVES.entries()) {
    const knot = Math.floor(tickMs / periodMs);
    const before = hashToBell(mixHash(clock.key + i + 1, knot));
    const after = hashToBell(mixHash(clock.key + i + 1, knot + 1));
    level += deviation * (before + (after - before) * (tickMs / periodMs - knot));
  }
  return reference.startUsd * Math.exp(reference.float * level);
}

/** Six significant digits without an exponent, which toPrecision would use for small rates. */
function printSignificant(rate: number): string {
  return rate.toFixed(Math.max(0, 5 - Math.floor(Math.log10(rate))));
}
