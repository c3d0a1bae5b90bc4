import type { PlainChange, PlainEvent, Rules } from './plainEvent.ts';
import { sum } from './sum.ts';

/** The accounts asked for have lots together. */
export type Owner = 'asked' | number;

function ownerOf({ account = 1 }: PlainChange, { asked = new Set([1]) }: Rules): Owner {
  return asked.has(account) ? 'asked' : account;
}

export function isPaidByAsked({ payer = 1 }: PlainEvent, { asked = new Set([1]) }: Rules): boolean {
  return asked.has(payer);
}

export interface Net {
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

export function askedUnits(coin: string, event: PlainEvent, rules: Rules): bigint {
  return sum(
    netsOf(coin, event, rules)
      .filter(({ owner }) => owner === 'asked')
      .map(({ units }) => units),
  );
}

export interface Parted {
  readonly inside: readonly { readonly from: Owner; readonly to: Owner; readonly units: bigint }[];
  readonly outside: readonly Net[];
}

/** What a transfer leaves with the person goes from the first who gives to the first who takes, and so forth. */
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

export function partsOf(coin: string, event: PlainEvent, rules: Rules): Parted {
  const nets = netsOf(coin, event, rules);
  return event.nature === 'transfer' ? part(nets) : { inside: [], outside: nets };
}
