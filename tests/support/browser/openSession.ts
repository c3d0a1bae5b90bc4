import { vi } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { createTypedOwner } from '#app/start/session/createTypedOwner.ts';
import type { User } from '#app/stores/globalStore.ts';
import type { SessionEnd } from '#shared/contract/apiCall.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { SiteId } from '#shared/site/siteOfHost.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { createFakeClock } from '../fakeClock.ts';

export const PROFILE = {
  id: 20_000_001,
  currency_code: 'EUR',
  sub_attribute: 0,
  username: 'Ann',
  email: 'a**@sluice.example',
  mobile: '',
  country_code: 'DEU',
  kyc_level: 1,
  kyb: false,
  is_sub: false,
  vip_level: 0,
  uta_status: '',
  site_id: 'SLUICE',
  created_at: '1700000000000',
  has_totp: false,
  has_fund_password: false,
};
/** The same user as the page keeps them once the exchange has sent the profile. */
export const USER: User = { ...PROFILE, kyc_level: 1, uta_status: '' };
export const NOT_LOGGED_IN: AppError = {
  kind: 'login',
  code: '10007',
  message: 'user no permission',
  retryable: false,
};
export const UNREACHABLE: AppError = {
  kind: 'http',
  code: 'http/network',
  message: 'http network error',
  retryable: true,
};
export const PRIVATE_PAGE = 'https://www.sluice.example/user/assets/withdraw/?coin=BTC#fee';
export const GUEST_PAGE = 'https://www.sluice.example/user/assets/exchange/index';

/** What a call is answered: a result, an error, or nothing, as a guest is on a page for guests. */
export type Reply = { readonly result: unknown } | { readonly error: AppError };

export const REGISTER = {
  items: new Map([['card', 0]]),
  reason: new Map([['card', 'Not offered where you live.']]),
};

const REPLIES: Readonly<Record<string, Reply>> = {
  profile: { result: PROFILE },
  userTag: { result: { withdraw_addr_level: '1' } },
  memberInfo: { result: { member_id: 7, nickname: 'Ann' } },
  permission: { result: { loaded: true, permissions: ['asset.read'] } },
  registerPermission: { result: REGISTER },
  exchangeRate: { result: { name: 'EUR', rate: '0.92', updatedAt: '1' } },
  webConfig: {
    result: {
      flags: new Map([['card', { action: 'hide' }]]),
      stablecoinTip: true,
      defaultConvertCoin: 'USDC',
    },
  },
};

interface Asked {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (reply: Reply) => Promise<void>;
}

/**
 * A page with a session of its own: its stores are new, and the exchange answers by `replies`, or, for the names in
 * `held`, when the test lets it.
 */
export async function openSession({
  href = PRIVATE_PAGE,
  site = 'SLUICE' as SiteId,
  settings = { complianceConfig: {}, showUnregulatedTips: false },
  replies = {} as Readonly<Record<string, Reply>>,
  held = [] as readonly string[],
  hasToken = false,
  typedBy = null as string | null,
  typedAt = null as string | null,
} = {}) {
  vi.resetModules();
  const { createSessionLoader } = await import('#app/start/session/createSessionLoader.ts');
  const { globalStore, statusOf, setRouter } = await import('#app/stores/globalStore.ts');
  const { sessionStore } = await import('#app/stores/sessionStore.ts');
  const clock = createFakeClock();
  const location = { href, pathname: new URL(href).pathname };
  const answers: Record<string, Reply> = { ...REPLIES, ...replies };
  const asked: Asked[] = [];
  const wentTo: string[] = [];
  const uids: (number | null)[] = [];
  const failed: AppError[] = [];
  const warnings: string[] = [];
  let ends = 0;
  const kept = new Map<string, string>();
  if (typedBy !== null) kept.set('sluice.typedBy', typedBy);
  if (typedAt !== null) kept.set('sluice.typedAt', typedAt);
  let drops = 0;

  const request = ((name: string, input: unknown) =>
    new Promise((resolve) => {
      const settle = (reply: Reply): Promise<void> => {
        resolve('error' in reply ? { ok: false, error: reply.error } : { ok: true, value: reply });
        return flush();
      };
      asked.push({ name, input, answer: settle });
      const reply = answers[name];
      if (!held.includes(name) && reply !== undefined) void settle(reply);
    })) as unknown as Request;

  const loader = createSessionLoader({
    request,
    site,
    settings,
    location,
    goTo: (url) => void wentTo.push(url),
    recordUser: (uid) => void uids.push(uid),
    onFailed: (error) => void failed.push(error),
    warn: (message) => void warnings.push(message),
    typed: createTypedOwner({
      storage: openStorage(kept),
      address: () => location.href,
      drop: () => {
        drops += 1;
      },
    }),
    hasToken: () => hasToken,
    onEnded: () => {
      ends += 1;
    },
    clock,
    random: () => 0,
  });

  return {
    loader,
    clock,
    answers,
    wentTo,
    uids,
    failed,
    warnings,
    /** How often what was typed was dropped. */
    drops: () => drops,
    /** How often the user was informed that the session has ended. */
    ends: () => ends,
    global: () => globalStore.getState().global,
    status: () => statusOf(globalStore.getState()),
    /** How often a call was made. */
    calls: (name: string) => asked.filter((call) => call.name === name).length,
    /** The newest call of that name. */
    last: (name: string): Asked => {
      const call = asked.findLast((candidate) => candidate.name === name);
      if (call === undefined) throw new Error(`${name} was not called.`);
      return call;
    },
    start: () => {
      loader.start();
      return flush();
    },
    /** Time passes, and with it every answer that is due. */
    wait: (ms: number) => {
      clock.advance(ms);
      return flush();
    },
    end: (lastEnd: SessionEnd) => {
      sessionStore.setState(({ generation }) => ({ generation: generation + 1, lastEnd }));
      return flush();
    },
    /** The user follows a link inside of the page. */
    visit: (path: string) => {
      Object.assign(location, { href: `https://www.sluice.example${path}`, pathname: path });
      setRouter({ path, search: '' });
      return flush();
    },
  };
}

/** Answers pass a few promises on their way; a task comes after all of them. */
function flush(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
