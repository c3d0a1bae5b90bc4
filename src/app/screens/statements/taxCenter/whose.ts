import type { MemberInfo } from '#app/stores/globalStore.ts';

/** The accounts that the page is about: the user's own, one sub-account, or all together. */
export type Whose = 'own' | 'together' | number;

type SubAccounts = NonNullable<MemberInfo['sub_accounts']>;

/** The ids that the exchange is asked for; undefined are the user's own. */
export function uidsOf(whose: Whose, ownUid: number, subs: SubAccounts): readonly number[] | undefined {
  if (whose === 'own') return undefined;
  return whose === 'together' ? [ownUid, ...subs.map(({ uid }) => uid)] : [whose];
}
