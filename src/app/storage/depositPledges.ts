import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { KeyStorage } from './deviceStorage.ts';
import { keepJson, readKept } from './keptJson.ts';

/** What a user has confirmed once and for all: to add the memo on a chain, or which network a coin is sent on. */
export interface DepositPledges {
  /** When, in ms since 1970; undefined before that. */
  readonly givenAtMs: (pledge: string) => number | undefined;
  readonly give: (pledge: string, nowMs: number) => void;
}

const Kept = v.record(v.string(), v.number());

/** Kept on this device under the user's id (screens.md 1.15): one user does not confirm for another. */
export function createDepositPledges(userId: number | null, storage: KeyStorage): DepositPledges {
  const key = `${PRODUCT}.depositPledges.${userId ?? 'guest'}`;
  const read = () => readKept(storage, key, Kept) ?? {};
  return {
    givenAtMs: (pledge) => read()[pledge],
    give: (pledge, nowMs) => keepJson(storage, key, { ...read(), [pledge]: nowMs }),
  };
}
