import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { showNotification, showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/site/languages.ts';
import { createOrderPlacer } from './createOrderPlacer.ts';
import { createPendingLimitOrders, type PendingLimitOrder } from './pendingLimitOrders.ts';
import { writeOrder } from './writeOrder.ts';

/** Long enough for a user who comes back to the page and finds that there is no session any more. */
const SHOWN_MS = 10 * 60_000;

/** A session has ended while it was not known whether limit orders of the user were placed: names them (screens.md 0.2b). */
export function nameUnsettledLimitOrders(storage: KeyStorage, userId: string, i18n: I18n): void {
  const orders = createPendingLimitOrders(storage, userId).list();
  if (orders.length === 0) return;
  showNotification({
    type: 'warning',
    key: 'unsettled limit orders',
    title: i18n.t('ticket.sessionEnded.title'),
    text: i18n.t('ticket.sessionEnded.text', {
      confirmed: orders.map(({ draft }) => writeOrder(draft, languageOf(i18n))).join('; '),
    }),
    durationMs: SHOWN_MS,
  });
}

/** The user is back: an order that was placed after all is shown as soon as it is found, on any screen. */
export function showLimitOrderOutcomes(
  storage: KeyStorage,
  userId: string,
  request: Request,
  i18n: I18n,
): void {
  const stop = createOrderPlacer({
    request,
    clock: systemClock,
    newId: createId,
    storage,
    userId,
    signals: pageSignals,
    onFoundLate: (order) => showLimitOrderFound(order, i18n),
  }).start();
  // Off the screen at once: what it looks for is reported as late.
  stop();
}

export function showLimitOrderFound(order: PendingLimitOrder, i18n: I18n): void {
  showToast({
    type: 'success',
    key: `limit order ${order.requestId}`,
    text: i18n.t('limit.foundLate', { order: writeOrder(order.draft, languageOf(i18n)) }),
  });
}

/** The exchange has refused an order that is not on the screen any more; `reason` says why. */
export function showLimitOrderRefused(order: PendingLimitOrder, reason: string, i18n: I18n): void {
  const untaken = i18n.t('ticket.late.untaken', { give: writeOrder(order.draft, languageOf(i18n)) });
  showToast({
    type: 'warning',
    key: `limit order ${order.requestId}`,
    text: joinSentences([untaken, reason], languageOf(i18n)),
  });
}

function languageOf({ language }: I18n): Language {
  return language as Language;
}
