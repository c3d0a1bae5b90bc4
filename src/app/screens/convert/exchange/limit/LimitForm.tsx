import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { getFor } from '#app/features/ticketForm/indicativeRate.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { ExpiryField, PriceField } from './LimitFields.tsx';
import { LimitMain } from './LimitMain.tsx';
import type { OrderDraft } from './pendingLimitOrders.ts';
import type { LimitEntry } from './useLimitEntry.ts';
import { type PriceVerdict, priceWords, validateLimitPrice } from './validateLimitPrice.ts';

export interface LimitFormProps {
  readonly from: string;
  readonly to: string;
  /** The amount that is given, judged already: a plain decimal string, or null while it can't be taken. */
  readonly amount: string | null;
  /** The boxes of both coins (AmountPair); they are given what the price makes of the amount, "" while it makes nothing. */
  readonly amounts: (gets: string) => ReactNode;
  /** Puts the focus where the amount is entered: asked for when it is what is missing. */
  readonly focusAmount: () => void;
  readonly entry: LimitEntry;
  /** The pair's, from convertLimit. */
  readonly terms: Pick<ResultOf<'convertLimit'>, 'priceScale' | 'limitOrder' | 'feeRate' | 'taxRate'>;
  /** Digits after the point of an amount of `to`. */
  readonly toScale: number;
  /** Units of `to` for one `from`; null without a price. */
  readonly marketRate: string | null;
  /** No network: nothing can be placed. */
  readonly isOffline: boolean;
  /** Why the exchange did not take the last order. */
  readonly refusal: AppError | null;
  /** The price is met already: the instant tab does the same at a price that is shown first. */
  readonly onUseInstant: () => void;
  readonly onPreview: (draft: OrderDraft) => void;
}

/** As an amount on the wire may have: what is given is cut by its field. */
const MOST_DIGITS = 18;

/** The Limit tab's form: a price to wait for, and how long (screens.md 1.1, "Flow, Limit"). Enter previews, Escape goes back. */
export function LimitForm(props: LimitFormProps) {
  const { from, to, amount, entry, terms, toScale, marketRate, isOffline, refusal } = props;
  const { t } = useTranslation();
  const { price: write, percent } = figuresOf(useLanguage());
  const { price, days, isAsked } = entry;
  const errorText = useErrorText();
  const priceBox = useRef<Pick<HTMLInputElement, 'focus' | 'select'>>(null);
  const verdict = validateLimitPrice(price, { ...terms, ...terms.limitOrder, marketRate });

  const preview = (): void => {
    entry.ask();
    if (amount === null) props.focusAmount();
    else if (!verdict.ok) priceBox.current?.focus();
    if (!verdict.ok || amount === null) return;
    props.onPreview({
      fromCoin: from,
      toCoin: to,
      fromAmount: amount,
      limitPrice: verdict.price,
      expireDays: days,
    });
  };
  const isMet = !verdict.ok && verdict.fault.reason === 'met';
  const gets =
    amount === null || !verdict.ok
      ? ''
      : (getFor(amount, { ...terms, rate: verdict.price, giveScale: MOST_DIGITS, getScale: toScale }) ?? '0');
  return (
    <form
      className="convert-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOffline) preview();
      }}
    >
      <LimitMain>
        {props.amounts(gets)}
        <PriceField
          {...{ from, to, price, marketRate }}
          priceScale={terms.priceScale}
          onPrice={entry.setPrice}
          error={errorOf(verdict, isAsked, (fault) =>
            priceWords(t, fault, { from, to, side: price.side, write }),
          )}
          ref={priceBox}
        />
        <ExpiryField offered={terms.limitOrder.expireDays} days={days} onDays={entry.setDays} />
      </LimitMain>
      <div className="ticket-action">
        {isMet && (
          <Button size="large" onClick={props.onUseInstant}>
            {t('limit.useInstant')}
          </Button>
        )}
        <PausedButton
          type="submit"
          variant="primary"
          size="large"
          className="flex-1"
          error={refusal}
          isDisabled={isOffline}
        >
          {t('limit.preview', { from, to })}
        </PausedButton>
      </div>
      <div className="ticket-hint">
        {refusal !== null && (
          <p role="alert" className="text-down">
            {errorText(refusal)}
          </p>
        )}
        {isOffline && <p>{t('limit.offline')}</p>}
        <p>{t('batch.rule.fee', { percent: percent(percentOf(terms.feeRate)) })}</p>
        <p>{t('limit.lock', { coin: from })}</p>
      </div>
    </form>
  );
}

/** An empty box is wrong only after a try to go on. */
function errorOf(
  verdict: PriceVerdict,
  isAsked: boolean,
  say: (fault: Extract<PriceVerdict, { ok: false }>['fault']) => string,
): string | undefined {
  return verdict.ok || !isAsked ? undefined : say(verdict.fault);
}
