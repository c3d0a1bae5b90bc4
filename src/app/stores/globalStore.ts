import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { type Compliance, complianceOf } from '#shared/site/compliance.ts';
import { type QuoteState, quoteStore } from './quoteStore.ts';

/** A signed-in user; their currency is USD where they chose none (product.md section 3). */
export type User = ResultOf<'profile'>;
export type RecordCoin = ResultOf<'coinList'>['list'][number];
export type RecordAccount = 'spot' | 'contract' | 'fund';
export type ProfileUserTag = ResultOf<'userTag'>;
export type MemberInfo = ResultOf<'memberInfo'>;
/** What the account may do, and `register permission v2`: what it may do of each product (screens.md 0.2b), null where it is not known. */
export type Permission = ResultOf<'permission'> & {
  readonly register: ResultOf<'registerPermission'> | null;
};

/** What is known of the user before this page: nothing yet, that there is none, or who it is. */
export type SessionStatus = 'loading' | 'guest' | 'signed-in';

/** Global client state, in the slices of product.md section 3. */
export interface GlobalState {
  /** Where the browser is: the whole path, /user/assets included, and the search with its question mark. */
  readonly router: { readonly path: string; readonly search: string };
  readonly common: Readonly<Record<string, never>>;
  readonly global: {
    /** Undefined until the profile has come, null for a guest. */
    readonly user: User | null | undefined;
    /** Units of the user's currency for 1 USD. */
    readonly rate: number;
    /** Filled from coin-list with `scene=record` (screens.md 0.2a). */
    readonly recordCoinList: Readonly<Record<RecordAccount, readonly RecordCoin[]>>;
    /** A field whose contents are not specified; the page only sets it (screens.md 0.2a). */
    readonly globalSymbolConfig: Readonly<Record<string, unknown>>;
    readonly captcha: string;
    readonly profileUserTag: ProfileUserTag;
    readonly memberInfo: Partial<MemberInfo>;
    /** `loaded` says that no other answer is to be waited for, whether there was one or not. */
    readonly permission: Permission;
    readonly webSiteComplianceConfig: Compliance;
    readonly showUnregulatedTips: boolean;
    /** The keyed quote store itself (screens.md 0.2a): the feed is merged there, by the bridge, and never copied. */
    readonly wsQuoteList: Pick<StoreApi<QuoteState>, 'getState' | 'getInitialState' | 'subscribe'>;
  };
}

type Global = GlobalState['global'];

/** What belongs to the user: it goes when the user does. */
const NO_USER = {
  user: undefined,
  rate: 1,
  captcha: '',
  profileUserTag: {},
  memberInfo: {},
  permission: { loaded: false, permissions: [], register: null },
} as const satisfies Partial<Global>;

/** Written by the functions below alone. */
export const globalStore = createStore<GlobalState>()(() => ({
  router: { path: '', search: '' },
  common: {},
  global: {
    ...NO_USER,
    recordCoinList: { spot: [], contract: [], fund: [] },
    globalSymbolConfig: {},
    webSiteComplianceConfig: complianceOf('SLUICE', { complianceConfig: {} }).compliance,
    showUnregulatedTips: false,
    wsQuoteList: quoteStore,
  },
}));

export function statusOf({ global: { user } }: Pick<GlobalState, 'global'>): SessionStatus {
  if (user === undefined) return 'loading';
  return user === null ? 'guest' : 'signed-in';
}

const DOLLAR = 'USD';

/** The currency of every value after "≈": the profile's; USD where it names none, and for guests (screens.md 0.2b). */
export function valueCurrencyOf({ global: { user } }: Pick<GlobalState, 'global'>): string {
  const currency = user?.currency_code ?? '';
  return currency === '' ? DOLLAR : currency;
}

/** For the router, whenever it has gone somewhere. */
export function setRouter(router: GlobalState['router']): void {
  globalStore.setState({ router });
}

/** Null says that there is a guest; what is known of the user before stays until forgetUser. */
export function setUser(user: User | null): void {
  patch({ user });
}

export function setRate(rate: number): void {
  patch({ rate });
}

/** The coins that the records of an account can be filtered by. */
export function setRecordCoins(account: RecordAccount, coins: readonly RecordCoin[]): void {
  const { recordCoinList } = globalStore.getState().global;
  patch({ recordCoinList: { ...recordCoinList, [account]: coins } });
}

/** @public Specified (screens.md 0.2a), and without a caller. */
export function setGlobalSymbolConfig(globalSymbolConfig: Global['globalSymbolConfig']): void {
  patch({ globalSymbolConfig });
}

/** @public Specified (screens.md 0.2a), and without a caller. */
export function setCaptcha(captcha: string): void {
  patch({ captcha });
}

/** Merges (product.md section 4): a tag that is not in it stays. */
export function mergeProfileUserTag(tags: ProfileUserTag): void {
  patch({ profileUserTag: { ...globalStore.getState().global.profileUserTag, ...tags } });
}

/** Merges (product.md section 4). */
export function mergeMemberInfo(info: Partial<MemberInfo>): void {
  patch({ memberInfo: { ...globalStore.getState().global.memberInfo, ...info } });
}

/** Replaces (product.md section 4). */
export function setPermission(permission: Permission): void {
  patch({ permission });
}

/** Replaces (product.md section 4). */
export function setComplianceConfig(webSiteComplianceConfig: Compliance): void {
  patch({ webSiteComplianceConfig });
}

export function setShowUnregulatedTips(showUnregulatedTips: boolean): void {
  patch({ showUnregulatedTips });
}

/** The user before is gone; the user now is not known yet. */
export function forgetUser(): void {
  patch(NO_USER);
}

function patch(fields: Partial<Global>): void {
  globalStore.setState(({ global }) => ({ global: { ...global, ...fields } }));
}
