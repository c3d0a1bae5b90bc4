import { computeLots, type HeldPart, type Lots } from './computeLots.ts';
import { computeShares, type PlainLine } from './computeShares.ts';
import type { PlainEvent, Rules } from './plainEvent.ts';
import { askedUnits, isPaidByAsked, partsOf } from './plainOwners.ts';
import { acquiredMsOf, costOf, proceedsOf, signedValue, worthOf } from './plainWorth.ts';
import { sum } from './sum.ts';

/**
 * Taxes of a period once more, from the published definitions of the methods and in whole numbers (BigInt): it shares no
 * code and no order of work with the exchange's. Every coin is looked at by itself: first all that came and went of it, then
 * which of what came was sold.
 *
 * - FIFO, LIFO (26 CFR 1.1012-1(c), (j)): the units sold are the earliest, or the latest, that were acquired.
 * - HIFO: the units sold are those whose price per unit was the highest; of equal ones the earliest.
 * - AVERAGE (BMF letter of 6 March 2025, margin number 62): the units sold are the earliest, and cost their share of what all
 *   had cost; every unit that is left costs the same.
 * - SHARE_MATCHING: computeShares.ts.
 *
 * Accounts: what goes from one to another takes along the units that the method would sell, with cost, day and price. With share
 * matching the holding is one for all.
 *
 * Rounding: a value is cut to 8 digits; a part of a purchase, or of all, costs its share of what is left of that cost, cut to 8
 * digits, and the rest stays with what is left.
 */
export interface PlainFigures {
  readonly disposals: number;
  readonly lines: readonly PlainLine[];
  readonly proceeds: bigint;
  readonly cost: bigint;
  readonly income: bigint;
  readonly conversionFees: bigint;
  readonly withdrawalFees: bigint;
  readonly taxWithheld: bigint;
  readonly opening: bigint;
  readonly in: bigint;
  readonly out: bigint;
  /** What is left as the period ends. */
  readonly held: readonly HeldPart[];
}

export function computeTax(events: readonly PlainEvent[], rules: Rules): Map<string, PlainFigures> {
  const past = events.filter(({ atMs }) => atMs <= rules.endMs);
  const coins = new Set(
    [...past, ...events]
      .flatMap(({ changes, fees, taxes }) => [...changes, ...fees, ...taxes])
      .map(({ coin }) => coin),
  );
  const touched = [...coins].filter((coin) =>
    past.some(
      (event) =>
        askedUnits(coin, event, rules) !== 0n ||
        (event.atMs >= rules.startMs &&
          isPaidByAsked(event, rules) &&
          [...event.fees, ...event.taxes].some((part) => part.coin === coin)),
    ),
  );
  return new Map(touched.map((coin) => [coin, computeCoin(coin, past, events, rules)]));
}

function computeCoin(
  coin: string,
  events: readonly PlainEvent[],
  all: readonly PlainEvent[],
  rules: Rules,
): PlainFigures {
  const isInside = ({ atMs }: PlainEvent): boolean => atMs >= rules.startMs;
  const inside = events.filter(isInside);
  const before = events.filter((event) => !isInside(event));
  const units = (of: readonly PlainEvent[]): bigint[] => of.map((event) => askedUnits(coin, event, rules));
  const feesOf = (isTrade: boolean): bigint =>
    sum(
      inside
        .filter((event) => isPaidByAsked(event, rules) && (event.nature === 'trade') === isTrade)
        .flatMap((event) =>
          event.fees.filter((fee) => fee.coin === coin).map((fee) => worthOf(fee, event, rules)),
        ),
    );
  const isMatched = rules.methodAt(rules.endMs) === 'SHARE_MATCHING';
  const left = sum(units(events));
  const { sales, held } =
    coin === rules.currency
      ? { sales: [], held: [] }
      : isMatched
        ? computeDays(coin, { all, left }, rules)
        : computeLots(coin, events, rules);
  const disposals = sales.filter(({ atMs }) => atMs >= rules.startMs && atMs <= rules.endMs);
  return {
    disposals: disposals.length,
    lines: disposals.flatMap(({ lines }) => lines),
    proceeds: sum(disposals.map(({ proceeds }) => proceeds)),
    cost: sum(disposals.flatMap(({ lines }) => lines.map(({ cost }) => cost))),
    income: sum(
      inside
        .filter(({ nature }) => nature === 'derivatives')
        .map((event) => signedValue({ coin, units: askedUnits(coin, event, rules) }, event, rules)),
    ),
    conversionFees: feesOf(true),
    withdrawalFees: feesOf(false),
    taxWithheld: sum(
      inside
        .filter((event) => isPaidByAsked(event, rules))
        .flatMap((event) =>
          event.taxes.filter((tax) => tax.coin === coin).map((tax) => worthOf(tax, event, rules)),
        ),
    ),
    opening: sum(units(before)),
    in: sum(units(inside).filter((amount) => amount > 0n)),
    out: -sum(units(inside).filter((amount) => amount < 0n)),
    held,
  };
}

/** Everything that was disposed of of a coin, by days: of all accounts together, told of those that are asked for. */
function computeDays(
  coin: string,
  { all, left }: { readonly all: readonly PlainEvent[]; readonly left: bigint },
  rules: Rules,
): Lots {
  const moves = all.flatMap((event) =>
    partsOf(coin, event, rules).outside.map(({ owner, units }) => ({
      atMs: units > 0n ? acquiredMsOf({ coin, units }, event, rules) : event.atMs,
      units,
      money: units > 0n ? costOf({ coin, units }, event, rules) : proceedsOf(event, { coin, units }, rules),
      isDisposal: event.nature === 'trade',
      isAsked: owner === 'asked',
    })),
  );
  const days = Math.floor(Math.max(rules.endMs, ...moves.map(({ atMs }) => atMs)) / rules.dayMs) + 1;
  const { disposals, pools } = computeShares(moves, rules.dayMs, days);
  const pool = pools[Math.floor(rules.endMs / rules.dayMs)] ?? { units: 0n, cost: 0n };
  const units = left < pool.units ? left : pool.units;
  const held = units <= 0n ? [] : [{ acquiredMs: null, units, cost: (pool.cost * units) / pool.units }];
  return { sales: disposals, held };
}
