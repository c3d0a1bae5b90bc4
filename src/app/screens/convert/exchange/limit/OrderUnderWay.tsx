import { type KeyboardEvent, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { type Charges, getFor } from '#app/features/ticketForm/indicativeRate.ts';
import type { Placing } from './createOrderPlacer.ts';
import { OrderPreview } from './OrderPreview.tsx';
import { OrderResult } from './OrderResult.tsx';
import type { UsedPlacer } from './useOrderPlacer.ts';

/** As an amount on the wire may have: for the price of an order that the amount is worked out by. */
const MOST_DIGITS = 18;

export interface OrderUnderWayProps extends Pick<UsedPlacer, 'placer'> {
  readonly placing: Exclude<Placing, { step: 'editing' }>;
  /** What is chosen now, which may be another pair than the order's; null while that is open. */
  readonly pair: Pair | null;
  /** The chosen pair's; undefined while they are not known. */
  readonly terms: Charges | undefined;
  /** Digits after the point of an amount of the chosen pair's `to`. */
  readonly toScale: number;
  /** Units of the chosen pair's `to` for one `from`; null without a price. */
  readonly marketRate: string | null;
  readonly isOffline: boolean;
}

/**
 * A limit order from its preview on. It takes the form's place, whatever is chosen meanwhile: what was sent is neither lost nor
 * put away with the terms of its pair.
 */
export function OrderUnderWay({ placer, placing, pair, terms, ...props }: OrderUnderWayProps) {
  const { t } = useTranslation();
  const { draft } = placing;
  const isOfPair = draft.fromCoin === pair?.from && draft.toCoin === pair.to;
  // What is previewed is of another pair now: an edit (screens.md 1.21). What was sent stays.
  const isOutdated = placing.step === 'preview' && !isOfPair;
  useEffect(() => {
    if (isOutdated) placer.edit();
  }, [isOutdated, placer]);

  if (placing.step === 'placed' || placing.step === 'unknown') {
    return <OrderResult placing={placing} onNew={placer.edit} />;
  }
  const charges = isOfPair ? terms : undefined;
  const priced = { rate: draft.limitPrice, giveScale: MOST_DIGITS, getScale: props.toScale };
  const gets = charges && getFor(draft.fromAmount, { ...charges, ...priced });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever focus is inside
    <div className="convert-panel" onKeyDown={(event) => onEscape(event, placer.edit)}>
      <OrderPreview
        draft={draft}
        marketRate={isOfPair ? props.marketRate : null}
        terms={charges}
        gets={gets}
        isSending={placing.step !== 'preview'}
        isOffline={props.isOffline}
        onConfirm={placer.confirm}
        onBack={placer.edit}
      />
      <p role="status" className="text-text-2">
        {placing.step === 'finding' && t('limit.finding')}
      </p>
    </div>
  );
}

function onEscape(event: KeyboardEvent, goBack: () => void): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  goBack();
}
