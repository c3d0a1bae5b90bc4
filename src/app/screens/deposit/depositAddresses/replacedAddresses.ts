import type { AddressRecord } from './addressRecord.ts';

type Seen = Pick<AddressRecord, 'id' | 'state'>;

/**
 * Addresses that were ready at the last look and are on their way out now, without the user having retired them: the
 * exchange has replaced them (screens.md 1.21, "server replaces").
 */
export function findReplaced<Row extends Seen>(
  before: readonly Seen[],
  now: readonly Row[],
  retired: ReadonlySet<string>,
): readonly Row[] {
  const wasReady = new Set(before.filter(({ state }) => state === 'ready').map(({ id }) => id));
  return now.filter(
    ({ id, state }) => wasReady.has(id) && (state === 'expiring' || state === 'retired') && !retired.has(id),
  );
}
