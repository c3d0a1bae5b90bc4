import { expect } from 'vitest';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { AskedCall } from './openQueries.tsx';

/** The calls that a page makes, by their names: each is handed to the test once, in the order in which they came. */
export function queueCalls(calls: readonly AskedCall[]) {
  const taken = new Set<AskedCall>();
  const waiting = (name: EndpointName): AskedCall | undefined =>
    calls.find((call) => call.name === name && !taken.has(call));
  return {
    /** The next call of this name that the test has not taken yet; waits for it. */
    next: async (name: EndpointName): Promise<AskedCall> => {
      await expect.poll(() => waiting(name), { message: `a call of ${name}` }).toBeDefined();
      const call = waiting(name) as AskedCall;
      taken.add(call);
      return call;
    },
    /** How many calls of this name there were so far, taken or not. */
    count: (name: EndpointName): number => calls.filter((call) => call.name === name).length,
  };
}
