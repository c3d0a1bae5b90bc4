import {
  forgetUser,
  globalStore,
  setComplianceConfig,
  setShowUnregulatedTips,
  setUser,
  type User,
} from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { backoffDelayMs, type Clock, type Timer } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { complianceOf } from '#shared/site/compliance.ts';
import { isNoLoginPage, LOGIN_PAGE, loginUrl } from '#shared/site/login.ts';
import type { TypedOwner } from './createTypedOwner.ts';
import { type LoadUserOptions, loadUser } from './loadUser.ts';

/** Keeps the global store in step with the signed-in user: from the start, and whenever that changes. */
export interface SessionLoader {
  /** Loads everything for the first time, and follows the session from then on. */
  readonly start: () => void;
  /** The page is shown again. If it had left for the login it asks once more: the user may have come back without a login. */
  readonly resume: () => void;
}

export interface SessionLoaderOptions extends Omit<LoadUserOptions, 'settings'> {
  readonly settings: LoadUserOptions['settings'] & { readonly showUnregulatedTips: boolean };
  readonly location: Pick<Location, 'href' | 'pathname'>;
  /** Leaves the page for another address. */
  readonly goTo: (url: string) => void;
  /** Analytics: the id of the signed-in user, null for a guest. */
  readonly recordUser: (uid: number | null) => void;
  /** The user who entered the page's pair, amount and filters: another must not get them. */
  readonly typed: TypedOwner;
  /** Whether the page still has a login token: refused, it is that of a session that has ended. */
  readonly hasToken: () => boolean;
  /** Says to a user who stays on a page for guests that the session has ended; called once for each session. */
  readonly onEnded: () => void;
  readonly clock: Clock;
  readonly random: () => number;
}

/** product.md section 9. */
const DEFAULT_CURRENCY = 'USD';
/** Between attempts at a profile that failed to load; without it the page knows no user. */
const RETRY_CEILINGS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
const RETRY_FLOOR_MS = 1_000;

export function createSessionLoader(options: SessionLoaderOptions): SessionLoader {
  const { request, site, settings, location, clock } = options;
  let current = new AbortController();
  let hasLeft = false;
  let timer: Timer | undefined;
  let failures = 0;
  /** The session has ended, and the user has not been informed of it yet. */
  let hasEnded = false;
  let isInformed = false;

  const leave = (url: string): void => {
    hasLeft = true;
    options.goTo(url);
  };

  const fail = (error: AppError): void => {
    if (failures === 0) options.onFailed(error);
    const delayMs = backoffDelayMs(failures, RETRY_CEILINGS_MS, RETRY_FLOOR_MS, options.random);
    failures += 1;
    timer = clock.setTimer(() => void load(), delayMs);
  };

  const load = async (): Promise<void> => {
    clock.clearTimer(timer);
    current.abort();
    current = new AbortController();
    const { signal } = current;
    const answered = await request('profile', {}, { signal });
    if (signal.aborted) return;
    if (!answered.ok) {
      const { kind, code } = answered.error;
      if (kind !== 'login') return fail(answered.error);
      // The gateway has resolved it on pages for guests; the page may have gone to one since.
      if (code === '10007' && !isNoLoginPage(location.pathname)) {
        return leave(loginUrl(location.href, hasEnded || options.hasToken()));
      }
    }
    failures = 0;
    const user = answered.ok ? signedIn(answered.value.result) : null;
    if (user !== null) {
      isInformed = false;
      options.typed.take(user.id);
    }
    if (user === null && (hasEnded || options.hasToken()) && !isInformed) {
      isInformed = true;
      options.onEnded();
    }
    hasEnded = false;
    setUser(user);
    await loadUser(user, options, signal);
  };

  const follow = (): void => {
    sessionStore.subscribe(({ generation, lastEnd }, before) => {
      if (generation === before.generation) return;
      failures = 0;
      hasEnded = lastEnd === 'expired';
      forgetUser();
      // What was on its way was for the user before.
      current.abort();
      if (lastEnd === 'logout') {
        options.typed.release();
        if (!isNoLoginPage(location.pathname)) return leave(LOGIN_PAGE);
        // Known at once, whether the exchange can be asked or not.
        setUser(null);
      }
      void load();
    });
    globalStore.subscribe(({ router, global }, before) => {
      if (global.user !== before.global.user) options.recordUser(global.user?.id ?? null);
      // A guest who goes on from a page for guests is not asked for a login by any profile call but this.
      const hasMoved = router.path !== before.router.path;
      if (hasMoved && global.user === null && !isNoLoginPage(router.path)) void load();
    });
  };

  return {
    start: () => {
      const { compliance, badFlags } = complianceOf(site, settings);
      if (badFlags.length > 0) {
        options.warn(`The complianceConfig of this page is wrong at ${badFlags.join(', ')}.`);
      }
      setComplianceConfig(compliance);
      setShowUnregulatedTips(settings.showUnregulatedTips);
      follow();
      void load();
    },
    resume: () => {
      if (!hasLeft) return;
      hasLeft = false;
      void load();
    },
  };
}

/** Null for a guest: there is no result, or an id of no user (product.md section 3). */
function signedIn(profile: User | undefined): User | null {
  if (profile === undefined || profile.id <= 0) return null;
  return { ...profile, currency_code: profile.currency_code || DEFAULT_CURRENCY };
}
