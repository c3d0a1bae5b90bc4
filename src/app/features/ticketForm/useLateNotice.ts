import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booked, Deal } from '#app/features/ticket/deal.ts';
import { lateNotice } from '#app/features/ticket/lateNotice.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { showToast } from '#app/stores/noticeStore.ts';

type NotifyLate = (deal: Deal, booked: Booked | null) => void;

/**
 * A toast with the outcome of an order that is not on the screen any more (screens.md 1.1, step 7). The function never
 * changes, since a ticket outlives its screen; the words are those of the page's language by then.
 */
export function useLateNotice(onNotified: () => void): NotifyLate {
  const { t } = useTranslation();
  const language = useLanguage();
  const notify: NotifyLate = (deal, booked) => {
    showToast(lateNotice(deal, booked, { t, language }));
    onNotified();
  };
  const newest = useRef(notify);
  useEffect(() => {
    newest.current = notify;
  });
  return useRef<NotifyLate>((deal, booked) => newest.current(deal, booked)).current;
}
