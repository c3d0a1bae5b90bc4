import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import type { Booked, Deal } from '../ticket/deal.ts';
import { lateKeyOf } from '../ticket/ticketWords.ts';

/** Long enough to be found by who was looking elsewhere. */
const SHOWN_MS = 30_000;

/** Tells, wherever the person is by then, what came of a conversion that took too long to be waited for. */
export function useLateOutcome(): (deal: Deal, booked: Booked | null) => void {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return ({ gives, gets, quoteId }, booked) => {
    const give = gives.map(({ coin, amount }) => `${price(amount)} ${coin}`).join(', ');
    const { coin, amount } = booked?.gets ?? gets;
    showNotification({
      type: booked?.status === 'success' ? 'success' : 'warning',
      key: `low balance ${quoteId}`,
      title: t('screens.lowBalance.title'),
      text: t(lateKeyOf(booked), { give, get: `${price(amount)} ${coin}` }),
      durationMs: SHOWN_MS,
    });
  };
}
