import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { type Kept, kept } from './kept.ts';
import type { KeyStorage } from './keyStorage.ts';

/** What this device knows of a user's deposits, so that each arrival is shown once (screens.md 0.2a). */
export interface DepositNews {
  /** Deposits that were seen on their way and are not credited yet, by id. */
  readonly awaited: readonly string[];
  /** When the newest deposit of the last look was made, by the exchange's clock: what is newer is new. */
  readonly newestMs: number;
  /** When the user last looked at the deposit page, in ms since 1970. */
  readonly openedAtMs: number;
}

const News = v.object({ awaited: v.array(v.string()), newestMs: v.number(), openedAtMs: v.number() });

/** Kept on this device under the user's id; undefined before the first look. */
export function depositNewsOf(userId: number, storage?: KeyStorage): Kept<DepositNews> {
  return kept<DepositNews>(`${PRODUCT}.depositNews.${userId}`, fits(News), storage);
}
