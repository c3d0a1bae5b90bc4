import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { usePairRate } from '#app/features/prices/usePairRate.ts';
import { AmountPair, type FieldHandle } from '#app/features/ticketForm/AmountPair.tsx';
import { amountOf, scaleOf } from '#app/features/ticketForm/amountEntry.ts';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { NoCoins } from '#app/features/ticketForm/NoCoins.tsx';
import { PairProblems } from '#app/features/ticketForm/PairProblems.tsx';
import { useConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useRefreshOnRefusal } from '#app/features/ticketForm/useRefreshOnRefusal.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { loginUrl } from '#shared/site/login.ts';
import type { PlacedOrder } from './createOrderPlacer.ts';
import { LimitForm } from './LimitForm.tsx';
import { OrderUnderWay } from './OrderUnderWay.tsx';
import { useLimitEntry } from './useLimitEntry.ts';
import { useOrderPlacer } from './useOrderPlacer.ts';

/** Below the market, and loaded when the form is there. */
const OpenOrders = lazyPart(
  () => import('./OpenOrders.tsx'),
  ({ OpenOrders }) => OpenOrders,
);

export interface LimitTabProps {
  readonly address: UsedTicketLink;
  /** The pair that the rest of the page shows; an account of its own must not begin with another one. */
  readonly wanted: Pair | null;
  /** The place below the page's columns for the open orders. */
  readonly orders: HTMLElement | null;
}

/** The Limit tab (screens.md 1.1, "Flow, Limit"): of the funding account alone; the price is waited for. */
export function LimitTab({ address, wanted, orders }: LimitTabProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { link, change, hold } = address;
  const ofFunding = useMemo(
    () => ({ link: { ...link, ...wanted, account: 'funding' as const }, change, hold }),
    [link, wanted, change, hold],
  );
  const form = useConvertForm('convert', ofFunding);
  const { sides, pair, bounds, entry, coins, held, terms } = form;
  const { rate } = usePairRate(pair?.from ?? null, pair?.to ?? null);
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const fields = { from: useRef<FieldHandle>(null), to: useRef<FieldHandle>(null) };
  const { placer, placing } = useOrderPlacer();
  const entered = useLimitEntry(pair?.from ?? '', pair?.to ?? '');
  const [placedId, setPlacedId] = useState<string | null>(null);
  const takePlaced = useEffectEvent((order: PlacedOrder) => {
    setPlacedId(order.exchangeTxId);
    entered.drop();
    form.refresh();
  });
  useEffect(() => {
    if (placing.step === 'placed') takePlaced(placing.order);
  }, [placing]);
  const refusal = placing.step === 'editing' ? placing.refusal : null;
  useRefreshOnRefusal(refusal, form.refresh);
  const limit = terms.limit.answer?.result;

  // Open orders are of every pair: they stay whatever becomes of the one that is chosen.
  return (
    <>
      {content()}
      {!form.isGuest &&
        orders !== null &&
        createPortal(
          <Suspense fallback={<Skeleton lines={3} />}>
            <OpenOrders placedId={placedId} onStart={() => fields.from.current?.focus()} />
          </Suspense>,
          orders,
        )}
    </>
  );

  function content() {
    const failed = coins.from.error ?? terms.limit.error;
    if (!form.isGuest && placing.step !== 'editing') {
      return (
        <div className="convert-tab">
          <OrderUnderWay
            {...{ placer, placing, pair }}
            terms={limit}
            toScale={scaleOf(bounds.to)}
            marketRate={rate}
            isOffline={!isOnline}
          />
        </div>
      );
    }
    if (sides === null || (pair !== null && limit === undefined)) {
      if (failed === null && sides === null && !coins.from.isLoading)
        return <NoCoins onRetry={form.refresh} />;
      if (failed === null) return <Skeleton lines={6} />;
      return <ErrorState error={failed} text={errorText(failed)} onRetry={form.refresh} />;
    }
    // Only what is given can be entered here: the number stays on that side.
    const swap = (): void => {
      if (pair === null || entry.side !== 'from') form.swap();
      else form.take({ from: pair.to, to: pair.from }, entry);
    };
    const amount = form.fault === undefined && entry.side === 'from' ? amountOf(entry) : '';
    const problems = <PairProblems problems={form.problems} coins={coins} sides={sides} onPick={form.pick} />;
    const funding = <b className="font-semibold text-text">{t('accounts.fiat')}</b>;
    const amounts = (gets: string) => (
      <AmountPair
        {...sides}
        {...{ coins, bounds, held, entry, fields }}
        gets={gets}
        pricing={undefined}
        fault={form.fault}
        onEntry={form.setEntry}
        onPick={form.pick}
        onSwap={swap}
        isDisabled={false}
        account={funding}
        toBalance={bounds.to?.balance}
      />
    );
    if (form.isGuest) {
      return (
        <div className="convert-tab">
          {problems}
          <p className="text-text-2">{t('limit.guest')}</p>
          <TextLink href={loginUrl(location.href)} className="convert-login">
            {t('convert.logIn')}
          </TextLink>
        </div>
      );
    }
    if (pair === null || limit === undefined) {
      return (
        <div className="convert-tab">
          {problems}
          {amounts('')}
          <div className="ticket-action">
            <Button variant="primary" size="large" className="flex-1" isDisabled>
              {t('convert.preview')}
            </Button>
          </div>
        </div>
      );
    }
    if (!limit.limitOrder.enabled)
      return <p className="text-text-2">{t('limit.notOffered', { from: pair.from, to: pair.to })}</p>;
    return (
      <div className="convert-tab">
        {problems}
        <LimitForm
          {...pair}
          amount={amount === '' ? null : amount}
          focusAmount={() => fields.from.current?.focus()}
          amounts={amounts}
          entry={entered}
          refusal={refusal}
          terms={limit}
          toScale={scaleOf(bounds.to)}
          marketRate={rate}
          isOffline={!isOnline}
          onUseInstant={() => change({ tab: undefined })}
          onPreview={placer.preview}
        />
      </div>
    );
  }
}
