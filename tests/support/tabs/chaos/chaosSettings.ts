import { readCount } from '#tests/support/readCount.ts';

/** What a run of the chaos is asked for. */
export interface ChaosSettings {
  readonly seed: number;
  readonly budgetMs: number;
  readonly shrinkTries: number;
}

/**
 * `CHAOS_SEED` (a whole number), `CHAOS_SECONDS` and `CHAOS_SHRINK` (tries to shorten what fails) over what a test says.
 */
export function readChaosSettings(defaults: {
  readonly seed: number;
  readonly seconds: number;
  readonly shrinkTries: number;
}): ChaosSettings {
  return {
    seed: readCount('CHAOS_SEED', defaults.seed),
    budgetMs: readCount('CHAOS_SECONDS', defaults.seconds) * 1_000,
    shrinkTries: readCount('CHAOS_SHRINK', defaults.shrinkTries),
  };
}
