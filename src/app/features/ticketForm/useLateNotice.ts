import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DecidedLate } from '#app/features/ticket/createTicket.ts';
import { lateNotice } from '#app/features/ticket/lateNotice.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { showToast } from '#app/stores/noticeStore.ts';

/**
 * A toast with the outcome of an order that is not on the screen any more (screens.md 1.1, step 7). The function never
 * changes, since a ticket outlives its screen; the words are those of the page's language by then.
 */
export function useLateNotice(onNotified: () => void): DecidedLate {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const notify: DecidedLate = (deal, booked, refusal) => {
    const reason = refusal === null ? undefined : errorText(refusal);
    showToast(lateNotice(deal, booked, { t, language, reason }));
    onNotified();
  };
  const newest = useRef(notify);
  useEffect(() => {
    newest.current = notify;
  });
  return useRef<DecidedLate>((...decided) => newest.current(...decided)).current;
}
