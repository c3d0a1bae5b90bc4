import type { CallChaosReading } from '../calls/measureCallChaos.ts';
import type { Verdict } from './verdict.ts';

/** What collections leave behind differs by a few MB from one to the next. */
const HEAP_GROWTH_MB = 5;

/** Holds the gateway's calls against what is promised of them: each ends as it should, and nothing is left behind. */
export function judgeCalls({
  calls,
  wrong,
  hung,
  threw,
  heapBeforeMb,
  heapAfterMb,
}: CallChaosReading): Verdict[] {
  return [
    {
      promise: 'calls with random faults that end as they should',
      read: `${calls - wrong} of ${calls}`,
      limit: 'all',
      isKept: wrong === 0,
    },
    {
      promise: 'calls that hang, and calls that throw',
      read: `${hung} and ${threw}`,
      limit: 'none',
      isKept: hung === 0 && threw === 0,
    },
    {
      promise: 'heap after all of them',
      read: `${heapAfterMb.toFixed(1)} MB`,
      limit: `${heapBeforeMb.toFixed(1)} MB after a fifth, and ${HEAP_GROWTH_MB} more`,
      isKept: heapAfterMb <= heapBeforeMb + HEAP_GROWTH_MB,
    },
  ];
}
