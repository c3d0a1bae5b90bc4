import { expect, test } from 'vitest';
import { measureCallChaos } from '../../bench/calls/measureCallChaos.ts';
import { createCleanup } from '../../bench/setup/createCleanup.ts';

test('calls that meet random faults end as each fault demands: none hangs, none throws', async () => {
  const cleanup = createCleanup();
  try {
    const { examples, hung, threw, byOutcome } = await measureCallChaos(2_000, cleanup);
    expect({ examples, hung, threw }).toEqual({ examples: [], hung: 0, threw: 0 });
    // All kinds of ends were met, so that the above says something.
    expect(Object.keys(byOutcome)).toHaveLength(12);
  } finally {
    await cleanup.end();
  }
});
