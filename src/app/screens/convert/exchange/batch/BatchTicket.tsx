import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { failureText } from '#app/features/conversions/failureText.ts';
import {
  type BatchOrder,
  createBatchOrderType,
} from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { useTicket } from '#app/features/ticket/useTicket.ts';
import { ACCOUNT_KEYS_BY_PRODUCT, useAccountName } from '#app/features/ticketForm/accountKeys.ts';
import { scaleOf } from '#app/features/ticketForm/amountEntry.ts';
import { LeaveGuard } from '#app/features/ticketForm/LeaveGuard.tsx';
import { OutcomePanel } from '#app/features/ticketForm/OutcomePanel.tsx';
import type { TicketAccount } from '#app/features/ticketForm/ticketLink.ts';
import { useLateNotice } from '#app/features/ticketForm/useLateNotice.ts';
import { useRefreshOnRefusal } from '#app/features/ticketForm/useRefreshOnRefusal.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { useRefreshConversions } from '../useRefreshConversions.ts';
import { BatchEditor } from './BatchEditor.tsx';
import { BatchQuote } from './BatchQuote.tsx';
import { choiceOf, targetOf } from './batchChoice.ts';
import { failedLines, isEnoughFor, retryOrder } from './batchRecords.ts';
import { heldCoins } from './heldCoins.ts';
import { useChoice } from './useChoice.ts';

export interface BatchTicketProps extends Pick<UsedTicketLink, 'link' | 'change'> {
  readonly userId: number;
  /** The accounts that the user has to take from. */
  readonly accounts: readonly TicketAccount[];
}

/** The batch of a user who is logged in: what is chosen, its price, and its outcome. */
export function BatchTicket({ userId, accounts, link, change }: BatchTicketProps) {
  const request = useApi();
  const errorText = useErrorText();
  const account = accounts.find((each) => each === link.account) ?? 'funding';
  const accountType = ACCOUNT_KEYS_BY_PRODUCT.convert[account];
  const coins = useApiQuery('convertCoins', { accountType, side: 0 });
  const terms = useApiQuery('batchSetting', { accountType });
  const [choice, setChoice, forgetChoice] = useChoice(userId, account);
  const homeCoin = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.defaultConvertCoin);
  const refreshConversions = useRefreshConversions();
  const settle = (): void => {
    coins.refresh();
    refreshConversions();
  };
  const { state, countdown, ticket } = useTicket({
    createOrderType: () => createBatchOrderType(request),
    userId: String(userId),
    subject: `${accountType} ${link.to}`,
    onDecidedLate: useLateNotice(() => {
      settle();
      forgetChoice();
    }),
  });

  const infos = coins.answer?.result?.coins;
  const setting = terms.answer?.result;
  const isEnough = state.name !== 'QUOTED' || infos === undefined || isEnoughFor(state.quote.gives, infos);
  useEffect(() => ticket.setEnough(isEnough), [ticket, isEnough]);
  const isOver = state.name === 'SUCCESS' || state.name === 'PARTIAL' || state.name === 'FAILED';
  const settleNow = useEffectEvent(settle);
  useEffect(() => {
    if (isOver) settleNow();
  }, [isOver]);
  // What was ticked is an order, whatever becomes of it: a batch that is opened again begins with no ticks.
  const isSent = isOver || state.name === 'PROCESSING' || state.name === 'UNDECIDED';
  const forgetNow = useEffectEvent(forgetChoice);
  useEffect(() => {
    if (isSent) forgetNow();
  }, [isSent]);

  useRefreshOnRefusal(state.name === 'IDLE' ? state.error : null, () => {
    coins.refresh();
    terms.refresh();
  });

  if (state.name === 'IDLE' || (state.name === 'QUOTING' && state.previous === null)) {
    const failed = coins.error ?? terms.error;
    if (infos === undefined || setting === undefined) {
      if (failed === null) return <Skeleton lines={8} />;
      const retry = (): void => {
        coins.refresh();
        terms.refresh();
      };
      return <ErrorState error={failed} text={errorText(failed)} onRetry={retry} />;
    }
    const target = targetOf(setting.toCoins, [link.to, homeCoin]);
    const editor = { account, accounts, target, choice, onChoice: setChoice };
    return (
      <BatchEditor
        {...editor}
        held={heldCoins(infos)}
        leftOut={coins.answer?.leftOut}
        terms={setting}
        toScale={scaleOf(infos.find(({ coin }) => coin === target))}
        isQuoting={state.name === 'QUOTING'}
        isOffline={!state.isOnline}
        refusal={state.name === 'IDLE' ? state.error : null}
        onTarget={(to) => {
          ticket.edit();
          change({ to });
        }}
        onAccount={(next) => {
          ticket.edit();
          change({ account: next });
        }}
        onEdit={ticket.edit}
        onPreview={(items) => ticket.preview({ accountType, toCoin: target, items: [...items] })}
      />
    );
  }
  if (
    state.name === 'QUOTING' ||
    state.name === 'QUOTED' ||
    state.name === 'EXPIRED' ||
    state.name === 'CONFIRMING'
  ) {
    return (
      <>
        <LeaveGuard isActive={state.name === 'CONFIRMING'} />
        <BatchQuote {...{ state, countdown, ticket }} />
      </>
    );
  }
  const retry = (order: BatchOrder): void => {
    setChoice(() => choiceOf(order.items));
    ticket.startNew();
    ticket.preview(order);
  };
  return <BatchOutcome state={state} onRetry={retry} onNew={ticket.startNew} />;
}

interface BatchOutcomeProps {
  readonly state: TicketIn<BatchOrder, 'PROCESSING' | 'UNDECIDED' | 'SUCCESS' | 'FAILED' | 'PARTIAL'>;
  /** Asks for the price of what was not converted. */
  readonly onRetry: (order: BatchOrder) => void;
  readonly onNew: () => void;
}

/** The outcome of a batch, coin by coin, and another try for the coins that were not converted (screens.md 1.1, 1.21). */
function BatchOutcome({ state, onRetry, onNew }: BatchOutcomeProps) {
  const { t } = useTranslation();
  const accountName = useAccountName();
  const booked = state.name === 'FAILED' || state.name === 'PARTIAL' ? state.booked : null;
  const failed = booked === null ? [] : failedLines(booked);
  const again = booked === null ? null : retryOrder(booked, state.order);
  return (
    <Stack gap="gap-4">
      <OutcomePanel state={state} account={accountName(state.deal.account)} onNew={onNew} />
      {state.name === 'FAILED' && failed.length > 0 && (
        <Stack as="ul" gap="gap-2" aria-label={t('batch.failedCoins')}>
          {failed.map(({ coin, amount, failCode }) => (
            <Toolbar as="li" key={coin} align="items-stretch" gap="gap-x-4 gap-y-1">
              <MoneyText coin={coin} amount={amount} className="font-semibold" />
              {/* With one coin, the panel above has its reason already. */}
              {failed.length > 1 && (
                <span className="text-text-2">
                  {failCode === null ? t('batch.lineState.refused') : failureText(failCode, t)}
                </span>
              )}
            </Toolbar>
          ))}
        </Stack>
      )}
      {again !== null && (
        <Button isDisabled={!state.isOnline} onClick={() => onRetry(again)}>
          {t('batch.retry', { count: again.items.length })}
        </Button>
      )}
      {state.name === 'UNDECIDED' && (
        <Link to="/exchange/history" className="next-step">
          {t('batch.history')}
        </Link>
      )}
    </Stack>
  );
}
