import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { directionOf, figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { exactFigure } from '#app/screens/exchange/market/marketColumns.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import type { KlineTopic } from '#shared/market/kline.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { PairFigure } from './PairFigure.tsx';
import { PairSparkline } from './PairSparkline.tsx';
import './pair.css';

export interface PairCardProps {
  readonly symbol: string;
  readonly currency: string;
  readonly isStale: boolean;
}

/** One pair large: its price, its last hour and all its figures in full, whatever columns the table has room for. */
export function PairCard({ symbol, currency, isStale }: PairCardProps) {
  const { interest } = useBridge();
  const { t } = useTranslation();
  const { price, change } = figuresOf(useLanguage());
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  const topic = useMemo<KlineTopic>(() => ({ symbol, interval: '1m', klineType: 'spot' }), [symbol]);
  const exact = (column: string) => (quote: MarketQuote) =>
    exactFigure(column, quote, {
      ...{ base, currency, price },
      noRate: (unit) => t('market.noPairRate', { currency: unit }),
    });
  useEffect(() => interest.watch([symbol], [topic]), [interest, symbol, topic]);

  return (
    <section className="card pair-card" aria-label={`${base} ${quoteCoin}`} data-stale={isStale || undefined}>
      <div className="pair-now">
        <header className="pair-head">
          <CoinMark coin={base} />
          <h2 className="text-normal font-semibold">
            {base}
            <span className="font-normal text-text-3"> / {quoteCoin}</span>
          </h2>
          <PairFigure
            symbol={symbol}
            className="pair-change"
            write={(quote) => change(quote.changeRate24H)}
            direction={(quote) => directionOf(quote.changeRate24H)}
          />
        </header>
        <p className="pair-price">
          <PairFigure symbol={symbol} write={(quote) => price(quote.lastPrice)} />
          <span className="pair-unit"> {quoteCoin}</span>
        </p>
        <PairSparkline topic={topic} label={t('pair.chart', { coin: base })} />
      </div>
      <dl className="pair-facts">
        <dt>{t('pair.high')}</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => `${price(quote.highPrice24h)} ${quoteCoin}`} />
        </dd>
        <dt>{t('pair.low')}</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => `${price(quote.lowPrice24h)} ${quoteCoin}`} />
        </dd>
        <dt>{t('pair.volume')}</dt>
        <dd>
          <PairFigure symbol={symbol} write={exact('volume')} />
        </dd>
        <dt>{t('pair.turnover')}</dt>
        <dd>
          <PairFigure symbol={symbol} write={exact('usd')} />
        </dd>
        <dt className="sr-only">{t('pair.turnoverIn', { currency })}</dt>
        <dd>
          <PairFigure symbol={symbol} write={exact('fiat')} />
        </dd>
      </dl>
    </section>
  );
}
