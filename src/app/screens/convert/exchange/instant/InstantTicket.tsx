import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import type { Ticket } from '#app/features/ticket/createTicket.ts';
import type { Deal } from '#app/features/ticket/deal.ts';
import {
  type ConvertOrder,
  createInstantOrderType,
} from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import { useTicket } from '#app/features/ticket/useTicket.ts';
import { useAccountName } from '#app/features/ticketForm/accountKeys.ts';
import { entryOf } from '#app/features/ticketForm/amountEntry.ts';
import { GapFact } from '#app/features/ticketForm/GapFact.tsx';
import { LeaveGuard } from '#app/features/ticketForm/LeaveGuard.tsx';
import { OutcomePanel } from '#app/features/ticketForm/OutcomePanel.tsx';
import { QuotePanel } from '#app/features/ticketForm/QuotePanel.tsx';
import { TicketFacts } from '#app/features/ticketForm/TicketFacts.tsx';
import { TicketForm } from '#app/features/ticketForm/TicketForm.tsx';
import { type ConvertForm, subjectOf } from '#app/features/ticketForm/useConvertForm.ts';
import { useLateNotice } from '#app/features/ticketForm/useLateNotice.ts';
import { useRecentCoins } from '#app/features/ticketForm/useListCoins.ts';
import { useRefreshOnRefusal } from '#app/features/ticketForm/useRefreshOnRefusal.ts';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { recordQuote } from '#app/stores/quoteTrailStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { AskingPanel } from '../AskingPanel.tsx';

export interface InstantTicketProps {
  readonly form: ConvertForm;
  /** Something was converted, or may have been. */
  readonly onSettled: () => void;
  /** What can be done with what was received. */
  readonly next?: (coin: string) => ReactNode;
}

/** For how long the exchange's quotes usually hold; each says its own time (screens.md 1.1, step 3). */
const QUOTE_HOLDS_MS = 15_000;

/** One coin into another, at once: the form, the price that the exchange promises, and what came of it (screens.md 1.1). */
export function InstantTicket({ form, onSettled, next }: InstantTicketProps) {
  const { t } = useTranslation();
  const request = useApi();
  const accountName = useAccountName();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const { state, countdown, ticket } = useTicket({
    createOrderType: () => createInstantOrderType(request),
    userId: userId === null ? null : String(userId),
    subject: subjectOf(form),
    onDecidedLate: useLateNotice(onSettled),
  });

  const recent = useRecentCoins();
  const settle = useEffectEvent(() => {
    if (state.name === 'SUCCESS') {
      const { gives, gets } = state.deal;
      for (const { coin } of gives) recent.rememberConverted({ from: coin, to: gets.coin });
    }
    form.refresh();
    onSettled();
  });
  const isSettled = state.name === 'SUCCESS' || state.name === 'FAILED' || state.name === 'PARTIAL';
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);

  const { convertible } = form.held;
  const taken = 'quote' in state ? state.quote?.gives[0]?.amount : undefined;
  const isEnough =
    taken === undefined || convertible === undefined || compareDecimals(convertible, taken) >= 0;
  useEffect(() => ticket.setEnough(isEnough), [ticket, isEnough]);

  const shown = state.name === 'QUOTED' ? state.quote : null;
  useEffect(() => {
    const [give] = shown?.gives ?? [];
    if (shown === null || give === undefined || shown.rate === null) return;
    recordQuote({
      quoteTxId: shown.id,
      ...{ from: give.coin, to: shown.gets.coin, fromAmount: give.amount, toAmount: shown.gets.amount },
      ...{ rate: shown.rate, shownAtMs: systemClock.wallNow() },
    });
  }, [shown]);

  const refusal = state.name === 'IDLE' ? state.error : null;
  useRefreshOnRefusal(refusal, () => {
    form.refresh();
    onSettled();
  });

  const hasBegun = useRef(false);
  useEffect(() => {
    if (state.name !== 'IDLE') hasBegun.current = true;
  }, [state.name]);

  const gap = form.terms.gap.answer?.result;
  switch (state.name) {
    case 'IDLE':
    case 'QUOTING':
      if (state.name === 'QUOTING' && state.previous !== null) return <AskingPanel onCancel={ticket.edit} />;
      return (
        <TicketForm
          form={form}
          product="convert"
          isQuoting={state.name === 'QUOTING'}
          isOnline={state.isOnline}
          refusal={state.name === 'IDLE' ? state.error : null}
          status={statusKeyOf(state)}
          onPreview={ticket.preview}
          onCancel={ticket.edit}
          onEdit={ticket.edit}
          hasBegun={hasBegun}
          facts={(pair) => (
            <TicketFacts
              {...pair}
              gapRate={gap?.gapRate}
              charges={form.charges}
              holdsForMs={QUOTE_HOLDS_MS}
              gap={
                gap !== undefined &&
                form.pricing !== undefined && (
                  <GapFact {...pair} pricing={form.pricing} entry={form.entry} bounds={gap} />
                )
              }
            />
          )}
        />
      );
    case 'QUOTED':
    case 'EXPIRED':
    case 'CONFIRMING': {
      const { gives, gets, account } = state.quote;
      const [give] = gives;
      return (
        <>
          <LeaveGuard isActive={state.name === 'CONFIRMING'} />
          <QuotePanel
            {...{ state, countdown, ticket }}
            isFirm={false}
            account={accountName(account)}
            confirmLabel={t('convert.confirm', { from: give?.coin ?? '', to: gets.coin })}
          />
        </>
      );
    }
    default:
      return (
        <OutcomePanel state={state} account={accountName(state.deal.account)} onNew={ticket.startNew}>
          {state.name === 'SUCCESS' && next?.(state.deal.gets.coin)}
          {state.name === 'SUCCESS' && <SwapBack deal={state.deal} {...{ form, ticket }} />}
        </OutcomePanel>
      );
  }
}

interface SwapBackProps extends Pick<InstantTicketProps, 'form'> {
  readonly deal: Deal;
  readonly ticket: Pick<Ticket<ConvertOrder>, 'startNew'>;
}

/** Fills the form in with what was received; a price of that is asked for like any other. */
function SwapBack({ deal: { gives, gets }, form, ticket }: SwapBackProps) {
  const { t } = useTranslation();
  const [given] = gives;
  if (given === undefined) return null;
  const swapBack = (): void => {
    form.take({ from: gets.coin, to: given.coin }, entryOf('from', gets.amount));
    ticket.startNew();
  };
  return (
    <Button variant="ghost" size="small" onClick={swapBack}>
      {t('convert.swapBack', { coin: given.coin })}
    </Button>
  );
}
