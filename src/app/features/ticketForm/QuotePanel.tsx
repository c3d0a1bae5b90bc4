import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteLines } from '#app/components/quote/QuoteLines.tsx';
import { QuoteRing } from '#app/components/quote/QuoteRing.tsx';
import { describeTrade } from '#app/features/prices/describeGap.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import type { Countdown } from '#app/features/ticket/createCountdown.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QuoteActions, type QuoteActionsProps, QuoteChange, QuoteStatus } from './QuoteActions.tsx';
import { useFocusOnPrice } from './useFocusOnPrice.ts';

export interface QuotePanelProps<Order> extends QuoteActionsProps<Order> {
  readonly countdown: Countdown | null;
  /** The name of the account that gives and is credited. */
  readonly account: string;
  /** Firm prices are never renewed by themselves. */
  readonly isFirm: boolean;
  /** What has to be read before it is confirmed. */
  readonly children?: ReactNode;
}

/**
 * A price that the exchange promises, until it is confirmed, over, or left (screens.md 1.1, steps 3 to 6). It takes the form's
 * place, its button that of the form's button.
 */
export function QuotePanel<Order>(props: QuotePanelProps<Order>) {
  const { state, countdown, ticket, account, isFirm, children } = props;
  const { t } = useTranslation();
  const { quote } = state;
  const [give] = quote.gives;
  const { gets, rate } = quote;
  const gap = describeTrade(t, useLanguage(), { given: give, got: gets, rate, gapRate: quote.gap });
  const { panel, heading } = useFocusOnPrice(state.name === 'QUOTED' ? quote.id : null);
  const goBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || state.name === 'CONFIRMING') return;
    event.stopPropagation();
    ticket.edit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is inside
    <div ref={panel} className="convert-panel" onKeyDown={goBack}>
      <div className="ticket-main">
        <div className="flex min-h-11 items-center justify-between gap-4">
          <h2 ref={heading} tabIndex={-1} className="text-large font-semibold">
            {t('convert.quoteTitle')}
          </h2>
          {countdown !== null && <QuoteRing {...countdown} />}
        </div>
        <div className={state.name === 'EXPIRED' ? 'quote-facts opacity-60' : 'quote-facts'}>
          <QuoteLines
            {...quote}
            rate={
              give === undefined || rate === null ? null : (
                <RateText from={give.coin} to={gets.coin} rate={rate} />
              )
            }
            gap={gap}
            account={account}
          />
        </div>
        {children}
        <QuoteChange {...{ state, ticket }} />
      </div>
      <QuoteActions {...props} />
      <div className="ticket-hint">
        <QuoteStatus {...{ state, ticket, isFirm }} />
      </div>
    </div>
  );
}
