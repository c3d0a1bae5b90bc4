import type { MemberInfo } from '#app/stores/globalStore.ts';

/** Whose coins the page is about: the user's own, those of one sub-account, or of all taken together. */
export type Whose = 'own' | 'together' | number;

type SubAccounts = NonNullable<MemberInfo['sub_accounts']>;

/** The ids that the exchange is asked for; undefined are the user's own. */
export function uidsOf(whose: Whose, ownUid: number, subs: SubAccounts): readonly number[] | undefined {
  if (whose === 'own') return undefined;
  return whose === 'together' ? [ownUid, ...subs.map(({ uid }) => uid)] : [whose];
}
