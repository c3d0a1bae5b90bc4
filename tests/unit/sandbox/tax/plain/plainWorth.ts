import type { PlainChange, PlainEvent, Rules } from './plainEvent.ts';
import { sum } from './sum.ts';

export function acquiredMsOf(change: PlainChange, event: PlainEvent, rules: Rules): number {
  const isPriced = isOfKnownPrice(change, event, rules);
  return (isPriced ? undefined : rules.statedCost(change.coin, event)?.acquiredMs) ?? event.atMs;
}

function isOfKnownPrice({ coin }: PlainChange, { nature }: PlainEvent, rules: Rules): boolean {
  return nature !== 'transfer' || rules.isCash(coin) || coin === rules.currency;
}

/** What came costs its value, or what was paid for it where that was money of the residence alone. */
export function costOf(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
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
export function proceedsOf(event: PlainEvent, change: PlainChange, rules: Rules): bigint {
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
export function worthOf({ coin, units }: PlainChange, { atMs }: PlainEvent, rules: Rules): bigint {
  const amount = units < 0n ? -units : units;
  return coin === rules.currency ? amount : (amount * rules.priceOf(coin, atMs)) / rules.rateOf(atMs);
}

export function signedValue(change: PlainChange, event: PlainEvent, rules: Rules): bigint {
  const value = worthOf(change, event, rules);
  return change.units < 0n ? -value : value;
}
