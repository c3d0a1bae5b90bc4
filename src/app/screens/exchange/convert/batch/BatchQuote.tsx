import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { Countdown } from '#app/screens/exchange/ticket/createCountdown.ts';
import type { Ticket } from '#app/screens/exchange/ticket/createTicket.ts';
import type { BatchOrder } from '#app/screens/exchange/ticket/orderTypes/createBatchOrderType.ts';
import type { TicketIn } from '#app/screens/exchange/ticket/ticketState.ts';
import { QuotePanel } from '#app/screens/exchange/ticketForm/QuotePanel.tsx';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { AskingPanel } from '../AskingPanel.tsx';
import { BatchLines } from './BatchLines.tsx';

export interface BatchQuoteProps {
  readonly state: TicketIn<BatchOrder, 'QUOTING' | 'QUOTED' | 'EXPIRED' | 'CONFIRMING'>;
  readonly countdown: Countdown | null;
  readonly ticket: Ticket<BatchOrder>;
}

/** The price of a batch: coin by coin, with what can be done about those that will not be converted (screens.md 1.1). */
export function BatchQuote({ state, countdown, ticket }: BatchQuoteProps) {
  const { t } = useTranslation();
  if (state.name === 'QUOTING') return <AskingPanel onCancel={ticket.edit} />;
  const { quote, order } = state;
  const bad = quote.lines.filter(({ errorCode }) => errorCode !== null);
  const good = quote.lines.length - bad.length;
  const isSending = state.name === 'CONFIRMING';
  const drop = (): void => {
    const items = order.items.filter(({ fromCoin }) => !bad.some(({ coin }) => coin === fromCoin));
    ticket.newPrice({ ...order, items });
  };
  return (
    <QuotePanel
      {...{ state, countdown, ticket }}
      account={t(SOURCE_ACCOUNTS[order.accountType].labelKey)}
      confirmLabel={t('batch.confirm', { count: good, to: quote.gets.coin })}
      isFirm={false}
      // Nothing is left to be confirmed.
      {...(good === 0 && { confirm: <></> })}
    >
      <BatchLines lines={quote.lines} toCoin={order.toCoin} />
      {bad.length > 0 && (
        <p role="status" className="text-warn">
          {good === 0 ? t('batch.noneGood') : t('batch.someBad', { count: bad.length })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {bad.length > 0 && good > 0 && (
          <Button size="small" isDisabled={isSending || !state.isOnline} onClick={drop}>
            {t('batch.drop', { count: bad.length })}
          </Button>
        )}
        {state.name === 'QUOTED' && (
          <Button size="small" variant="ghost" isDisabled={!state.isOnline} onClick={() => ticket.newPrice()}>
            <RefreshCw size={14} aria-hidden="true" />
            {t('batch.refresh')}
          </Button>
        )}
      </div>
    </QuotePanel>
  );
}
