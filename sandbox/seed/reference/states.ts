import { AMERICAN_STATES } from './states/americanStates.ts';
import { OTHER_STATES } from './states/otherStates.ts';
import type { StateReference } from './states/stateReference.ts';

/**
 * States by ISO 3166-1 code, three letters; countries that are not here have none to choose from. ISO 3166-2, in
 * English: first-level parts that addresses or forms name.
 */
export const STATES_BY_COUNTRY: ReadonlyMap<string, readonly StateReference[]> = new Map(
  Object.entries({ ...AMERICAN_STATES, ...OTHER_STATES }),
);
