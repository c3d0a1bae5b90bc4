import type { EndpointName } from '#shared/endpoints/table.ts';
import { appError } from '#shared/result/appError.ts';
import type { TabId } from './ids.ts';
import type { Verified } from './verified.ts';

/** product.md section 7: the header of this name. */
export type Platform = 'pc' | 'h5' | 'pc_tg' | 'ios_tg' | 'android_tg';

/** What a worker can't read for itself: the tab reads it at the moment of the call (design.md section 1). */
export interface CallContext {
  readonly tabId: TabId;
  /** The login token; null for a guest. */
  readonly token: string | null;
  /** The user whose data the page shows; null for a guest, and while the page doesn't know it. */
  readonly uid: number | null;
  readonly guid: string;
  readonly site: string;
  readonly language: string;
  readonly platform: Platform;
  /** The page's path, which decides what a refused login means (product.md section 6). */
  readonly path: string;
  readonly traceId: string | null;
}

/** One call, as a tab hands it to the gateway. */
export interface ApiCall {
  /** Unique among the tab's calls; `cancel` names it. */
  readonly callId: number;
  readonly name: EndpointName;
  /** As the endpoint's schema says; checked in the gateway. */
  readonly input: unknown;
  readonly context: CallContext;
  /** Asks for a signature where the endpoint only reports on it. */
  readonly verify: boolean;
  /** Bypasses the cache, and caches the new answer. */
  readonly fresh: boolean;
  /** How old, in ms, the answer to an equal call of any tab may be to serve this fresh one; for calls that are repeated. */
  readonly withinMs?: number | undefined;
}

/** Rows of an answer's lists that did not fit their schema, and are not in it (screens.md 0.2c). */
export interface LeftOut {
  readonly rows: number;
  /** The id by which support finds the call; null where there is none. */
  readonly traceId: string | null;
}

/** An answer that passed every check of its endpoint. */
export interface Answer {
  /** Undefined for a guest on a no-login page: the call resolves without a result (product.md section 6). */
  readonly result: Verified<unknown> | undefined;
  /** When the exchange answered, in ms since 1970 by the device's clock: a cached answer is older than its call. */
  readonly asOfMs: number;
  /** The session the answer belongs to; an answer of an earlier one is worthless. */
  readonly generation: number;
  /** Server time minus the device's, in ms, for countdowns (screens.md 0.1). */
  readonly skewMs: number;
  /** The gateway keeps it for a minute (product.md section 9): asking again before gives the same. */
  readonly isKept?: true;
  /** Missing where all rows are there. */
  readonly leftOut?: LeftOut;
}

/** Data of the user have changed: answers of these calls are out of date (screens.md 0.2c, "Every tab learns"). */
export interface ChangeNotice {
  readonly calls: readonly EndpointName[];
}

/** Why the session ended for all tabs. */
export type SessionEnd = 'logout' | 'user-changed' | 'expired';

export interface SessionNotice {
  /** The generation of the session that begins; the page drops answers of an earlier one. */
  readonly generation: number;
  readonly reason: SessionEnd;
  /** The session ended because a call had another token; a page that has read that token itself already knows. */
  readonly byToken?: true;
}

/** The outcome of a call whose session ended before its answer came, whatever the answer says. */
export const SESSION_CHANGED = appError(
  'session/changed',
  'The user changed while this was being loaded.',
  true,
);
