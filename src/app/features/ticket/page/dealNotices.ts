import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { showNotification, showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { lateNotice, type NoticeLanguage } from '../lateNotice.ts';
import { createPendingDeals, dealsKey, ORDER_TYPES } from '../pendingDeals.ts';
import { resumeDeals } from '../resumeDeals.ts';
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
