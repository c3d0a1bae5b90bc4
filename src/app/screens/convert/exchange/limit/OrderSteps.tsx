import { CircleCheck, CircleHelp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { RateText } from '#app/features/prices/RateText.tsx';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import type { Charges } from '#app/features/ticketForm/indicativeRate.ts';
import { Charged } from '#app/features/ticketForm/TicketFacts.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Placing } from './createOrderPlacer.ts';
import type { OrderDraft } from './pendingLimitOrders.ts';
import { shownDistance } from './validateLimitPrice.ts';

export interface OrderPreviewProps {
  readonly draft: OrderDraft;
  /** What the exchange takes of what is received, as shares. */
  readonly terms: Charges;
  readonly marketRate: string | null;
  /** What the price makes of the amount, after fee and tax, a plain decimal string. */
  readonly gets: string;
  /** It is being sent, or looked for: there is no way back. */
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
  const { price, change } = figuresOf(language);
  const heading = useRef<HTMLHeadingElement>(null);
  // Not on the button: a second Enter must not confirm an unread order.
  useEffect(() => heading.current?.focus(), []);
  const { fromCoin, fromAmount, toCoin, limitPrice, expireDays } = draft;
  const { isFlipped } = useRateFlip(fromCoin, toCoin);
  const order = { from: fromCoin, to: toCoin, limitPrice };
  const distance = marketRate === null ? null : shownDistance({ ...order, marketRate }, isFlipped);
  return (
    <>
      <div className="ticket-main limit-main">
        <h2 ref={heading} tabIndex={-1} className="flex min-h-11 items-center text-large font-semibold">
          {t('limit.previewTitle')}
        </h2>
        <dl className="limit-facts">
          <dt>{t('limit.gives')}</dt>
          <dd>
            <LtrText className="num">{`${price(fromAmount)} ${fromCoin}`}</LtrText>
          </dd>
          <dt>{t('limit.gets')}</dt>
          <dd>
            <LtrText className="num">{`${price(gets)} ${toCoin}`}</LtrText>
          </dd>
          <dt>{t('ticket.quote.fee')}</dt>
          <dd>
            <Charged share={terms.feeRate} />
          </dd>
          {/[1-9]/.test(terms.taxRate) && (
            <>
              <dt>{t('ticket.quote.tax')}</dt>
              <dd>
                <Charged share={terms.taxRate} />
              </dd>
            </>
          )}
          <dt>{t('orders.price')}</dt>
          <dd>
            <RateText from={fromCoin} to={toCoin} rate={limitPrice} />
          </dd>
          <dt>{t('orders.distance')}</dt>
          <dd>
            {distance === null ? t('orders.noMarket') : <LtrText className="num">{change(distance)}</LtrText>}
          </dd>
          <dt>{t('limit.expiry')}</dt>
          <dd>{t('limit.days', { count: expireDays })}</dd>
          <dt>{t('limit.account')}</dt>
          <dd>{t('accounts.fiat')}</dd>
        </dl>
        <p className="text-text-2">
          {t('limit.consequence', { amount: amountWithUnit(fromAmount, { language, unit: fromCoin }) })}
        </p>
      </div>
      <div className="ticket-action">
        <Button size="large" isDisabled={isSending} onClick={onBack}>
          {t('limit.back')}
        </Button>
        <Button
          variant="primary"
          size="large"
          className="flex-1"
          isLoading={isSending}
          isDisabled={isOffline}
          onClick={onConfirm}
        >
          {t('limit.place', { from: fromCoin, to: toCoin })}
        </Button>
      </div>
      {isOffline && <p className="text-text-2">{t('limit.offline')}</p>}
    </>
  );
}

export interface OrderResultProps {
  readonly placing: Extract<Placing, { step: 'placed' | 'unknown' }>;
  readonly onNew: () => void;
}

/** What became of the placing: the order is open, or that is not known yet. */
export function OrderResult({ placing, onNew }: OrderResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { fromCoin, toCoin, fromAmount, limitPrice } = placing.draft;
  const { price } = figuresOf(language);
  const write = (plain: string): string => amountWithUnit(plain, { language, unit: fromCoin });
  const isPlaced = placing.step === 'placed';
  const Icon = isPlaced ? CircleCheck : CircleHelp;
  return (
    <div className="convert-panel">
      <div className="ticket-main limit-main">
        <h2 ref={heading} tabIndex={-1} className="flex min-h-11 items-center gap-2 text-large font-semibold">
          <Icon size={20} aria-hidden="true" className={isPlaced ? 'text-up' : 'text-warn'} />
          {isPlaced ? t('limit.placedTitle') : t('limit.unknownTitle')}
        </h2>
        <p>
          {isPlaced
            ? t('limit.placedText', { amount: write(placing.order.lockedAmount), to: toCoin })
            : t('limit.unknownText', { amount: write(fromAmount) })}
        </p>
        {isPlaced && placing.differs && (
          <p role="alert" className="text-warn">
            {t('ticket.differs', {
              confirmed: `${price(fromAmount)} ${fromCoin}, 1 ${fromCoin} = ${price(limitPrice)} ${toCoin}`,
            })}
          </p>
        )}
      </div>
      <div className="ticket-action">
        <Button size="large" className="flex-1" onClick={onNew}>
          {t('limit.another')}
        </Button>
      </div>
    </div>
  );
}
