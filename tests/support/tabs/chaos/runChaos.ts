import { createRandom } from '#tests/support/chaos/createRandom.ts';
import { shrinkSteps } from '#tests/support/chaos/shrinkSteps.ts';
import type { ChaosPlace } from './causeStep.ts';
import { type ChaosStep, planEpisode } from './chaosStep.ts';
import { runEpisode } from './runEpisode.ts';

export interface ChaosOptions {
  readonly seed: number;
  /** No new episode begins after so many ms. */
  readonly budgetMs: number;
  /** How often a failing sequence is run again to shorten it. */
  readonly shrinkTries: number;
  /** Whether the exchange has a PostgreSQL server, which can be restarted. */
  readonly hasServer: boolean;
  /** Runs in a place of its own, a fresh profile on the same exchange. */
  readonly inPlace: <T>(run: (place: ChaosPlace) => Promise<T>) => Promise<T>;
}

export interface ChaosReport {
  readonly episodes: number;
  readonly steps: number;
  /** What was found in the first episode that failed, and the shortest sequence that still fails; empty when none did. */
  readonly found: readonly string[];
  readonly shortest: readonly ChaosStep[];
}

/** Lets episodes happen, each planned from the seed and its own number, until one fails or the time is over. */
export async function runChaos(options: ChaosOptions): Promise<ChaosReport> {
  const { seed, budgetMs, shrinkTries, hasServer, inPlace } = options;
  const fails = (steps: readonly ChaosStep[]) => inPlace((place) => runEpisode(place, steps));
  const endMs = Date.now() + budgetMs;
  const random = createRandom(seed);
  let episodes = 0;
  let steps = 0;
  do {
    const plan = planEpisode(random, hasServer);
    const found = await fails(plan);
    episodes += 1;
    steps += plan.length;
    if (found.length > 0) {
      console.log(`Chaos: seed ${seed}, episode ${episodes} fails: ${found.join('; ')}\n${write(plan)}`);
      const kinds = new Set(found.map(kindOf));
      // Another fault that a shorter list has would lead away from this one.
      const again = async (shorter: readonly ChaosStep[]) =>
        (await fails(shorter)).some((problem) => kinds.has(kindOf(problem)));
      const shortest = await shrinkSteps(plan, again, shrinkTries);
      console.log(`Chaos: seed ${seed}, the shortest sequence that still fails:\n${write(shortest)}`);
      return { episodes, steps, found, shortest };
    }
  } while (Date.now() < endMs);
  console.log(`Chaos: seed ${seed}, ${episodes} episodes of ${steps} steps without a finding.`);
  return { episodes, steps, found: [], shortest: [] };
}

/** "prices are not live: …" is one kind, whatever the line says then. */
function kindOf(problem: string): string {
  return problem.split(':')[0] ?? problem;
}

/** A step a line. */
function write(steps: readonly ChaosStep[]): string {
  return steps.map((step) => `  ${JSON.stringify(step)}`).join('\n');
}
