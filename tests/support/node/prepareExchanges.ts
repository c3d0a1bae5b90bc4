import { createManualTime, START_MS } from '#tests/unit/sandbox/support/createManualTime.ts';
import { prepareTestSandbox } from './createTestSandbox.ts';

/** Makes the exchanges that most tests begin with before their time is measured, and once for all processes. */
export async function setup(): Promise<void> {
  const { clock } = createManualTime(START_MS);
  await prepareTestSandbox({ symbols: 60, clock });
  await prepareTestSandbox({ symbols: 60, clock, hasPast: true });
}
