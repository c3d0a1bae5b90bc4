import { useEffect, useMemo } from 'react';
import type { KlineTopic } from '#shared/market/kline.ts';
import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { CoinMark } from '../../components/CoinMark.tsx';
import { directionOf, formatChange, formatPrice } from '../../format/formatPrice.ts';
import { exactFigure } from './exactFigure.ts';
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
  const { base, quote: quoteCoin } = splitSymbol(symbol);
  const topic = useMemo<KlineTopic>(() => ({ symbol, interval: '1m', klineType: 'spot' }), [symbol]);
  useEffect(() => interest.watch([symbol], [topic]), [interest, symbol, topic]);

  return (
    <section className="card pair-card" aria-label={`${base} ${quoteCoin}`} data-stale={isStale || undefined}>
      <div className="pair-now">
        <header className="pair-head">
          <CoinMark coin={base} />
          <h2 className="text-base font-semibold">
            {base}
            <span className="font-normal text-text-3"> / {quoteCoin}</span>
          </h2>
          <PairFigure
            symbol={symbol}
            className="pair-change"
            write={(quote) => formatChange(quote.changeRate24H)}
            direction={(quote) => directionOf(quote.changeRate24H)}
          />
        </header>
        <p className="pair-price">
          <PairFigure symbol={symbol} write={(quote) => formatPrice(quote.lastPrice)} />
          <span className="pair-unit"> {quoteCoin}</span>
        </p>
        <PairSparkline topic={topic} label={`Price of ${base} over the last hour`} />
      </div>
      <dl className="pair-facts">
        <dt>24 h high</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => `${formatPrice(quote.highPrice24h)} ${quoteCoin}`} />
        </dd>
        <dt>24 h low</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => `${formatPrice(quote.lowPrice24h)} ${quoteCoin}`} />
        </dd>
        <dt>24 h volume</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => exactFigure('volume', quote, base, currency)} />
        </dd>
        <dt>24 h turnover</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => exactFigure('usd', quote, base, currency)} />
        </dd>
        <dt className="sr-only">24 h turnover in {currency}</dt>
        <dd>
          <PairFigure symbol={symbol} write={(quote) => exactFigure('fiat', quote, base, currency)} />
        </dd>
      </dl>
    </section>
  );
}
