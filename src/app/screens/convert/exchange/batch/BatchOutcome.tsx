import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '#app/components/Button.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { failureText } from '#app/features/conversions/failureText.ts';
import type { BatchOrder } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { useAccountName } from '#app/features/ticketForm/accountKeys.ts';
import { OutcomePanel } from '#app/features/ticketForm/OutcomePanel.tsx';
import { failedLines, retryOrder } from './batchRecords.ts';

export interface BatchOutcomeProps {
  readonly state: TicketIn<BatchOrder, 'PROCESSING' | 'UNDECIDED' | 'SUCCESS' | 'FAILED' | 'PARTIAL'>;
  /** Asks for the price of what was not converted. */
  readonly onRetry: (order: BatchOrder) => void;
  readonly onNew: () => void;
}

/** The outcome of a batch, coin by coin, and another try for the coins that were not converted (screens.md 1.1, 1.21). */
export function BatchOutcome({ state, onRetry, onNew }: BatchOutcomeProps) {
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
