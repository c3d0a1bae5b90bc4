import type { Answer } from '../../../../src/shared/contract/apiCall.ts';
import type { ApiSettings } from '../../../../src/shared/contract/gatewayApi.ts';
import type { Flush } from '../../../../src/shared/contract/linkMessages.ts';
import type { Result } from '../../../../src/shared/result/result.ts';

/** Page → worker. */
export type ToWorker =
  | { readonly type: 'flush'; readonly flush: Flush; readonly sentMs: number }
  | { readonly type: 'call'; readonly api: ApiSettings };

/** Worker → page: how long a flush waited, and how the call ended. */
export type ToPage =
  | { readonly type: 'waited'; readonly ms: number }
  | { readonly type: 'answered'; readonly answered: Result<Answer> };

/** What the page offers to the bench, as a global. */
export interface StallPage {
  stall: {
    /** Calls once: the longest that a flush waited meanwhile, and how long the call took, in ms. */
    readonly waitBesideCall: (
      api: ApiSettings,
    ) => Promise<{ readonly longestMs: number; readonly tookMs: number }>;
    /** The longest that a flush waits in so many ms without a call, in ms. */
    readonly waitAlone: (ms: number) => Promise<number>;
  };
}

/** One clock for both threads, in ms. */
export function sharedNow(): number {
  return performance.timeOrigin + performance.now();
}
