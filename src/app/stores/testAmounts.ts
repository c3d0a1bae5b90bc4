import * as v from 'valibot';
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
}

const MOST = 20;

export function createTestAmounts(userId: number, storage: KeyStorage): TestAmounts {
  const key = `${PRODUCT}.testAmounts.${userId}`;
  const read = (): readonly TestAmount[] => readKept(storage, key, Kept) ?? [];
  const others = (target: TestTarget): readonly TestAmount[] =>
    read().filter((test) => !isSame(test, target));
  return {
    find: (target) => read().find((test) => isSame(test, target)),
    keep: (test) => keepJson(storage, key, [test, ...others(test)].slice(0, MOST)),
    drop: (target) => keepJson(storage, key, others(target)),
  };
}

function isSame(one: TestTarget, other: TestTarget): boolean {
  return (['coin', 'chain', 'address', 'tag'] as const).every((field) => one[field] === other[field]);
}
