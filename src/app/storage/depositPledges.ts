import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { kept } from './kept.ts';
import type { KeyStorage } from './keyStorage.ts';

/** What a user has confirmed once and for all: to add the memo on a chain, or which network a coin is sent on. */
export interface DepositPledges {
  /** When, in ms since 1970; undefined before that. */
  readonly givenAtMs: (pledge: string) => number | undefined;
  readonly give: (pledge: string, nowMs: number) => void;
}

const Pledges = v.record(v.string(), v.number());

/** Kept on this device under the user's id (screens.md 1.15): one user does not confirm for another. */
export function createDepositPledges(userId: number | null, storage?: KeyStorage): DepositPledges {
  const pledges = kept(`${PRODUCT}.depositPledges.${userId ?? 'guest'}`, fits(Pledges), storage);
  const read = () => pledges.read() ?? {};
  return {
    givenAtMs: (pledge) => read()[pledge],
    give: (pledge, nowMs) => pledges.keep({ ...read(), [pledge]: nowMs }),
  };
}
