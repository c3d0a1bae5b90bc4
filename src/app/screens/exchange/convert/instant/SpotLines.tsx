import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import {
  ASSUMED_TAKER_FEE,
  type SpotComparison,
  spotComparison,
} from '#app/screens/exchange/prices/spotComparison.ts';
import { usePairPrices } from '#app/screens/exchange/prices/usePairPrices.ts';
import type { Money } from '#app/screens/exchange/ticket/ticketQuote.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { Decimal } from '#shared/money/decimal.ts';

export interface LiveSpotLineProps {
  readonly give: Money;
  /** What a price promises, after its fee and tax: an estimate without them would look better than it is. */
  readonly get: Money;
  /** Digits after the point of an amount of what is got. */
  readonly toScale: number;
}

/** What the same trade would about give on the spot market, as prices move (screens.md 1.1, extras). */
export function LiveSpotLine({ give, get, toScale }: LiveSpotLineProps) {
  usePairPrices(give.coin, get.coin);
  const question = {
    ...{ from: give.coin, to: get.coin, toScale },
    ...{ fromAmount: give.amount, convertedAmount: get.amount },
  };
  const comparison = useStore(
    quoteStore,
    useShallow((prices) => spotComparison(question, prices)),
  );
  return comparison === null ? null : <SpotLine comparison={comparison} coin={get.coin} />;
}

export interface SpotLineProps {
  readonly comparison: SpotComparison;
  /** The coin that both amounts are in. */
  readonly coin: string;
}

/** What the same trade would give on spot, with the fee it assumes (screens.md 1.1). */
function SpotLine({ comparison: { toAmount, trades, difference }, coin }: SpotLineProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isLess = difference.startsWith('-');
  const side = /[1-9]/.test(difference) ? (isLess ? 'less' : 'more') : 'same';
  return (
    <p>
      {t('spot.gives')} <LtrText className="num text-text">{`≈ ${price(toAmount)} ${coin}`}</LtrText>
      {' · '}
      {t(`spot.${side}`, { amount: `${price(difference.replace('-', ''))} ${coin}` })}
      {' · '}
      {t('spot.assumes', { count: trades, fee: price(new Decimal(ASSUMED_TAKER_FEE).times(100).toFixed()) })}
    </p>
  );
}
