import { productHref } from '#app/components/productHref.ts';
import type { Language } from '#shared/site/languages.ts';
import type { FrozenAsset, FrozenReason } from './frozenAssets.ts';

/** What a user can do about a hold: named by `frozen.action.*`. */
export type ActionId = 'order' | 'withdrawal' | 'sender' | 'contact';

/** Reasons without an action end by themselves. */
const ACTION_BY_REASON: Readonly<Partial<Record<FrozenReason, ActionId>>> = {
  LIMIT_ORDER: 'order',
  WITHDRAWING: 'withdrawal',
  TRAVEL_RULE: 'sender',
  P2P_ORDER: 'contact',
  P2P_DEPOSIT: 'contact',
  COLLATERAL: 'contact',
  RISK_REVIEW: 'contact',
  LEGAL: 'contact',
};

export function actionOf({ reason }: Pick<FrozenAsset, 'reason'>): ActionId | null {
  return ACTION_BY_REASON[reason] ?? null;
}

/** Where the action is taken: a screen of this product, or the help pages. */
export function targetOf(
  { refId }: Pick<FrozenAsset, 'refId'>,
  action: ActionId,
  language: Language,
): { readonly to: string } | { readonly href: string } {
  const id = encodeURIComponent(refId);
  switch (action) {
    case 'order':
      return { to: `/exchange/history?type=limit&id=${id}` };
    case 'withdrawal':
      return { to: '/withdraw' };
    case 'sender':
      return { to: `/deposit?id=${id}` };
    case 'contact':
      return { href: productHref({ language, head: '/help', tail: '' }) };
  }
}
