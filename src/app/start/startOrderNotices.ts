import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { loadPart } from './loadPart.ts';

const loadDeals = () => import('#app/features/ticket/page/dealNotices.ts');
const loadLimitOrders = () => import('#app/screens/convert/exchange/limit/limitOrderNotices.ts');
const loadWithdrawals = () => import('#app/screens/withdraw/withdraw/order/withdrawalNotices.ts');

/**
 * Follows who is logged in. Orders that are out when a session ends are named, and their outcome is shown after the next
 * login of that user (screens.md 0.2b); what does so is loaded only where there is such an order in this tab.
 */
export function startOrderNotices(request: Request, i18n: I18n): void {
  let lastId: string | null = null;
  let lastGeneration = 0;
  const follow = (): void => {
    const { user } = globalStore.getState().global;
    // Not known yet, or not any more.
    if (user === undefined) return;
    const id = user === null ? null : String(user.id);
    const { generation } = sessionStore.getState();
    // Whoever followed an order stopped with the session, though the same user has come back without a guest in between.
    if (id === lastId && generation === lastGeneration) return;
    const before = lastId;
    lastId = id;
    lastGeneration = generation;
    // Another user is not shown it.
    if (before !== null && id === null) name(before);
    if (id !== null) show(id);
  };
  const name = (id: string): void => {
    if (hasOrders('ticket', id)) {
      loadPart(loadDeals, ({ nameUnsettledDeals }) => nameUnsettledDeals(tabStorage, id, i18n));
    }
    if (hasOrders('limitOrder', id)) {
      loadPart(loadLimitOrders, (part) => part.nameUnsettledLimitOrders(tabStorage, id, i18n));
    }
    if (hasOrders('withdrawal', id)) {
      loadPart(loadWithdrawals, (part) => part.nameUnsettledWithdrawals(tabStorage, id, i18n));
    }
  };
  const show = (id: string): void => {
    if (hasOrders('ticket', id)) {
      loadPart(loadDeals, (part) => part.showDealOutcomes(tabStorage, id, request, i18n));
    }
    if (hasOrders('limitOrder', id)) {
      loadPart(loadLimitOrders, (part) => part.showLimitOrderOutcomes(tabStorage, id, request, i18n));
    }
    if (hasOrders('withdrawal', id)) {
      loadPart(loadWithdrawals, (part) => part.showWithdrawalOutcomes(tabStorage, id, request, i18n));
    }
  };
  globalStore.subscribe(follow);
  follow();
}

/** Whether this tab keeps an order of the user whose outcome is not known; false where the browser forbids to look. */
function hasOrders(kind: 'ticket' | 'limitOrder' | 'withdrawal', userId: string): boolean {
  try {
    return Object.keys(sessionStorage).some(
      (key) => key.startsWith(`sluice.${kind}.`) && key.endsWith(`.${userId}`),
    );
  } catch {
    return false;
  }
}
