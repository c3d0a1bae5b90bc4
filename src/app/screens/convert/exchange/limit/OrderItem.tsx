import { Ban, Check, Clock, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { ExpiryButton } from '#app/features/orders/limit/ExpiryButton.tsx';
import { hasEnded, isCancelling, type OrderState } from '#app/features/orders/limit/nextOrder.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { usePairRate } from '#app/features/prices/usePairRate.ts';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { BookedOrder } from './orderBook.ts';
import { shownDistance } from './validateLimitPrice.ts';

export interface OrderItemProps {
  readonly order: BookedOrder;
  /** Asks for the cancelling, which has to be confirmed. */
  readonly onCancel: () => void;
}

const LOOK_BY_STATE: Readonly<Record<OrderState, { readonly tone: ChipTone; readonly icon: LucideIcon }>> = {
  init: { tone: 'neutral', icon: Clock },
  open: { tone: 'neutral', icon: Clock },
  cancelling: { tone: 'warn', icon: Hourglass },
  cancelLost: { tone: 'warn', icon: Hourglass },
  filling: { tone: 'warn', icon: Hourglass },
  filled: { tone: 'up', icon: Check },
  cancelled: { tone: 'neutral', icon: Ban },
  expired: { tone: 'neutral', icon: Ban },
  failed: { tone: 'down', icon: TriangleAlert },
};

/** One limit order: what it gives and gets, at which price, how far the market is from it, and what can be done. */
export function OrderItem({ order: { row, state }, onCancel }: OrderItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const { fromCoin, fromAmount, toCoin, limit } = row;
  const pair = { from: fromCoin, to: toCoin };
  const expires = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    Number(limit.expiredAt),
  );
  return (
    <li className="limit-order">
      <div className="limit-order-head">
        <p className="font-semibold">
          <LtrText className="num">{`${price(fromAmount)} ${fromCoin}`}</LtrText> {t('orders.into', pair)}
        </p>
        <Chip {...LOOK_BY_STATE[state]} word={t(`orders.state.${state}`)} />
      </div>
      <dl className="limit-facts">
        <dt>{t('orders.price')}</dt>
        <dd>
          <RateText from={fromCoin} to={toCoin} rate={limit.limitPrice} />
        </dd>
        {hasEnded(state) || state === 'filling' ? null : <Distance {...pair} limitPrice={limit.limitPrice} />}
        {limit.filledRate === undefined ? null : (
          <>
            <dt>{t('orders.filledAt')}</dt>
            <dd>
              <RateText from={fromCoin} to={toCoin} rate={limit.filledRate} />
            </dd>
          </>
        )}
        <dt>{t('orders.expires')}</dt>
        <dd>{expires}</dd>
      </dl>
      <p className="text-text-2">
        {t(`orders.meaning.${state}`, { amount: amountWithUnit(fromAmount, { language, unit: fromCoin }) })}
      </p>
      {hasEnded(state) || state === 'filling' ? null : (
        <div className="limit-order-actions">
          <Button size="small" isLoading={isCancelling(state)} onClick={onCancel}>
            {t('orders.cancelOne', pair)}
          </Button>
          <ExpiryButton
            {...pair}
            id={row.exchangeTxId}
            amount={fromAmount}
            price={limit.limitPrice}
            expiresAtMs={Number(limit.expiredAt)}
          />
        </div>
      )}
    </li>
  );
}

/** How far the market has to go, by the live price; apart, so that a price renders nothing else. */
function Distance({
  from,
  to,
  limitPrice,
}: {
  readonly from: string;
  readonly to: string;
  readonly limitPrice: string;
}) {
  const { t } = useTranslation();
  const { change } = figuresOf(useLanguage());
  const { rate } = usePairRate(from, to);
  const { isFlipped } = useRateFlip(from, to);
  const distance =
    rate === null ? null : shownDistance({ from, to, limitPrice, marketRate: rate }, isFlipped);
  return (
    <>
      <dt>{t('orders.distance')}</dt>
      <dd>
        {distance === null ? t('orders.noMarket') : <LtrText className="num">{change(distance)}</LtrText>}
      </dd>
    </>
  );
}
