import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import type { OrderSignals } from '#app/features/orders/orderSignals.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { showNotification, showToast } from '#app/stores/noticeStore.ts';
import type { Clock } from '#shared/async/clock.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { Language } from '#shared/site/languages.ts';
import { createTicket, type DecidedLate } from '../createTicket.ts';
import { lateNotice, type NoticeLanguage } from '../lateNotice.ts';
import { createBlockOrderType, createInstantOrderType } from '../orderTypes/convertOrderTypes.ts';
import { createBatchOrderType } from '../orderTypes/createBatchOrderType.ts';
import { createLowBalanceOrderType } from '../orderTypes/createLowBalanceOrderType.ts';
import type { OrderType } from '../orderTypes/orderType.ts';
import { createPendingDeals, dealsKey, ORDER_TYPES } from '../pendingDeals.ts';
import { writeDeal } from '../writeDeal.ts';

/** Long enough for a user who comes back to the page and finds that there is no session any more. */
const SHOWN_MS = 10 * 60_000;

/** A session has ended while orders of the user were out: says so, and names them (screens.md 0.2b). */
export function nameUnsettledDeals(storage: KeyStorage, userId: string, i18n: I18n): void {
  const { t, language } = languageOf(i18n);
  const deals = ORDER_TYPES.flatMap((name) => createPendingDeals(storage, dealsKey(name, userId)).list());
  if (deals.length === 0) return;
  showNotification({
    type: 'warning',
    key: 'unsettled deals',
    title: t('ticket.sessionEnded.title'),
    text: t('ticket.sessionEnded.text', {
      confirmed: deals.map((deal) => writeDeal(deal, language)).join('; '),
    }),
    durationMs: SHOWN_MS,
  });
}

/** The user is back: what became of those orders is shown as soon as it is known, on any screen. */
export function showDealOutcomes(storage: KeyStorage, userId: string, request: Request, i18n: I18n): void {
  resumeDeals({
    request,
    clock: systemClock,
    storage,
    userId,
    signals: pageSignals,
    onDecidedLate: (deal, booked) => void showToast(lateNotice(deal, booked, languageOf(i18n))),
  });
}

function languageOf(i18n: I18n): NoticeLanguage {
  return { t: i18n.t, language: i18n.language as Language };
}

interface ResumeOptions {
  readonly request: Request;
  readonly clock: Clock;
  readonly storage: KeyStorage;
  readonly userId: string;
  readonly signals: OrderSignals;
  readonly onDecidedLate: DecidedLate;
}

/**
 * Asks what became of a user's orders whose outcome was not known when their page or session ended, wherever the user is
 * now (screens.md 0.2b). A ticket on the screen does the same for itself; whichever learns it first reports it.
 */
function resumeDeals({ request, ...options }: ResumeOptions): void {
  const resume = <Order>(orderType: OrderType<Order>): void => {
    const stop = createTicket<Order>({ ...options, orderType, newId: createId }).start();
    // Off the screen at once: what it watches is reported as late.
    stop();
  };
  resume(createInstantOrderType(request));
  resume(createBlockOrderType(request));
  resume(createBatchOrderType(request));
  resume(createLowBalanceOrderType(request));
}
