import type { CostMethod } from '#sandbox/calls/tax/matchLots.ts';

/**
 * Taxes of a period once more, from the published definitions of the methods and in whole numbers (BigInt): it shares no
 * code and no order of work with the exchange's. Every coin is looked at by itself: first all that came and went of it, then
 * which of what came was sold.
 *
 * - FIFO, LIFO (26 CFR 1.1012-1(c), (j)): the units sold are the earliest, or the latest, that were acquired.
 * - HIFO: the units sold are those whose price per unit was the highest; of equal ones the earliest.
 * - AVERAGE (HMRC CRYPTO22200, one pool): the units sold cost their share of what the whole pool had cost.
 *
 * Rounding: a value is cut to 8 digits; a part of a purchase, or of the pool, costs its share of what is left of that cost,
 * cut to 8 digits, and the rest stays with what is left.
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
  readonly method: CostMethod;
  /** Units of 1e-4 USD for one coin. */
  readonly priceOf: (coin: string, atMs: number) => bigint;
  readonly isCash: (coin: string) => boolean;
  /** Units of 1e-8 USD, where the user has stated what a receipt had cost. */
  readonly statedCost: (coin: string, eventId: string) => bigint | undefined;
}

const PRICE_UNIT = 10_000n;

export function computeTax(events: readonly PlainEvent[], rules: Rules): Map<string, PlainFigures> {
  const past = events.filter(({ atMs }) => atMs <= rules.endMs);
  const moved = past.flatMap(({ changes }) => changes);
  const charged = past
    .filter(({ atMs }) => atMs >= rules.startMs)
    .flatMap(({ fees, taxes }) => [...fees, ...taxes]);
  const coins = new Set([...moved, ...charged].map(({ coin }) => coin));
  return new Map([...coins].map((coin) => [coin, computeCoin(coin, past, rules)]));
}

function computeCoin(coin: string, events: readonly PlainEvent[], rules: Rules): PlainFigures {
  const isInside = ({ atMs }: PlainEvent): boolean => atMs >= rules.startMs;
  const movesOf = (event: PlainEvent) => event.changes.filter((change) => change.coin === coin);
  const inside = events.filter(isInside);
  const before = events.filter((event) => !isInside(event));
  const units = (of: readonly PlainEvent[]): bigint[] => of.flatMap(movesOf).map((change) => change.units);
  const valueIn = (parts: 'fees' | 'taxes'): bigint =>
    sum(
      inside.flatMap((event) =>
        event[parts].filter((part) => part.coin === coin).map((part) => worthInUsd(part, event, rules)),
      ),
    );
  const sales = matchSales(coin, events, rules).filter(({ event }) => isInside(event));
  const disposals = sales.filter(({ event }) => event.nature !== 'transfer');
  return {
    disposals: disposals.length,
    proceeds: sum(disposals.map(({ event, change }) => proceedsOf(event, change, rules))),
    cost: sum(disposals.map(({ cost }) => cost)),
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
  readonly event: PlainEvent;
  readonly change: PlainChange;
  readonly cost: bigint;
}

interface Purchase {
  readonly place: number;
  readonly bought: { readonly units: bigint; readonly cost: bigint };
  units: bigint;
  cost: bigint;
}

/** Everything that went of a coin, and what it had cost. */
function matchSales(coin: string, events: readonly PlainEvent[], rules: Rules): Sale[] {
  const purchases: Purchase[] = [];
  const sales: Sale[] = [];
  for (const event of events) {
    for (const change of event.changes.filter((each) => each.coin === coin)) {
      if (change.units > 0n) {
        const bought = { units: change.units, cost: costOf(change, event, rules) };
        purchases.push({ place: purchases.length, bought, ...bought });
      } else {
        const cost =
          rules.method === 'AVERAGE'
            ? sellFromPool(purchases, -change.units)
            : sellOneByOne(purchases, -change.units, rules.method);
        sales.push({ event, change, cost });
      }
    }
  }
  return sales;
}

function sellOneByOne(purchases: Purchase[], units: bigint, method: Exclude<CostMethod, 'AVERAGE'>): bigint {
  let [missing, cost] = [units, 0n];
  for (;;) {
    const next = chooseNext(
      purchases.filter((purchase) => purchase.units > 0n),
      method,
    );
    if (next === undefined || missing === 0n) return cost;
    const taken = missing < next.units ? missing : next.units;
    const part = (next.cost * taken) / next.units;
    next.units -= taken;
    next.cost -= part;
    missing -= taken;
    cost += part;
  }
}

function chooseNext(open: readonly Purchase[], method: Exclude<CostMethod, 'AVERAGE'>): Purchase | undefined {
  return open.reduce<Purchase | undefined>((chosen, purchase) => {
    if (chosen === undefined) return purchase;
    const isBetter = {
      FIFO: () => purchase.place < chosen.place,
      LIFO: () => purchase.place > chosen.place,
      HIFO: () => purchase.bought.cost * chosen.bought.units > chosen.bought.cost * purchase.bought.units,
    }[method];
    return isBetter() ? purchase : chosen;
  }, undefined);
}

/** One pool for all: the purchases in it are put together into the first. */
function sellFromPool(purchases: Purchase[], units: bigint): bigint {
  const pool = {
    units: sum(purchases.map((each) => each.units)),
    cost: sum(purchases.map((each) => each.cost)),
  };
  const taken = units < pool.units ? units : pool.units;
  const cost = pool.units === 0n ? 0n : (pool.cost * taken) / pool.units;
  const left = { units: pool.units - taken, cost: pool.cost - cost };
  purchases.splice(0, purchases.length, { place: 0, bought: left, ...left });
  return cost;
}

function costOf(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
  const isPriced = event.nature !== 'transfer' || rules.isCash(change.coin);
  return isPriced ? worthInUsd(change, event, rules) : (rules.statedCost(change.coin, event.id) ?? 0n);
}

/** A trade brings what came for it, tax included; of several coins given, each has its share by value. */
function proceedsOf(event: PlainEvent, change: PlainChange, rules: Rules): bigint {
  const given = event.changes.filter(({ units }) => units < 0n);
  const came = event.changes.filter(({ units }) => units > 0n);
  if (event.nature !== 'trade' || came.length === 0) return worthInUsd(change, event, rules);
  const received = sum([...came, ...event.taxes].map((part) => worthInUsd(part, event, rules)));
  const values = given.map((part) => worthInUsd(part, event, rules));
  const at = given.indexOf(change);
  const whole = sum(values);
  if (given.length === 1 || whole === 0n) return at === 0 ? received : 0n;
  const shares = values.map((value) => (received * value) / whole);
  return at < given.length - 1 ? (shares[at] ?? 0n) : received - sum(shares.slice(0, -1));
}

/** Units of 1e-8 USD, without a sign. */
function worthInUsd({ coin, units }: PlainChange, { atMs }: PlainEvent, rules: Rules): bigint {
  return ((units < 0n ? -units : units) * rules.priceOf(coin, atMs)) / PRICE_UNIT;
}

function signedValue(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
  const value = worthInUsd(change, event, rules);
  return change.units < 0n ? -value : value;
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
