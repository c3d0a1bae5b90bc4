import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { FigureText } from '#app/components/FigureText.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useExchangeRateQuery } from '#app/queries/useApiQuery.ts';
import { globalStore, valueCurrencyOf } from '#app/stores/globalStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { approxValue } from '../approxValue.ts';
import type { ShownAmount } from '../fieldValues.ts';
import type { AmountMark } from '../outcome.ts';
import { ApproxLine } from './ApproxLine.tsx';

export interface AmountCellProps extends ShownAmount {
  /** The coin stands beside the amount already: only screen readers get it once more. */
  readonly isCoinBeside?: boolean | undefined;
}

/** The decimals of each coin in the column around; a records table provides them. */
export const ColumnDecimals = createContext<ReadonlyMap<string, number>>(new Map());

/** An amount at its coin's scale, and what it is worth under it (screens.md 0.3, C8). */
export function AmountCell(props: AmountCellProps) {
  const { amount, coin, scale, usd, isCoinBeside = false, hasWorth = false, mark } = props;
  const { price } = figuresOf(useLanguage());
  const own = amount.split('.')[1]?.length ?? 0;
  const columnDecimals = use(ColumnDecimals).get(coin) ?? 0;
  const decimals = scale ?? Math.max(own, columnDecimals);
  const isNothing = !/[1-9]/.test(amount);
  // A zero needs no decimals.
  const shown = isNothing ? '0' : roundPlain(amount, decimals);
  return (
    <span className="record-figure num" data-mark={mark} data-bare={isCoinBeside || undefined}>
      {/* Digits beyond the scale are one hover away: an amount may have to be proven. */}
      <LtrText className="record-amount">
        <FigureText plain={shown} title={own > decimals ? price(amount) : undefined} />{' '}
        <span className={isCoinBeside ? 'sr-only' : 'record-unit'}>{coin}</span>
      </LtrText>
      {usd !== undefined && <UsdApprox usd={usd} />}
      {hasWorth && mark === undefined && !isNothing && (
        <span className="record-under record-more record-worth">
          <ApproxLine amount={amount} coin={coin} />
        </span>
      )}
      {mark !== undefined && <MarkLine mark={mark} />}
    </span>
  );
}

/** Apart, since few amounts have a mark, and texts cost a table of hundreds of cells more than the cells. */
function MarkLine({ mark }: { readonly mark: AmountMark }) {
  const { t } = useTranslation();
  return <span className="record-under record-mark">{t(`records.mark.${mark}`)}</span>;
}

/**
 * A value in USD in the user's currency at the rate of the feed, or the exchange's where the feed has none (screens.md 0.2a);
 * nothing for USD itself and without a rate.
 */
function UsdApprox({ usd }: { readonly usd: string }) {
  const { price } = figuresOf(useLanguage());
  const currency = useStore(globalStore, valueCurrencyOf);
  const usdPerUnit = useStore(quoteStore, ({ rateByCurrency }) => rateByCurrency.get(currency));
  const rate = useExchangeRateQuery(currency).answer?.result?.rate;
  const found = approxValue(usd, 'USD', currency, {
    lastPriceOf: () => undefined,
    usdPerUnitOf: () => usdPerUnit,
    unitsPerUsdOf: () => rate,
  });
  if (found === undefined || found.currency === 'USD') return null;
  return (
    <span className="record-under record-more record-worth">
      <LtrText>{`≈ ${price(found.value)} ${currency}`}</LtrText>
    </span>
  );
}
