import type { Clock } from '#sandbox/clock.ts';
import { type Fault, type FaultName, type FrameFault, isFrameFault } from './faultSchema.ts';

/** A fault that is on, since when, and how many frames or connections it has touched. */
export type ActiveFault = Fault & { readonly sinceMs: number; readonly hits: number };

/** The faults that are on: of each name the latest, for answers of each name and path. */
export interface Faults {
  /** Says false, and leaves the fault out, when too many are on. */
  add(fault: Fault): boolean;
  reset(): void;
  list(): ActiveFault[];
  /**
   * The fault of this name if it is on; it has then hit once more. Of an answer fault, the latest that is meant for the
   * path.
   */
  hit<Name extends FaultName>(name: Name, path?: string): Extract<Fault, { fault: Name }> | undefined;
  /** The frame faults that are on for a topic. Count those that did damage with `hit`. */
  listFrameFaults(topic: string): FrameFault[];
}

interface Entry {
  readonly fault: Fault;
  readonly sinceMs: number;
  hits: number;
}

/** The paths of faults are free text: without a limit to them they would fill the memory. */
const MOST_FAULTS = 1000;

/** The error of one more. */
export const TOO_MANY_FAULTS = `${MOST_FAULTS} faults are on already: reset them, or let some of them end.`;

/** Creates the list of faults, empty. */
export function createFaults(clock: Clock): Faults {
  const entryByKey = new Map<string, Entry>();

  function isOver({ fault, sinceMs, hits }: Entry): boolean {
    const isCounted = fault.count !== undefined && hits >= fault.count;
    return isCounted || (fault.seconds !== undefined && clock.now() >= sinceMs + fault.seconds * 1000);
  }

  function listOn(): Entry[] {
    for (const [key, entry] of entryByKey) {
      if (isOver(entry)) {
        entryByKey.delete(key);
      }
    }
    return [...entryByKey.values()];
  }

  return {
    add(fault) {
      const key = `${fault.fault} ${pathOf(fault) ?? ''}`;
      if (listOn().length >= MOST_FAULTS && !entryByKey.has(key)) {
        return false;
      }
      // Set again, so that it is the latest.
      entryByKey.delete(key);
      entryByKey.set(key, { fault, sinceMs: clock.now(), hits: 0 });
      return true;
    },
    reset: () => entryByKey.clear(),
    list: () => listOn().map(({ fault, sinceMs, hits }) => ({ ...fault, sinceMs, hits })),
    hit<Name extends FaultName>(name: Name, path = '') {
      const entry = [...entryByKey.values()].findLast(
        (candidate) =>
          candidate.fault.fault === name &&
          path.includes(pathOf(candidate.fault) ?? '') &&
          !isOver(candidate),
      );
      if (entry === undefined) {
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

function pathOf(fault: Fault): string | undefined {
  return 'path' in fault ? fault.path : undefined;
}
