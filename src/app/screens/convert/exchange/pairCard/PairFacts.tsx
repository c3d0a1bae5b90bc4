import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { directionOf, figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import type { KlineTopic } from '#shared/market/kline.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { type ExactFigure, exactFigure } from '../market/marketColumns.ts';
import { PairFigure } from './PairFigure.tsx';
import { PairSparkline } from './PairSparkline.tsx';

/** The last price of a pair, how it moved in a day, and that day as a line. */
export function PairPrice({ symbol }: { readonly symbol: string }) {
  const { interest } = useBridge();
  const { t } = useTranslation();
  const { price, change } = figuresOf(useLanguage());
  const { base, quote } = splitSymbol(symbol);
  const topic = useMemo<KlineTopic>(() => ({ symbol, interval: '30m', klineType: 'spot' }), [symbol]);
  useEffect(() => interest.watch([symbol], [topic]), [interest, symbol, topic]);
  return (
    <div className="pair-now">
      <p className="pair-price">
        <PairFigure symbol={symbol} write={({ lastPrice }) => price(lastPrice)} />
        <span className="pair-unit"> {quote}</span>
      </p>
      <PairFigure
        symbol={symbol}
        className="pair-change"
        write={({ changeRate24H }) => change(changeRate24H)}
        direction={({ changeRate24H }) => directionOf(changeRate24H)}
      />
      <PairSparkline topic={topic} label={t('pair.chart', { coin: base })} />
    </div>
  );
}

export interface PairFactsProps {
  readonly symbol: string;
  readonly currency: string;
}

/** The other figures of a pair in full, whatever columns the table has room for. */
export function PairFacts({ symbol, currency }: PairFactsProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  const exact = (figure: ExactFigure) => (quote: MarketQuote) =>
    exactFigure(figure, quote, {
      ...{ base, currency, price },
      noRate: (unit) => t('market.noPairRate', { currency: unit }),
    });
  const facts: readonly [label: string, write: (quote: MarketQuote) => string | undefined][] = [
    [t('pair.high'), ({ highPrice24h }) => `${price(highPrice24h)} ${quoteCoin}`],
    [t('pair.low'), ({ lowPrice24h }) => `${price(lowPrice24h)} ${quoteCoin}`],
    [t('pair.volume'), exact('volume')],
    [t('pair.turnover'), exact('usd')],
    [t('pair.turnoverIn', { currency }), exact('fiat')],
  ];
  return (
    <dl className="pair-facts">
      {facts.map(([label, write]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <PairFigure symbol={symbol} write={write} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
