import { RefreshCw } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinList } from '#app/components/format/joinList.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { QuoteRing } from '#app/components/quote/QuoteRing.tsx';
import type { Countdown } from '#app/features/ticket/createCountdown.ts';
import type { Ticket } from '#app/features/ticket/createTicket.ts';
import type { BatchOrder } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { QuoteActions, QuoteChange, QuoteStatus } from '#app/features/ticketForm/QuoteActions.tsx';
import { useFocusOnPrice } from '#app/features/ticketForm/useFocusOnPrice.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import { AskingPanel } from '../AskingPanel.tsx';
import { BatchFoot, Sum, Sums } from './BatchFoot.tsx';
import { BatchLines } from './BatchLines.tsx';

export interface BatchQuoteProps {
  readonly state: TicketIn<BatchOrder, 'QUOTING' | 'QUOTED' | 'EXPIRED' | 'CONFIRMING'>;
  readonly countdown: Countdown | null;
  readonly ticket: Ticket<BatchOrder>;
}

/** The price of a batch: coin by coin, with what can be done about those that will not be converted (screens.md 1.1). */
export function BatchQuote({ state, countdown, ticket }: BatchQuoteProps) {
  if (state.name === 'QUOTING') return <AskingPanel onCancel={ticket.edit} />;
  return <Quoted {...{ state, countdown, ticket }} />;
}

type QuotedProps = Omit<BatchQuoteProps, 'state'> & {
  readonly state: Exclude<BatchQuoteProps['state'], { name: 'QUOTING' }>;
};

/** Every line on the page, and countdown, sums and button in one bar that stays in sight. */
function Quoted({ state, countdown, ticket }: QuotedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const { quote, order } = state;
  const account = t(SOURCE_ACCOUNTS[order.accountType].labelKey);
  const bad = quote.lines.filter(({ errorCode }) => errorCode !== null);
  const good = quote.lines.length - bad.length;
  const isSending = state.name === 'CONFIRMING';
  const { panel, heading } = useFocusOnPrice(state.name === 'QUOTED' ? quote.id : null);
  const goBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isSending) return;
    event.stopPropagation();
    ticket.edit();
  };
  const drop = (): void => {
    const items = order.items.filter(({ fromCoin }) => !bad.some(({ coin }) => coin === fromCoin));
    ticket.newPrice({ ...order, items });
  };
  const inWords = ({ coin, amount }: { readonly coin: string; readonly amount: string }): string =>
    `${price(amount)} ${coin}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is inside
    <div ref={panel} className="grid min-w-0 grid-cols-1 gap-2" onKeyDown={goBack}>
      <Row gap="gap-x-6 gap-y-1">
        <h2 ref={heading} tabIndex={-1} className="text-large font-semibold">
          {t('convert.quoteTitle')}
        </h2>
        <p className="text-text-2">
          {t('ticket.quote.account')} {account}
        </p>
        {bad.length > 0 && (
          <p role="status" className="text-warn">
            {good === 0 ? t('batch.noneGood') : t('batch.someBad', { count: bad.length })}
          </p>
        )}
        {bad.length > 0 && good > 0 && (
          <Button size="small" isDisabled={isSending || !state.isOnline} onClick={drop}>
            {t('batch.drop', { count: bad.length })}
          </Button>
        )}
        {state.name === 'QUOTED' && (
          <Button
            size="small"
            variant="ghost"
            className="ms-auto"
            isDisabled={!state.isOnline}
            onClick={() => ticket.newPrice()}
          >
            <RefreshCw size={14} aria-hidden="true" />
            {t('batch.refresh')}
          </Button>
        )}
      </Row>
      <p role="status" className="sr-only">
        {t('ticket.quote.summary', {
          give: joinList(quote.gives.map(inWords), language),
          get: inWords(quote.gets),
          account,
        })}
      </p>
      <div className={state.name === 'EXPIRED' ? 'opacity-60' : undefined}>
        <BatchLines lines={quote.lines} toCoin={order.toCoin} />
      </div>
      <div>
        <QuoteStatus {...{ state, ticket }} isFirm={false} />
        <p>{t('convert.promise')}</p>
      </div>
      <BatchFoot said={<QuoteChange {...{ state, ticket }} />}>
        {countdown !== null && <QuoteRing {...countdown} />}
        <BatchSums {...quote} />
        <QuoteActions
          {...{ state, ticket }}
          confirmLabel={t('batch.confirm', { count: good, to: quote.gets.coin })}
          // Nothing is left to be confirmed.
          {...(good === 0 && { confirm: <></> })}
        />
      </BatchFoot>
    </div>
  );
}

type BatchSumsProps = Pick<TicketQuote, 'gets' | 'fee' | 'taxes'>;

/** What all lines of a quote come to. */
function BatchSums({ gets, fee, taxes }: BatchSumsProps) {
  const { t } = useTranslation();
  return (
    <Sums>
      <Sum label={t('ticket.quote.get')}>
        <MoneyText {...gets} className="text-large font-semibold" />
      </Sum>
      <Sum label={t('terms.fee')}>{fee === null ? t('ticket.quote.noFee') : <MoneyText {...fee} />}</Sum>
      {taxes.map(({ type, coin, amount }) => (
        <Sum key={`${type} ${coin}`} label={type === '' ? t('terms.tax') : t('ticket.quote.taxOf', { type })}>
          <MoneyText coin={coin} amount={amount} />
        </Sum>
      ))}
    </Sums>
  );
}
