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
 * Accounts: what goes from one to another takes along the units that the method would sell, with cost, day and price. With share
 * matching the holding is one for all.
 *
 * Rounding: a value is cut to 8 digits; a part of a purchase, or of all, costs its share of what is left of that cost, cut to 8
 * digits, and the rest stays with what is left.
 */
export interface PlainEvent {
  readonly id: string;
  readonly atMs: number;
  readonly nature: 'trade' | 'derivatives' | 'transfer';
  /** The account that pays fees and taxes; 1 where missing. */
  readonly payer?: number;
  /** Units of 1e-8 of a coin; below zero for what went. All but transfers are of one account. */
  readonly changes: readonly PlainChange[];
  readonly fees: readonly PlainChange[];
  readonly taxes: readonly PlainChange[];
}

export interface PlainChange {
  readonly coin: string;
  /** The first account where missing. */
  readonly account?: number;
  readonly units: bigint;
}

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
}

export interface Rules {
  /** The accounts whose figures these are, taken together; each other one has lots of its own. Account 1 where it is missing. */
  readonly asked?: ReadonlySet<number>;
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

/** The accounts asked for have lots together. */
type Owner = 'asked' | number;

function ownerOf({ account = 1 }: PlainChange, { asked = new Set([1]) }: Rules): Owner {
  return asked.has(account) ? 'asked' : account;
}

function isPaidByAsked({ payer = 1 }: PlainEvent, { asked = new Set([1]) }: Rules): boolean {
  return asked.has(payer);
}

interface Net {
  readonly owner: Owner;
  readonly units: bigint;
}

/** What each owner had more or less of a coin, in the order in which they are named. */
function netsOf(coin: string, event: PlainEvent, rules: Rules): Net[] {
  const own = event.changes.filter((change) => change.coin === coin);
  const owners = [...new Set(own.map((change) => ownerOf(change, rules)))];
  return owners
    .map((owner) => ({
      owner,
      units: sum(own.filter((change) => ownerOf(change, rules) === owner).map(({ units }) => units)),
    }))
    .filter(({ units }) => units !== 0n);
}

function askedUnits(coin: string, event: PlainEvent, rules: Rules): bigint {
  return sum(
    netsOf(coin, event, rules)
      .filter(({ owner }) => owner === 'asked')
      .map(({ units }) => units),
  );
}

interface Parted {
  readonly inside: readonly { readonly from: Owner; readonly to: Owner; readonly units: bigint }[];
  readonly outside: readonly Net[];
}

/** What a transfer leaves with the user goes from the first who gives to the first who takes, and so forth. */
function part(nets: readonly Net[], inside: Parted['inside'] = []): Parted {
  const giver = nets.find(({ units }) => units < 0n);
  const taker = nets.find(({ units }) => units > 0n);
  if (giver === undefined || taker === undefined) return { inside, outside: nets };
  const units = -giver.units < taker.units ? -giver.units : taker.units;
  const left = nets
    .map((net) => ({
      owner: net.owner,
      units: net === giver ? net.units + units : net === taker ? net.units - units : net.units,
    }))
    .filter((net) => net.units !== 0n);
  return part(left, [...inside, { from: giver.owner, to: taker.owner, units }]);
}

function partsOf(coin: string, event: PlainEvent, rules: Rules): Parted {
  const nets = netsOf(coin, event, rules);
  return event.nature === 'transfer' ? part(nets) : { inside: [], outside: nets };
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

/** All disposals of a coin, by days: matched for all accounts together, listed for those that are asked for. */
function matchDays(coin: string, events: readonly PlainEvent[], rules: Rules): readonly Sale[] {
  const moves = events.flatMap((event) =>
    partsOf(coin, event, rules).outside.map(({ owner, units }) => ({
      atMs: units > 0n ? acquiredMsOf({ coin, units }, event, rules) : event.atMs,
      units,
      money: units > 0n ? costOf({ coin, units }, event, rules) : proceedsOf(event, { coin, units }, rules),
      isDisposal: event.nature === 'trade',
      isAsked: owner === 'asked',
    })),
  );
  const days = Math.floor(Math.max(0, ...moves.map(({ atMs }) => atMs)) / rules.dayMs) + 1;
  return computeShares(moves, rules.dayMs, days);
}

/** Everything that the accounts asked for disposed of of a coin, and what it had cost. */
function matchSales(coin: string, events: readonly PlainEvent[], rules: Rules): readonly Sale[] {
  const holdings = new Map<Owner, Purchase[]>();
  const sales: Sale[] = [];
  const add = (owner: Owner, purchase: Purchase): void => {
    const own = [...(holdings.get(owner) ?? []), purchase];
    holdings.set(
      owner,
      own.toSorted((one, other) => one.acquiredMs - other.acquiredMs),
    );
  };
  const take = (owner: Owner, units: bigint, method: CostMethod): Taken => {
    const held = holdings.get(owner) ?? [];
    const open = method === 'AVERAGE' ? average(held, units) : held;
    const taken = sell(open, units, method);
    holdings.set(
      owner,
      open.filter((purchase) => purchase.units > 0n),
    );
    return taken;
  };
  for (const event of events) {
    const method = rules.methodAt(event.atMs);
    const { inside, outside } = partsOf(coin, event, rules);
    for (const { from, to, units } of inside) {
      for (const purchase of take(from, units, method).purchases) add(to, purchase);
    }
    for (const { owner, units } of outside) {
      const change = { coin, units };
      if (units > 0n) {
        const bought = { units, cost: costOf(change, event, rules) };
        add(owner, { acquiredMs: acquiredMsOf(change, event, rules), bought, ...bought });
        continue;
      }
      const { purchases, beyond } = take(owner, -units, method);
      if (event.nature !== 'trade' || owner !== 'asked') continue;
      const proceeds = proceedsOf(event, change, rules);
      const lines = [
        ...purchases.map((purchase) => ({
          ...{ rule: 'lot' as const, acquiredMs: purchase.acquiredMs },
          ...{ units: purchase.units, cost: purchase.cost },
        })),
        ...(beyond > 0n ? [{ rule: 'none' as const, acquiredMs: null, units: beyond, cost: 0n }] : []),
      ];
      sales.push({ atMs: event.atMs, proceeds, lines: withProceeds(lines, -units, proceeds) });
    }
  }
  return sales;
}

interface Taken {
  readonly purchases: readonly Purchase[];
  readonly beyond: bigint;
}

function sell(purchases: Purchase[], wanted: bigint, method: CostMethod): Taken {
  const sold: Purchase[] = [];
  let missing = wanted;
  while (missing > 0n) {
    const next = chooseNext(
      purchases.filter(({ units }) => units > 0n),
      method,
    );
    if (next === undefined) break;
    const units = missing < next.units ? missing : next.units;
    const cost = (next.cost * units) / next.units;
    next.units -= units;
    next.cost -= cost;
    missing -= units;
    sold.push({ ...next, units, cost });
  }
  return { purchases: sold, beyond: missing };
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

/** The next of the open purchases, which are in order of time. */
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
  const at = parts.findIndex(({ coin, units }) => coin === change.coin && units === change.units);
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
