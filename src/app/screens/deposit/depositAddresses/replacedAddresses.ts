import type { AddressRecord } from './addressRecord.ts';

type Seen = Pick<AddressRecord, 'id' | 'state' | 'chain'>;

/** What looks at the list have come to. */
export interface Replacements<Row> {
  /** On their way out since, while another one of their chain has come. */
  readonly replaced: readonly Row[];
  /** Ids of those on their way out whose chain has had no other one since. */
  readonly leaving: ReadonlySet<string>;
}

export interface KnownOfAddresses {
  /** What the look before has left. */
  readonly leaving: ReadonlySet<string>;
  /** Retired by the user. */
  readonly retired: ReadonlySet<string>;
  /** Whether the user ordered an address on this page. */
  readonly isOrdered: (id: string) => boolean;
}

/**
 * Addresses that were ready and are on their way out now, while another one of their chain has come: the exchange has replaced
 * them (screens.md 1.21, "server replaces"). The other one may be listed while it is made, or come at a later look. Without
 * another one the user has retired it, on another device.
 */
export function findReplaced<Row extends Seen>(
  before: readonly Seen[],
  now: readonly Row[],
  { leaving, retired, isOrdered }: KnownOfAddresses,
): Replacements<Row> {
  const stateBefore = new Map(before.map(({ id, state }) => [id, state]));
  const isNew = ({ id, state }: Row): boolean =>
    (state === 'ready' && stateBefore.get(id) !== 'ready') || (state === 'creating' && !stateBefore.has(id));
  const renewed = new Set(now.filter((row) => isNew(row) && !isOrdered(row.id)).map(({ chain }) => chain));
  const left = now.filter(
    ({ id, state }) =>
      (state === 'expiring' || state === 'retired') &&
      (stateBefore.get(id) === 'ready' || leaving.has(id)) &&
      !retired.has(id),
  );
  return {
    replaced: left.filter(({ chain }) => renewed.has(chain)),
    leaving: new Set(left.filter(({ chain }) => !renewed.has(chain)).map(({ id }) => id)),
  };
}
