import type { CostMethod } from '#shared/tax/costMethods.ts';
import { computeShares, type PlainLine, withProceeds } from './computeShares.ts';

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
 * Rounding: a value is cut to 8 digits; a part of a purchase, or of all, costs its share of what is left of that cost, cut to 8
 * digits, and the rest stays with what is left.
 */
export interface PlainEvent {
  readonly id: string;
  readonly atMs: number;
  readonly nature: 'trade' | 'derivatives' | 'transfer';
  /** Units of 1e-8 of a coin; below zero for what went. */
  readonly changes: readonly PlainChange[];
  readonly fees: readonly PlainChange[];
  readonly taxes: readonly PlainChange[];
}

export interface PlainChange {
  readonly coin: string;
  readonly units: bigint;
}

export interface PlainFigures {
  readonly disposals: number;
  readonly lines: readonly PlainLine[];
  readonly proceeds: bigint;
  readonly cost: bigint;
  readonly income: bigint;
  readonly fees: bigint;
  readonly taxWithheld: bigint;
  readonly opening: bigint;
  readonly in: bigint;
  readonly out: bigint;
}

export interface Rules {
  readonly startMs: number;
  readonly endMs: number;
  /** Share matching is in force always or never. */
  readonly methodAt: (atMs: number) => CostMethod;
  /** How long a day is. */
  readonly dayMs: number;
  /** Money of the residence: no asset. */
  readonly currency: string;
  /** Units of 1e-4 USD for one unit of it. */
  readonly rateOf: (atMs: number) => bigint;
  /** Units of 1e-4 USD for one coin. */
  readonly priceOf: (coin: string, atMs: number) => bigint;
  readonly isCash: (coin: string) => boolean;
  /** Units of 1e-8, and when it was bought, where the user has stated what a receipt had cost. */
  readonly statedCost: (coin: string, event: PlainEvent) => StatedReceipt | undefined;
}

export interface StatedReceipt {
  readonly cost: bigint;
  readonly acquiredMs: number | undefined;
}

export function computeTax(events: readonly PlainEvent[], rules: Rules): Map<string, PlainFigures> {
  const past = events.filter(({ atMs }) => atMs <= rules.endMs);
  const moved = past.flatMap(({ changes }) => changes);
  const charged = past
    .filter(({ atMs }) => atMs >= rules.startMs)
    .flatMap(({ fees, taxes }) => [...fees, ...taxes]);
  const coins = new Set([...moved, ...charged].map(({ coin }) => coin));
  return new Map([...coins].map((coin) => [coin, computeCoin(coin, past, events, rules)]));
}

function computeCoin(
  coin: string,
  events: readonly PlainEvent[],
  all: readonly PlainEvent[],
  rules: Rules,
): PlainFigures {
  const isInside = ({ atMs }: PlainEvent): boolean => atMs >= rules.startMs;
  const movesOf = (event: PlainEvent) => event.changes.filter((change) => change.coin === coin);
  const inside = events.filter(isInside);
  const before = events.filter((event) => !isInside(event));
  const units = (of: readonly PlainEvent[]): bigint[] => of.flatMap(movesOf).map((change) => change.units);
  const valueIn = (parts: 'fees' | 'taxes'): bigint =>
    sum(
      inside.flatMap((event) =>
        event[parts].filter((part) => part.coin === coin).map((part) => worthOf(part, event, rules)),
      ),
    );
  const isMatched = rules.methodAt(rules.endMs) === 'SHARE_MATCHING';
  const sales =
    coin === rules.currency ? [] : isMatched ? matchDays(coin, all, rules) : matchSales(coin, events, rules);
  const disposals = sales.filter(({ atMs }) => atMs >= rules.startMs && atMs <= rules.endMs);
  return {
    disposals: disposals.length,
    lines: disposals.flatMap(({ lines }) => lines),
    proceeds: sum(disposals.map(({ proceeds }) => proceeds)),
    cost: sum(disposals.flatMap(({ lines }) => lines.map(({ cost }) => cost))),
    income: sum(
      inside
        .filter(({ nature }) => nature === 'derivatives')
        .flatMap((event) => movesOf(event).map((change) => signedValue(change, event, rules))),
    ),
    fees: valueIn('fees'),
    taxWithheld: valueIn('taxes'),
    opening: sum(units(before)),
    in: sum(units(inside).filter((amount) => amount > 0n)),
    out: -sum(units(inside).filter((amount) => amount < 0n)),
  };
}

interface Sale {
  readonly atMs: number;
  readonly proceeds: bigint;
  readonly lines: readonly PlainLine[];
}

interface Purchase {
  readonly acquiredMs: number;
  /** What tells its price: the purchase, or all that it was averaged with. */
  bought: { readonly units: bigint; readonly cost: bigint };
  units: bigint;
  cost: bigint;
}

/** Everything that was disposed of of a coin, by days. */
function matchDays(coin: string, events: readonly PlainEvent[], rules: Rules): readonly Sale[] {
  const moves = events.flatMap((event) =>
    event.changes
      .filter((change) => change.coin === coin)
      .map((change) => ({
        atMs: change.units > 0n ? acquiredMsOf(change, event, rules) : event.atMs,
        units: change.units,
        money: change.units > 0n ? costOf(change, event, rules) : proceedsOf(event, change, rules),
        isDisposal: event.nature === 'trade',
      })),
  );
  const days = Math.floor(Math.max(0, ...moves.map(({ atMs }) => atMs)) / rules.dayMs) + 1;
  return computeShares(moves, rules.dayMs, days);
}

/** Everything that was disposed of of a coin, and what it had cost. */
function matchSales(coin: string, events: readonly PlainEvent[], rules: Rules): readonly Sale[] {
  let purchases: Purchase[] = [];
  const sales: Sale[] = [];
  for (const event of events) {
    for (const change of event.changes.filter((each) => each.coin === coin)) {
      if (change.units > 0n) {
        const bought = { units: change.units, cost: costOf(change, event, rules) };
        const acquiredMs = acquiredMsOf(change, event, rules);
        purchases = [...purchases, { acquiredMs, bought, ...bought }].toSorted(
          (one, other) => one.acquiredMs - other.acquiredMs,
        );
        continue;
      }
      const method = rules.methodAt(event.atMs);
      if (method === 'AVERAGE') purchases = average(purchases, -change.units);
      const lines = sell(purchases, -change.units, method);
      purchases = purchases.filter(({ units }) => units > 0n);
      if (event.nature !== 'trade') continue;
      const proceeds = proceedsOf(event, change, rules);
      sales.push({ atMs: event.atMs, proceeds, lines: withProceeds(lines, -change.units, proceeds) });
    }
  }
  return sales;
}

function sell(purchases: Purchase[], wanted: bigint, method: CostMethod): Omit<PlainLine, 'proceeds'>[] {
  const lines: Omit<PlainLine, 'proceeds'>[] = [];
  for (let missing = wanted; missing > 0n; ) {
    const open = purchases.filter(({ units }) => units > 0n);
    const next = chooseNext(open, method);
    if (next === undefined) {
      lines.push({ rule: 'none', acquiredMs: null, units: missing, cost: 0n });
      break;
    }
    const units = missing < next.units ? missing : next.units;
    const cost = (next.cost * units) / next.units;
    next.units -= units;
    next.cost -= cost;
    missing -= units;
    lines.push({ rule: 'lot', acquiredMs: next.acquiredMs, units, cost });
  }
  return lines;
}

/** The earliest units that are about to go, and all others, each of the two groups at one price per unit. */
function average(purchases: readonly Purchase[], wanted: bigint): Purchase[] {
  const whole = {
    units: sum(purchases.map(({ units }) => units)),
    cost: sum(purchases.map(({ cost }) => cost)),
  };
  if (whole.units === 0n) return [...purchases];
  const units = wanted < whole.units ? wanted : whole.units;
  const cost = (whole.cost * units) / whole.units;
  const rest = { units: whole.units - units, cost: whole.cost - cost };
  const [going, staying]: [Purchase[], Purchase[]] = [[], []];
  let missing = units;
  for (const purchase of purchases) {
    const part = missing < purchase.units ? missing : purchase.units;
    missing -= part;
    if (part > 0n) going.push({ ...purchase, units: part });
    if (part < purchase.units) staying.push({ ...purchase, units: purchase.units - part });
  }
  return [...spread(going, { units, cost }), ...spread(staying, rest)];
}

function spread(
  group: readonly Purchase[],
  whole: { readonly units: bigint; readonly cost: bigint },
): Purchase[] {
  const shares = group.map(({ units }) => (whole.cost * units) / whole.units);
  const last = whole.cost - sum(shares.slice(0, -1));
  return group.map((purchase, at) => ({
    ...{ acquiredMs: purchase.acquiredMs, bought: whole, units: purchase.units },
    cost: at === group.length - 1 ? last : (shares[at] ?? 0n),
  }));
}

function acquiredMsOf(change: PlainChange, event: PlainEvent, rules: Rules): number {
  const isPriced = isOfKnownPrice(change, event, rules);
  return (isPriced ? undefined : rules.statedCost(change.coin, event)?.acquiredMs) ?? event.atMs;
}

function isOfKnownPrice({ coin }: PlainChange, { nature }: PlainEvent, rules: Rules): boolean {
  return nature !== 'transfer' || rules.isCash(coin) || coin === rules.currency;
}

/** Of the open purchases, which are in the order they were bought in. */
function chooseNext(open: readonly Purchase[], method: CostMethod): Purchase | undefined {
  if (method === 'LIFO') return open.at(-1);
  if (method !== 'HIFO') return open[0];
  return open.reduce<Purchase | undefined>((chosen, purchase) => {
    if (chosen === undefined) return purchase;
    const isDearer = purchase.bought.cost * chosen.bought.units > chosen.bought.cost * purchase.bought.units;
    return isDearer ? purchase : chosen;
  }, undefined);
}

/** What came costs its value, or what was paid for it where that was money of the residence alone. */
function costOf(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
  if (!isOfKnownPrice(change, event, rules)) return rules.statedCost(change.coin, event)?.cost ?? 0n;
  const given = event.changes.filter(({ units }) => units < 0n);
  const isPaid = given.length > 0 && given.every(({ coin }) => coin === rules.currency);
  if (event.nature !== 'trade' || !isPaid) return worthOf(change, event, rules);
  const paid = sum(given.map((part) => worthOf(part, event, rules)));
  return shareByWorth(
    change,
    event.changes.filter(({ units }) => units > 0n),
    paid,
    (part) => worthOf(part, event, rules),
  );
}

/** A trade brings what came for it, tax included; of several coins given, each has its share by value. */
function proceedsOf(event: PlainEvent, change: PlainChange, rules: Rules): bigint {
  const given = event.changes.filter(({ units }) => units < 0n);
  const came = event.changes.filter(({ units }) => units > 0n);
  if (event.nature !== 'trade' || came.length === 0) return worthOf(change, event, rules);
  const received = sum([...came, ...event.taxes].map((part) => worthOf(part, event, rules)));
  return shareByWorth(change, given, received, (part) => worthOf(part, event, rules));
}

function shareByWorth(
  change: PlainChange,
  parts: readonly PlainChange[],
  total: bigint,
  worth: (part: PlainChange) => bigint,
): bigint {
  const values = parts.map(worth);
  const at = parts.indexOf(change);
  const whole = sum(values);
  if (parts.length === 1 || whole === 0n) return at === 0 ? total : 0n;
  const shares = values.map((value) => (total * value) / whole);
  return at < parts.length - 1 ? (shares[at] ?? 0n) : total - sum(shares.slice(0, -1));
}

/** Units of 1e-8 of the residence's money, without a sign. */
function worthOf({ coin, units }: PlainChange, { atMs }: PlainEvent, rules: Rules): bigint {
  const amount = units < 0n ? -units : units;
  return coin === rules.currency ? amount : (amount * rules.priceOf(coin, atMs)) / rules.rateOf(atMs);
}

function signedValue(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
  const value = worthOf(change, event, rules);
  return change.units < 0n ? -value : value;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
