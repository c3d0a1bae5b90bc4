import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import type { KeyStorage } from './deviceStorage.ts';
import { keepJson, readKept } from './keptJson.ts';

/** What this device knows of a user's deposits, so that each arrival is shown once (screens.md 0.2a). */
export interface DepositNews {
  /** Deposits that were seen on their way and are not credited yet, by id. */
  readonly awaited: readonly string[];
  /** When the newest deposit of the last look was made, by the exchange's clock: what is newer is new. */
  readonly newestMs: number;
  /** When the user last looked at the deposit page, in ms since 1970. */
  readonly openedAtMs: number;
}

const Kept = v.object({ awaited: v.array(v.string()), newestMs: v.number(), openedAtMs: v.number() });

export interface KeptDepositNews {
  /** Undefined before the first look. */
  readonly read: () => DepositNews | undefined;
  readonly keep: (news: DepositNews) => void;
}

/** Kept on this device under the user's id. */
export function createDepositNews(userId: number, storage: KeyStorage): KeptDepositNews {
  const key = `${PRODUCT}.depositNews.${userId}`;
  return {
    read: () => readKept(storage, key, Kept),
    keep: (news) => keepJson(storage, key, news),
  };
}
