import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#app/features/conversions/failureText.ts';
import type { DecidedLate } from '#app/features/ticket/createTicket.ts';
import type { Booked } from '#app/features/ticket/deal.ts';
import { lateNotice } from '#app/features/ticket/lateNotice.ts';
import type { TicketState } from '#app/features/ticket/ticketState.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { showNotification } from '#app/stores/noticeStore.ts';

/** Long enough to be noticed by a user who looks elsewhere. */
const SHOWN_MS = 30_000;

/** Shows a notification, on any screen, with the outcome of a conversion that was decided late. */
export function useLateOutcome(): DecidedLate {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return (deal, booked, refusal) => {
    const reason = refusal === null ? undefined : errorText(refusal);
    showNotification({
      ...lateNotice(deal, booked, { t, language, reason }),
      title: t('screens.lowBalance.title'),
      durationMs: SHOWN_MS,
    });
  };
}

export interface FailedCoins {
  /** Why a coin was not converted by the last order of this page, in words; undefined where it was, or was not in it. */
  readonly reasonOf: (coin: string, t: TFunction) => string | undefined;
}

/** Remembers what the last order left behind: those coins stay listed, with the reason (screens.md 1.3). */
export function useFailedCoins(state: TicketState<unknown>): FailedCoins {
  const [last, setLast] = useState<Booked | null>(null);
  const booked = 'booked' in state ? state.booked : null;
  if (booked !== null && booked !== last) setLast(booked);
  return {
    reasonOf: (coin, t) => {
      const line = last?.lines.find((known) => known.coin === coin && known.status === 'failure');
      if (line === undefined) return undefined;
      return line.failCode === null ? '' : failureText(line.failCode, t);
    },
  };
}
