import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '#tests/unit/sandbox/support/engines.ts';
import { measureExchange } from '../../bench/exchange/measureExchange.ts';
import { createCleanup } from '../../bench/setup/createCleanup.ts';

const NOTHING_WRONG = { imbalances: 0, missing: 0, repeated: 0, halves: 0 };

describe.each(ENGINES)('On $name', ({ createDatabase }) => {
  test('a crowd on one purse, and a kill -9 in its middle, lose nothing, half nothing and do nothing twice', {
    timeout: 120_000,
  }, async () => {
    const cleanup = createCleanup();
    const url = await createDatabase();
    onTestFinished(cleanup.end);
    const { load, afterLoad, afterKill, bookedBeforeKill } = await measureExchange(url, true, cleanup);
    expect(load).toMatchObject({ failures: 0, unanswered: 0, contradictions: 0 });
    expect(afterLoad).toEqual(NOTHING_WRONG);
    expect(afterKill).toEqual(NOTHING_WRONG);
    // Enough was booked for the above to say something.
    expect(Math.min(load.booked, bookedBeforeKill)).toBeGreaterThan(5);
  });
});
