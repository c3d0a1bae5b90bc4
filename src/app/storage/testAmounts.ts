import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { KeyStorage } from './deviceStorage.ts';
import { keepJson, readKept } from './keptJson.ts';

const Kept = v.array(
  v.object({
    coin: v.string(),
    chain: v.string(),
    address: v.string(),
    tag: v.string(),
    /** Plain decimals of the coin. */
    tested: v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,18})?$/)),
    rest: v.pipe(v.string(), v.regex(/^\d{1,40}(?:\.\d{1,18})?$/)),
    /** ms since 1970. */
    atMs: v.number(),
    /** Of its withdrawal. */
    requestId: v.exactOptional(v.string()),
    /** Its user was told that it has arrived. */
    isReminded: v.exactOptional(v.boolean()),
  }),
);

/** A small amount that was sent first, and what is to follow once it has arrived (screens.md 1.17). */
export type TestAmount = v.InferOutput<typeof Kept>[number];
export type TestTarget = Pick<TestAmount, 'coin' | 'chain' | 'address' | 'tag'>;

/** The test amounts of a user on this device. */
export interface TestAmounts {
  readonly find: (target: TestTarget) => TestAmount | undefined;
  /** In the place of an earlier one to the same target. */
  readonly keep: (test: TestAmount) => void;
  readonly drop: (target: TestTarget) => void;
  /** Those whose arrival was not said yet. */
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

export function createTestAmounts(userId: number, storage: KeyStorage): TestAmounts {
  const key = `${KEY}${userId}`;
  const read = (): readonly TestAmount[] => readKept(storage, key, Kept) ?? [];
  const others = (target: TestTarget): readonly TestAmount[] =>
    read().filter((test) => !isSame(test, target));
  return {
    find: (target) => read().find((test) => isSame(test, target)),
    keep: (test) => {
      keepJson(storage, key, [test, ...others(test)].slice(0, MOST));
      keptTestsStore.setState((count) => count + 1);
    },
    drop: (target) => keepJson(storage, key, others(target)),
    waiting: () => read().filter(({ isReminded }) => isReminded !== true),
    claim: ({ requestId }) => {
      const kept = read();
      const isOpen = kept.some((test) => test.requestId === requestId && test.isReminded !== true);
      const marked = kept.map((test) =>
        test.requestId === requestId ? { ...test, isReminded: true } : test,
      );
      if (isOpen) keepJson(storage, key, marked);
      return isOpen;
    },
  };
}

function isSame(one: TestTarget, other: TestTarget): boolean {
  return (['coin', 'chain', 'address', 'tag'] as const).every((field) => one[field] === other[field]);
}
