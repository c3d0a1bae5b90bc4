import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import { getFor } from '#app/features/ticketForm/indicativeRate.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { createOrderPlacer, type OrderPlacer, type PlacedOrder, type Placing } from './createOrderPlacer.ts';
import { EXPIRE_DAYS, type ExpireDays, ExpiryField, PriceField } from './LimitFields.tsx';
import { LimitMain } from './LimitMain.tsx';
import { showLimitOrderFound, showLimitOrderRefused } from './limitOrderNotices.ts';
import { emptyPrice, type LimitPrice } from './limitPrice.ts';
import { OrderPreview } from './OrderPreview.tsx';
import { OrderResult } from './OrderResult.tsx';
import type { OrderDraft } from './pendingLimitOrders.ts';
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
  /** The pair's, from convertLimit. */
  readonly terms: Pick<ResultOf<'convertLimit'>, 'priceScale' | 'limitOrder' | 'feeRate' | 'taxRate'>;
  /** Digits after the point of an amount of `to`. */
  readonly toScale: number;
  /** Units of `to` for one `from`; null without a price. */
  readonly marketRate: string | null;
  /** No network: nothing can be placed. */
  readonly isOffline: boolean;
  /** The price is met already: the instant tab does the same at a price that is shown first. */
  readonly onUseInstant: () => void;
  /** An order was placed, or found to be. */
  readonly onPlaced: (order: PlacedOrder) => void;
}

/** As an amount on the wire may have: for an order of a pair whose scales are not at hand any more. */
const MOST_DIGITS = 18;

/** What has been entered for a pair; another pair starts empty. */
interface Entered {
  readonly pair: string;
  readonly price: LimitPrice;
  /** A price was entered or a preview asked for: from now on the field says what is wrong. */
  readonly isAsked: boolean;
}

/** The Limit tab's form: a price to wait for, and how long (screens.md 1.1, "Flow, Limit"). Enter previews, Escape goes back. */
export function LimitForm(props: LimitFormProps) {
  const { from, to, amount, terms, toScale, marketRate, isOffline } = props;
  const { t } = useTranslation();
  const { price: write, percent } = figuresOf(useLanguage());
  const { placer, placing } = useOrderPlacer();
  const pair = `${from} ${to}`;
  const { isFlipped } = useRateFlip(from, to);
  const none: Entered = { pair, price: emptyPrice(from, to, isFlipped), isAsked: false };
  const [entered, setEntered] = useState(none);
  const { price, isAsked } = entered.pair === pair ? entered : none;
  const [days, setDays] = useState<ExpireDays>(EXPIRE_DAYS[2]);
  const errorText = useErrorText();
  const priceBox = useRef<Pick<HTMLInputElement, 'focus' | 'select'>>(null);
  const getsOf = (fromAmount: string, limitPrice: string, getScale: number): string =>
    getFor(fromAmount, { ...terms, rate: limitPrice, giveScale: MOST_DIGITS, getScale }) ?? '0';
  const verdict = validateLimitPrice(price, { ...terms, ...terms.limitOrder, marketRate });

  const onPlaced = useEffectEvent(props.onPlaced);
  useEffect(() => {
    if (placing.step === 'placed') onPlaced(placing.order);
  }, [placing]);

  // What is previewed is of another pair now: an edit (screens.md 1.21). What was sent stays, whatever is chosen meanwhile.
  const isOfPair = !('draft' in placing) || isDraftOf(placing.draft, from, to);
  const isOutdated = placing.step === 'preview' && !isOfPair;
  useEffect(() => {
    if (isOutdated) placer.edit();
  }, [isOutdated, placer]);

  if (placing.step === 'preview' || placing.step === 'sending' || placing.step === 'finding') {
    const { draft } = placing;
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever focus is inside
      <div className="convert-panel" onKeyDown={(event) => onEscape(event, placer.edit)}>
        <OrderPreview
          draft={draft}
          marketRate={isOfPair ? marketRate : null}
          terms={terms}
          gets={getsOf(draft.fromAmount, draft.limitPrice, isOfPair ? toScale : MOST_DIGITS)}
          isSending={placing.step !== 'preview'}
          isOffline={isOffline}
          onConfirm={placer.confirm}
          onBack={placer.edit}
        />
        <p role="status" className="text-text-2">
          {placing.step === 'finding' && t('limit.finding')}
        </p>
      </div>
    );
  }
  if (placing.step !== 'editing') {
    return <OrderResult placing={placing} onNew={placer.edit} />;
  }

  const preview = (): void => {
    setEntered({ pair, price, isAsked: true });
    if (amount === null) props.focusAmount();
    else if (!verdict.ok) priceBox.current?.focus();
    if (!verdict.ok || amount === null) return;
    const draft = {
      fromCoin: from,
      toCoin: to,
      fromAmount: amount,
      limitPrice: verdict.price,
      expireDays: days,
    };
    placer.preview(draft);
  };
  const isMet = !verdict.ok && verdict.fault.reason === 'met';
  const gets = amount === null || !verdict.ok ? '' : getsOf(amount, verdict.price, toScale);
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
          onPrice={(next: LimitPrice) => setEntered({ pair, price: next, isAsked: true })}
          error={errorOf(verdict, isAsked, (fault) =>
            priceWords(t, fault, { from, to, side: price.side, write }),
          )}
          ref={priceBox}
        />
        <ExpiryField offered={terms.limitOrder.expireDays} days={days} onDays={setDays} />
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
          error={placing.refusal}
          isDisabled={isOffline}
        >
          {t('limit.preview', { from, to })}
        </PausedButton>
      </div>
      <div className="ticket-hint">
        {placing.refusal !== null && (
          <p role="alert" className="text-down">
            {errorText(placing.refusal)}
          </p>
        )}
        {isOffline && <p>{t('limit.offline')}</p>}
        <p>{t('batch.rule.fee', { percent: percent(percentOf(terms.feeRate)) })}</p>
        <p>{t('limit.lock', { coin: from })}</p>
      </div>
    </form>
  );
}

function isDraftOf({ fromCoin, toCoin }: OrderDraft, from: string, to: string): boolean {
  return fromCoin === from && toCoin === to;
}

/** An empty box is wrong only after a try to go on. */
function errorOf(
  verdict: PriceVerdict,
  isAsked: boolean,
  say: (fault: Extract<PriceVerdict, { ok: false }>['fault']) => string,
): string | undefined {
  return verdict.ok || !isAsked ? undefined : say(verdict.fault);
}

function onEscape(event: KeyboardEvent, goBack: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  goBack();
}

/** A placer for as long as the form is there, and where it stands; what was sent is looked for beyond that. */
function useOrderPlacer(): { readonly placer: OrderPlacer; readonly placing: Placing } {
  const request = useApi();
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const [placer] = useState(() => {
    const { user } = globalStore.getState().global;
    return createOrderPlacer({
      request,
      clock: systemClock,
      newId: createId,
      storage: tabStorage,
      userId: user == null ? null : String(user.id),
      signals: pageSignals,
      onFoundLate: (order) => showLimitOrderFound(order, i18n),
      onRefusedLate: (order, refusal) => showLimitOrderRefused(order, errorText(refusal), i18n),
    });
  });
  useEffect(() => placer.start(), [placer]);
  return { placer, placing: useSyncExternalStore(placer.subscribe, placer.getState) };
}
