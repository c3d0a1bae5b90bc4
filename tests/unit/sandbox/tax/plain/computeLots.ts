import type { CostMethod } from '#shared/tax/costMethods.ts';
import { type PlainLine, withProceeds } from './computeShares.ts';
import type { PlainEvent, Rules } from './plainEvent.ts';
import { type Owner, partsOf } from './plainOwners.ts';
import { acquiredMsOf, costOf, proceedsOf } from './plainWorth.ts';
import { sum } from './sum.ts';

export interface Sale {
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

/** What a coin came to for the accounts asked for. */
export interface Lots {
  readonly sales: readonly Sale[];
  /** What they still have. */
  readonly held: readonly HeldPart[];
}

export interface HeldPart {
  readonly acquiredMs: number | null;
  readonly units: bigint;
  readonly cost: bigint;
}

/** Everything that the accounts asked for disposed of of a coin, and what it had cost; and what is left. */
export function computeLots(coin: string, events: readonly PlainEvent[], rules: Rules): Lots {
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
  const held = (holdings.get('asked') ?? []).map(({ acquiredMs, units, cost }) => ({
    acquiredMs,
    units,
    cost,
  }));
  return { sales, held };
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

/** Takes from the open purchases, which are in the order they were bought in. */
function chooseNext(open: readonly Purchase[], method: CostMethod): Purchase | undefined {
  if (method === 'LIFO') return open.at(-1);
  if (method !== 'HIFO') return open[0];
  return open.reduce<Purchase | undefined>((chosen, purchase) => {
    if (chosen === undefined) return purchase;
    const isDearer = purchase.bought.cost * chosen.bought.units > chosen.bought.cost * purchase.bought.units;
    return isDearer ? purchase : chosen;
  }, undefined);
}
