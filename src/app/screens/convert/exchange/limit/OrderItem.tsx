import { Ban, Check, Clock, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
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
  const meaning = useRef<HTMLParagraphElement>(null);
  return (
    // One line an order where there is room: what, at which price, what that means, and the way out of it.
    <Stack
      as="li"
      gap="gap-2 lg:gap-6"
      align="start"
      className="border-t border-line px-4 py-3 text-normal lg:grid-cols-[minmax(0,1.1fr)_minmax(0,2.8fr)_minmax(0,1.4fr)_minmax(160px,auto)] lg:items-center lg:py-2"
    >
      <Toolbar gap="gap-2" className="w-full">
        <p className="font-semibold">
          <LtrText className="num">{`${price(fromAmount)} ${fromCoin}`}</LtrText> {t('orders.into', pair)}
        </p>
        <Chip {...LOOK_BY_STATE[state]} word={t(`orders.state.${state}`)} />
      </Toolbar>
      <OrderFacts row={row} state={state} />
      <p ref={meaning} tabIndex={-1} className="text-text-2 outline-none">
        {t(`orders.meaning.${state}`, { amount: amountWithUnit(fromAmount, { language, unit: fromCoin }) })}
      </p>
      {hasEnded(state) || state === 'filling' ? null : (
        <Row align="items-stretch" gap="gap-2">
          <LeaveFocus to={meaning} />
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
        </Row>
      )}
    </Stack>
  );
}

/** Hands the focus over where the buttons beside it go: those of an order that is over. */
function LeaveFocus({ to }: { readonly to: RefObject<HTMLElement | null> }) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const buttons = place.current?.parentElement;
    return () => {
      if (buttons?.contains(document.activeElement)) to.current?.focus();
    };
  }, [to]);
  return <span ref={place} hidden />;
}

/** At which price, how far that is, and until when. */
function OrderFacts({ row, state }: BookedOrder) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { fromCoin, toCoin, limit } = row;
  const pair = { from: fromCoin, to: toCoin };
  const expires = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(
    Number(limit.expiredAt),
  );
  return (
    <Facts
      hasColumns
      gap="gap-x-4 gap-y-2 lg:gap-y-0"
      // The price is the longest of the three.
      className="w-full lg:grid-flow-col lg:auto-cols-[minmax(0,1.6fr)_minmax(0,0.9fr)_minmax(0,1.2fr)] lg:grid-cols-none lg:grid-rows-[auto_auto] lg:[&_dd]:text-start lg:[&_dt]:text-small"
    >
      <Fact shape="column" label={t('orders.price')}>
        <RateText from={fromCoin} to={toCoin} rate={limit.limitPrice} />
      </Fact>
      {hasEnded(state) || state === 'filling' ? null : <Distance {...pair} limitPrice={limit.limitPrice} />}
      {limit.filledRate === undefined ? null : (
        <Fact shape="column" label={t('orders.filledAt')}>
          <RateText from={fromCoin} to={toCoin} rate={limit.filledRate} />
        </Fact>
      )}
      <Fact shape="column" label={t('orders.expires')}>
        {expires}
      </Fact>
    </Facts>
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
    <Fact shape="column" label={t('orders.distance')}>
      {distance === null ? t('orders.noMarket') : <LtrText className="num">{change(distance)}</LtrText>}
    </Fact>
  );
}
