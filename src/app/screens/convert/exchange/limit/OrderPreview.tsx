import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { ConfirmButton } from '#app/components/quote/ConfirmButton.tsx';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import type { Charges } from '#app/features/ticketForm/indicativeRate.ts';
import { Fact } from '#app/features/ticketForm/TicketFacts.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import '#app/components/quote/dealFacts.css';
import { LimitMain } from './LimitMain.tsx';
import type { OrderDraft } from './pendingLimitOrders.ts';
import { shownDistance } from './validateLimitPrice.ts';

export interface OrderPreviewProps {
  readonly draft: OrderDraft;
  /** What the exchange takes of what is received, as shares; undefined where that of its pair is not at hand. */
  readonly terms: Charges | undefined;
  readonly marketRate: string | null;
  /** What the price makes of the amount, after fee and tax, a plain decimal string; undefined as the terms. */
  readonly gets: string | undefined;
  /** The order is being sent, or looked for: no way back. */
  readonly isSending: boolean;
  /** No network: it can't be placed now. */
  readonly isOffline: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** A limit order before it is placed: everything that will hold, and the consequence in words. */
export function OrderPreview(props: OrderPreviewProps) {
  const { draft, terms, marketRate, gets, isSending, isOffline, onConfirm, onBack } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on the button: a second Enter must not confirm an unread order.
  useEffect(() => heading.current?.focus(), []);
  const { fromCoin, fromAmount, toCoin } = draft;
  return (
    <>
      <LimitMain>
        <h2 ref={heading} tabIndex={-1} className="flex min-h-11 items-center text-large font-semibold">
          {t('limit.previewTitle')}
        </h2>
        <OrderFacts {...{ draft, terms, marketRate, gets }} />
        <p className="text-text-2">
          {t('limit.consequence', { amount: amountWithUnit(fromAmount, { language, unit: fromCoin }) })}
        </p>
      </LimitMain>
      <div className="ticket-action">
        <Button size="large" isDisabled={isSending} onClick={onBack}>
          {t('limit.back')}
        </Button>
        <ConfirmButton
          size="large"
          className="flex-1"
          subject="order"
          isOn={!isOffline}
          {...{ isSending, onConfirm }}
        >
          {t('limit.place', { from: fromCoin, to: toCoin })}
        </ConfirmButton>
      </div>
      {isOffline && <p className="text-text-2">{t('limit.offline')}</p>}
    </>
  );
}

type OrderFactsProps = Pick<OrderPreviewProps, 'draft' | 'terms' | 'marketRate' | 'gets'>;

/** What will hold of the order. */
function OrderFacts({ draft, terms, marketRate, gets }: OrderFactsProps) {
  const { t } = useTranslation();
  const { price, change } = figuresOf(useLanguage());
  const { fromCoin, fromAmount, toCoin, limitPrice, expireDays } = draft;
  const { isFlipped } = useRateFlip(fromCoin, toCoin);
  const order = { from: fromCoin, to: toCoin, limitPrice };
  const distance = marketRate === null ? null : shownDistance({ ...order, marketRate }, isFlipped);
  return (
    <dl className="deal-facts">
      <Fact label={t('terms.youPay')}>
        <LtrText className="num">{`${price(fromAmount)} ${fromCoin}`}</LtrText>
      </Fact>
      {gets !== undefined && (
        <Fact label={t('limit.gets')}>
          <LtrText className="num">{`${price(gets)} ${toCoin}`}</LtrText>
        </Fact>
      )}
      {terms !== undefined && (
        <Fact label={t('terms.fee')}>
          <Charged share={terms.feeRate} />
        </Fact>
      )}
      {terms !== undefined && /[1-9]/.test(terms.taxRate) && (
        <Fact label={t('terms.tax')}>
          <Charged share={terms.taxRate} />
        </Fact>
      )}
      <Fact label={t('orders.price')}>
        <RateText from={fromCoin} to={toCoin} rate={limitPrice} />
      </Fact>
      <Fact label={t('orders.distance')}>
        {distance === null ? t('orders.noMarket') : <LtrText className="num">{change(distance)}</LtrText>}
      </Fact>
      <Fact label={t('limit.expiry')}>{t('limit.days', { count: expireDays })}</Fact>
      <Fact label={t('limit.account')}>{t('accounts.fiat')}</Fact>
    </dl>
  );
}

/** A fee or a tax as a share of what is received. */
function Charged({ share }: { readonly share: string }) {
  const { t } = useTranslation();
  const { percent } = figuresOf(useLanguage());
  return /[1-9]/.test(share)
    ? t('convert.feeShare', { percent: percent(percentOf(share)) })
    : t('ticket.quote.noFee');
}
