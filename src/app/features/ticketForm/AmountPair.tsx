import { ArrowUpDown } from 'lucide-react';
import { memo, type ReactNode, type Ref, type RefObject, useCallback, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { AmountBox } from '#app/components/amount/AmountBox.tsx';
import { AmountField, type AmountFieldProps } from '#app/components/amount/AmountField.tsx';
import type { AmountShare } from '#app/components/amount/AmountShares.tsx';
import { BalanceWords } from '#app/components/amount/BalanceWords.tsx';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import { CoinButton } from '#app/components/coinPicker/CoinButton.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { rateOf } from '#app/features/prices/rateOf.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { ApproxLine } from '#app/features/recordList/table/ApproxLine.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { type AmountEntry, amountOf, type EntryBounds, entryOf, type Side, scaleOf } from './amountEntry.ts';
import { maxAmount, shareOf } from './balanceAmounts.ts';
import type { Sides } from './choosePair.ts';
import type { PairPricing } from './indicativeRate.ts';
import { getFor, giveFor, termsAt } from './indicativeRate.ts';
import { SidePickers, type SidePickersHandle } from './SidePickers.tsx';
import type { ConvertCoins } from './useConvertCoins.ts';
import type { Convertible } from './usePairTerms.ts';

/** For the keyboard: Max, and the focus on what is wrong. */
export interface FieldHandle {
  readonly focus: () => void;
  readonly select: () => void;
}

export interface AmountPairProps extends Sides {
  readonly coins: ConvertCoins;
  readonly bounds: EntryBounds;
  readonly held: Convertible;
  /** Undefined until it is known, and where another price than the market's counts. */
  readonly pricing: PairPricing | undefined;
  readonly entry: AmountEntry;
  readonly onEntry: (entry: AmountEntry) => void;
  /** What is wrong with the entered side. */
  readonly fault: AmountFault | string | undefined;
  readonly onPick: (side: Side, coin: string) => void;
  readonly onSwap: () => void;
  readonly fields: Readonly<Record<Side, RefObject<FieldHandle | null>>>;
  readonly isDisabled: boolean;
  /** What a limit order's price makes of the amount, "" while it makes nothing: then that side can't be entered. */
  readonly gets?: string;
  /** `/` opens the search of what is given, where no other search has that key (screens.md 1.24). */
  readonly hasSearchKey?: boolean;
  /** The account that it comes from, to be chosen; the same one is credited. */
  readonly account: ReactNode;
  /** What there is of the coin that is wanted; a plain decimal string. */
  readonly toBalance?: string | undefined;
}

/** Both coins of a conversion with their amounts, and what swaps them (screens.md 1.1, C1, C2). */
export function AmountPair(props: AmountPairProps) {
  const { from, to, coins, bounds, held, pricing, entry, onEntry, fault, fields, isDisabled } = props;
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const pickers = useRef<SidePickersHandle>(null);
  const common = {
    ...{ from, to, pricing, entry, onEntry, isDisabled },
    fromScale: scaleOf(bounds.from),
    toScale: scaleOf(bounds.to),
  };
  const most = mostOf(bounds);
  const { fromScale } = common;
  const share = useCallback(
    (percent: AmountShare): void => {
      if (most === undefined) return;
      onEntry(entryOf('from', percent === 100 ? most : shareOf(most, percent, fromScale)));
    },
    [most, fromScale, onEntry],
  );
  // The same elements for as long as they show the same: typing beside them does not render them.
  const coinButtons = useMemo(() => {
    const coinButton = (side: Side, coin: string | null): ReactNode => (
      <CoinButton
        label={t(`convert.${side}`)}
        coin={coin ?? undefined}
        onOpen={() => pickers.current?.open(side)}
        isDisabled={isDisabled}
      />
    );
    return { from: coinButton('from', from), to: coinButton('to', to) };
  }, [t, from, to, isDisabled]);
  return (
    <div className="convert-pair">
      <SideField
        {...common}
        ref={fields.from}
        side="from"
        label={t('convert.from')}
        balance={held.balance}
        convertible={held.convertible}
        account={props.account}
        min={bounds.limit?.fromMin}
        max={bounds.limit?.fromMax}
        fault={entry.side === 'from' ? fault : undefined}
        coin={coinButtons.from}
        onShare={most === undefined ? undefined : share}
      />
      <IconButton
        icon={ArrowUpDown}
        label={t('convert.swap')}
        className="convert-swap"
        isDisabled={isDisabled}
        onClick={props.onSwap}
      />
      {props.gets === undefined ? (
        <SideField
          {...common}
          ref={fields.to}
          side="to"
          label={t('convert.to')}
          balance={props.toBalance}
          min={bounds.limit?.toMin}
          max={bounds.limit?.toMax}
          fault={entry.side === 'to' ? fault : undefined}
          coin={coinButtons.to}
        />
      ) : (
        <AmountBox
          label={t('convert.to')}
          balance={<BalanceWords unit={to ?? ''} balance={props.toBalance} />}
        >
          <LtrText className={props.gets === '' ? 'amount-input text-text-3' : 'amount-input'}>
            {props.gets === '' ? '–' : `≈ ${price(props.gets)}`}
          </LtrText>
          {coinButtons.to}
        </AmountBox>
      )}
      <SidePickers
        ref={pickers}
        {...{ from, to, coins }}
        onPick={props.onPick}
        hasSearchKey={props.hasSearchKey === true && !isDisabled}
      />
    </div>
  );
}

/** The most that can be given away now; undefined where nothing is known of a balance. */
export function mostOf({ from, limit, convertible }: EntryBounds): string | undefined {
  if (convertible === undefined) return undefined;
  return maxAmount({
    balance: convertible,
    scale: scaleOf(from),
    caps: [limit?.fromMax, limit?.dailyRemaining],
  });
}

interface SideFieldProps
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
const SideField = memo(function SideField(props: SideFieldProps) {
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
