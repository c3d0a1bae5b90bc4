import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { kept } from './kept.ts';
import type { KeyStorage } from './keyStorage.ts';

/** What a user has confirmed once and for all: to add the memo on a chain, or which network a coin is sent on. */
export interface DepositPledges {
  readonly isGiven: (pledge: string) => boolean;
  readonly give: (pledge: string, nowMs: number) => void;
}

/** When each was given, in ms since 1970. */
const Pledges = v.record(v.string(), v.number());

/** Kept on this device under the user's id (screens.md 1.15): one user does not confirm for another. */
export function createDepositPledges(userId: number | null, storage?: KeyStorage): DepositPledges {
  const pledges = kept(`${PRODUCT}.depositPledges.${userId ?? 'guest'}`, fits(Pledges), storage);
  const read = () => pledges.read() ?? {};
  return {
    isGiven: (pledge) => read()[pledge] !== undefined,
    give: (pledge, nowMs) => pledges.keep({ ...read(), [pledge]: nowMs }),
  };
}
