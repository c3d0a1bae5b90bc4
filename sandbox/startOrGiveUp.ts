import { type EnvironmentOptions, readEnvironment } from './readEnvironment.ts';
import { explainFailure } from './server/http/checkPort.ts';

/** Prints why a server cannot start, and ends the process. */
export function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

/** Gives up with a sentence on what made a start fail. */
export function giveUpOn(error: unknown): never {
  return giveUp(explainFailure(error));
}

/** The settings of this process; gives up on one that is wrong, and names it. */
export function readOwnEnvironment(): EnvironmentOptions {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error));
  }
}
