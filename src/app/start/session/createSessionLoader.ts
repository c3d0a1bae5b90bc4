import {
  forgetPerson,
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
import { type LoadPersonOptions, loadPerson } from './loadPerson.ts';

/** Keeps the global store in step with who is signed in: from the start, and whenever that changes. */
export interface SessionLoader {
  /** Loads everything for the first time, and follows the session from then on. */
  readonly start: () => void;
  /** The page is shown again. If it had left for the login it asks once more: nobody may have logged in there. */
  readonly resume: () => void;
}

export interface SessionLoaderOptions extends Omit<LoadPersonOptions, 'settings'> {
  readonly settings: LoadPersonOptions['settings'] & { readonly showUnregulatedTips: boolean };
  readonly location: Pick<Location, 'href' | 'pathname'>;
  /** Leaves the page for another address. */
  readonly goTo: (url: string) => void;
  /** Analytics: the id of whoever is signed in, null for a guest. */
  readonly noteUser: (uid: number | null) => void;
  readonly clock: Clock;
  readonly random: () => number;
}

/** product.md section 9. */
const DEFAULT_CURRENCY = 'USD';
/** Between attempts at a profile that could not be had; without it the page knows nobody. */
const RETRY_CEILINGS_MS = [2_000, 4_000, 8_000, 16_000, 30_000] as const;
const RETRY_FLOOR_MS = 1_000;

export function createSessionLoader(options: SessionLoaderOptions): SessionLoader {
  const { request, site, settings, location, clock } = options;
  let current = new AbortController();
  let hasLeft = false;
  let timer: Timer | undefined;
  let failures = 0;

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
      if (code === '10007' && !isNoLoginPage(location.pathname)) return leave(loginUrl(location.href));
    }
    failures = 0;
    const user = answered.ok ? signedIn(answered.value.result) : null;
    setUser(user);
    await loadPerson(user, options, signal);
  };

  const follow = (): void => {
    sessionStore.subscribe(({ generation, lastEnd }, before) => {
      if (generation === before.generation) return;
      failures = 0;
      forgetPerson();
      // What was on its way was for the user before.
      current.abort();
      if (lastEnd === 'logout') {
        if (!isNoLoginPage(location.pathname)) return leave(LOGIN_PAGE);
        // Known at once, whether the exchange can be asked or not.
        setUser(null);
      }
      void load();
    });
    globalStore.subscribe(({ router, global }, before) => {
      if (global.user !== before.global.user) options.noteUser(global.user?.id ?? null);
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

/** Null for a guest: there is no result, or an id that is nobody's (product.md section 3). */
function signedIn(profile: User | undefined): User | null {
  if (profile === undefined || profile.id <= 0) return null;
  return { ...profile, currency_code: profile.currency_code || DEFAULT_CURRENCY };
}
