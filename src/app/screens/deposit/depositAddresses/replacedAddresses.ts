import type { AddressRecord } from './addressRecord.ts';

type Seen = Pick<AddressRecord, 'id' | 'state' | 'chain'>;

/**
 * Addresses that were ready at the last look and are on their way out now, while another one of their chain has become ready:
 * the exchange has replaced them (screens.md 1.21, "server replaces"). Without another one the user has retired it, here or in
 * another tab.
 */
export function findReplaced<Row extends Seen>(
  before: readonly Seen[],
  now: readonly Row[],
  retired: ReadonlySet<string>,
): readonly Row[] {
  const wasReady = new Set(before.filter(({ state }) => state === 'ready').map(({ id }) => id));
  const renewed = new Set(
    now.filter(({ id, state }) => state === 'ready' && !wasReady.has(id)).map(({ chain }) => chain),
  );
  return now.filter(
    ({ id, state, chain }) =>
      wasReady.has(id) &&
      (state === 'expiring' || state === 'retired') &&
      renewed.has(chain) &&
      !retired.has(id),
  );
}
