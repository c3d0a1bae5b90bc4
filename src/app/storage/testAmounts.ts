import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { keptList } from './keptList.ts';
import type { KeyStorage } from './keyStorage.ts';

const Test = v.object({
  coin: v.string(),
  chain: v.string(),
  address: v.string(),
  tag: v.string(),
  /** Plain decimals of the coin. */
  tested: v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,18})?$/)),
  rest: v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,18})?$/)),
  /** ms since 1970. */
  atMs: v.number(),
  /** The withdrawal's id. */
  requestId: v.exactOptional(v.string()),
  /** The user has seen that it arrived. */
  isReminded: v.exactOptional(v.boolean()),
});

/** A small amount that was sent first, and what is to follow once it has arrived (screens.md 1.17). */
export type TestAmount = v.InferOutput<typeof Test>;
export type TestTarget = Pick<TestAmount, 'coin' | 'chain' | 'address' | 'tag'>;

/** The test amounts of a user on this device. */
export interface TestAmounts {
  readonly find: (target: TestTarget) => TestAmount | undefined;
  /** In the place of an earlier one to the same target. */
  readonly keep: (test: TestAmount) => void;
  readonly drop: (target: TestTarget) => void;
  /** Tests whose arrival is not shown yet. */
  readonly waiting: () => readonly TestAmount[];
  /** Marks one as said, for all tabs; false where that was done before, or it is gone. */
  readonly claim: (test: TestAmount) => boolean;
}

const MOST = 20;
const KEY = `${PRODUCT}.testAmounts.`;

/** How many were kept in this tab: what watches them begins with the first one. */
export const keptTestsStore = createStore<number>()(() => 0);

/** Whether this device keeps some of any user; false where the browser forbids to look. */
export function hasTestAmounts(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(KEY));
  } catch {
    return false;
  }
}

export function createTestAmounts(userId: number, storage?: KeyStorage): TestAmounts {
  const tests = keptList<TestAmount>(`${KEY}${userId}`, fits(Test), storage);
  const { read } = tests;
  const others = (target: TestTarget): readonly TestAmount[] =>
    read().filter((test) => !isSameTarget(test, target));
  return {
    find: (target) => read().find((test) => isSameTarget(test, target)),
    keep: (test) => {
      tests.keep([test, ...others(test)].slice(0, MOST));
      keptTestsStore.setState((count) => count + 1);
    },
    drop: (target) => tests.keep(others(target)),
    waiting: () => read().filter(({ isReminded }) => isReminded !== true),
    claim: ({ requestId }) => {
      const before = read();
      const isOpen = before.some((test) => test.requestId === requestId && test.isReminded !== true);
      const marked = before.map((test) =>
        test.requestId === requestId ? { ...test, isReminded: true } : test,
      );
      if (isOpen) tests.keep(marked);
      return isOpen;
    },
  };
}

export function isSameTarget(one: TestTarget, other: TestTarget): boolean {
  return (['coin', 'chain', 'address', 'tag'] as const).every((field) => one[field] === other[field]);
}
