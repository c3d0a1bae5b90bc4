import { memo, type ReactNode, type Ref } from 'react';
import { useStore } from 'zustand';
import { AmountField, type AmountFieldProps } from '#app/components/amount/AmountField.tsx';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import { rateOf } from '#app/features/prices/rateOf.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { type AmountEntry, amountOf, type Side } from './amountEntry.ts';
import type { Sides } from './choosePair.ts';
import { getFor, giveFor, type PairPricing, termsAt } from './indicativeRate.ts';

export interface SideFieldProps
  extends Sides,
    Pick<AmountFieldProps, 'label' | 'account' | 'balance' | 'convertible' | 'min' | 'max' | 'onShare'> {
  readonly side: Side;
  readonly fromScale: number;
  readonly toScale: number;
  /** Undefined until it is known: an estimate without it would be more than the quote. */
  readonly pricing: PairPricing | undefined;
  readonly entry: AmountEntry;
  readonly onEntry: (entry: AmountEntry) => void;
  /** The entry's fault, or the exchange's sentence. */
  readonly fault: AmountFault | string | undefined;
  readonly coin: ReactNode;
  readonly isDisabled: boolean;
  readonly ref?: Ref<Pick<HTMLInputElement, 'focus' | 'select'>>;
}

/**
 * The amount of one coin of the pair: what was entered, or about what the other side's entry comes to as prices move, after
 * fee and tax. It follows them only while there is something to work out.
 */
export const SideField = memo(function SideField(props: SideFieldProps) {
  const { side, from, to, fromScale, toScale, pricing, entry, onEntry, ref, ...field } = props;
  const isEntered = entry.side === side;
  const entered = amountOf(entry);
  const isCounter = !isEntered && entered !== '' && from !== null && to !== null;
  usePairPrices(isCounter ? from : null, isCounter ? to : null);
  const rate = useStore(quoteStore, (state) => (isCounter ? rateOf(from, to, state) : null));
  const unit = (side === 'from' ? from : to) ?? '';
  const counter = (): string => {
    if (rate === null || pricing === undefined) return '';
    const terms = termsAt(rate, pricing);
    return (side === 'to' ? getFor(entered, terms) : giveFor(entered, terms)) ?? '';
  };
  const amount = isEntered ? entered : counter();
  return (
    <AmountField
      {...field}
      {...(ref !== undefined && { ref })}
      amount={amount}
      onRead={(reading) => onEntry({ side, reading })}
      unit={unit}
      scale={side === 'from' ? fromScale : toScale}
      approx={unit === '' ? null : <ApproxLine amount={amount} coin={unit} />}
    />
  );
});
