import type { PageServerOptions } from '../feed/servePages.ts';
import type { Cleanup } from '../setup/createCleanup.ts';
import { countLongTasks } from './countLongTasks.ts';
import { readScriptSizes, type ScriptSize } from './readScriptSizes.ts';
import { type LateJoin, watchLateJoiner } from './watchLateJoiner.ts';

/** What the budgets are judged by: one entry for each run. */
export interface BudgetReadings {
  readonly scripts: readonly ScriptSize[];
  readonly lateJoins: readonly LateJoin[];
  readonly longTasks: readonly LongTaskCounts[];
}

/** Tasks over 50 ms after load, of the same page with the feed on and with it off. */
export interface LongTaskCounts {
  readonly withFeed: number;
  readonly withoutFeed: number;
}

const RUNS = { full: 5, quick: 1 };
const LONG_TASK_SECONDS = { full: 60, quick: 5 };

/** Measures Sluice alone. With and without the feed take turns, so that other work on the machine meets both. */
export async function measureBudgets(
  options: PageServerOptions,
  isQuick: boolean,
  cleanup: Cleanup,
): Promise<BudgetReadings> {
  const pace = isQuick ? 'quick' : 'full';
  const seconds = LONG_TASK_SECONDS[pace];
  const lateJoins: LateJoin[] = [];
  const longTasks: LongTaskCounts[] = [];
  for (let run = 1; run <= RUNS[pace]; run += 1) {
    console.log(`Measuring the budgets, run ${run} of ${RUNS[pace]}.`);
    lateJoins.push(await watchLateJoiner(options, cleanup));
    longTasks.push({
      withFeed: await countLongTasks(seconds, options, cleanup),
      withoutFeed: await countLongTasks(seconds, { ...options, isSilent: true }, cleanup),
    });
  }
  return { scripts: readScriptSizes(), lateJoins, longTasks };
}
