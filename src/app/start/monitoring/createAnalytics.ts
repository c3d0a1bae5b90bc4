import type { Clock } from '#shared/async/clock.ts';

/** Sends the signed-in user's id to the deployment's analytics, and nothing else: no token, no address, no name. */
export interface Analytics {
  /** The id of the signed-in user; null for a guest. */
  readonly recordUser: (uid: number | null) => void;
}

export interface AnalyticsOptions {
  /** `analytics.url` of the app config; without it nothing is sent. */
  readonly url: string | undefined;
  readonly clock: Pick<Clock, 'wallNow'>;
  /** Hands a body to the browser, as `navigator.sendBeacon` does; false if the browser doesn't take it. */
  readonly send: (url: string, body: string) => boolean;
  /** Goes with every event: which build, which site. */
  readonly about: Readonly<Record<string, string>>;
}

/** The login-tracking event of product.md section 1: for positive ids only, once for each and page load. */
export function createAnalytics({ url, clock, send, about }: AnalyticsOptions): Analytics {
  const sent = new Set<number>();
  return {
    recordUser: (uid) => {
      if (url === undefined || uid === null || uid <= 0 || sent.has(uid)) return;
      // One that the browser doesn't take may go with the next chance.
      if (send(url, JSON.stringify({ event: 'login', uid, atMs: clock.wallNow(), ...about }))) sent.add(uid);
    },
  };
}
