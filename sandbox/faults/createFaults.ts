import type { Clock } from '#sandbox/clock.ts';
import { type Fault, type FaultName, type FrameFault, isFrameFault } from '#sandbox/faults/faultSchema.ts';

/** A fault that is on, since when, and how many frames or connections it has touched. */
export type ActiveFault = Fault & { readonly sinceMs: number; readonly hits: number };

/** The faults that are on: one of each name, the latest. */
export interface Faults {
  add(fault: Fault): void;
  reset(): void;
  list(): ActiveFault[];
  /** The fault of this name if it is on; it has then hit once more. */
  hit<Name extends FaultName>(name: Name): Extract<Fault, { fault: Name }> | undefined;
  /** The frame faults that are on for a topic. Count those that did damage with `hit`. */
  listFrameFaults(topic: string): FrameFault[];
}

interface Entry {
  readonly fault: Fault;
  readonly sinceMs: number;
  hits: number;
}

/** Creates the list of faults, empty. */
export function createFaults(clock: Clock): Faults {
  const entryByName = new Map<FaultName, Entry>();

  function isOver({ fault, sinceMs, hits }: Entry): boolean {
    const isCounted = fault.count !== undefined && hits >= fault.count;
    return isCounted || (fault.seconds !== undefined && clock.now() >= sinceMs + fault.seconds * 1000);
  }

  function listOn(): Entry[] {
    for (const [name, entry] of entryByName) {
      if (isOver(entry)) {
        entryByName.delete(name);
      }
    }
    return [...entryByName.values()];
  }

  return {
    add(fault) {
      entryByName.set(fault.fault, { fault, sinceMs: clock.now(), hits: 0 });
    },
    reset: () => entryByName.clear(),
    list: () => listOn().map(({ fault, sinceMs, hits }) => ({ ...fault, sinceMs, hits })),
    hit<Name extends FaultName>(name: Name) {
      const entry = entryByName.get(name);
      if (entry === undefined || isOver(entry)) {
        return undefined;
      }
      entry.hits += 1;
      return entry.fault as Extract<Fault, { fault: Name }>;
    },
    listFrameFaults: (topic) =>
      listOn()
        .map(({ fault }) => fault)
        .filter(isFrameFault)
        .filter((fault) => fault.topic === topic),
  };
}
