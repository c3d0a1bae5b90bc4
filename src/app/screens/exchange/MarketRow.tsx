import { memo } from 'react';
import { useStore } from 'zustand';
import { splitSymbol } from '#shared/market/splitSymbol.ts';
import { shortenAmount } from '#shared/money/shortenAmount.ts';
import { CoinMark } from '../../components/CoinMark.tsx';
import { PairName } from '../../components/PairName.tsx';
import { formatChange, formatPrice, withMinusSign } from '../../format/formatPrice.ts';
import { quoteStore } from '../../stores/quoteStore.ts';
import { FavouriteMark } from './FavouriteMark.tsx';

export const ROW_HEIGHT = 44;

export interface MarketRowProps {
  readonly id: string;
  /** Place among all rows of the view, from 0. */
  readonly place: number;
  /** Undefined while the gateway has not said what stands here. */
  readonly symbol: string | undefined;
  readonly isFavourite: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
}

/** One pair. It listens to its own symbol only, so one price renders one row. */
export const MarketRow = memo(function MarketRow(props: MarketRowProps) {
  const { id, place, symbol, isFavourite, isActive, isSelected } = props;
  const quote = useStore(quoteStore, (state) =>
    symbol === undefined ? undefined : state.quoteBySymbol.get(symbol),
  );
  const { base } = splitSymbol(symbol ?? '');
  return (
    <div
      role="row"
      id={id}
      className="market-row"
      style={{ top: place * ROW_HEIGHT }}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      data-symbol={symbol}
      data-active={isActive || undefined}
    >
      <span role="gridcell" className="market-cell market-pair">
        <FavouriteMark symbol={symbol} isFavourite={isFavourite} />
        {symbol !== undefined && <CoinMark coin={base} />}
        {symbol === undefined ? <span className="market-blank" /> : <PairName symbol={symbol} />}
      </span>
      <span role="gridcell" className="market-cell" data-column="last" data-tick={quote?.tick}>
        {quote && formatPrice(quote.lastPrice)}
      </span>
      <span
        role="gridcell"
        className="market-cell"
        data-column="change"
        data-direction={directionOf(quote?.changeRate24H)}
      >
        {quote && formatChange(quote.changeRate24H)}
      </span>
      <span role="gridcell" className="market-cell" data-column="high">
        {quote && formatPrice(quote.highPrice24h)}
      </span>
      <span role="gridcell" className="market-cell" data-column="low">
        {quote && formatPrice(quote.lowPrice24h)}
      </span>
      <span role="gridcell" className="market-cell" data-column="volume">
        {quote && withMinusSign(shortenAmount(quote.volume24h))}
      </span>
      <span role="gridcell" className="market-cell" data-column="usd">
        {quote && formatTurnover(quote.turnoverUsd)}
      </span>
      <span role="gridcell" className="market-cell" data-column="fiat">
        {quote && formatTurnover(quote.turnoverFiat)}
      </span>
    </div>
  );
});

/** A figure that is not known is a dash, never a zero. */
function formatTurnover(plain: string | null): string {
  return plain === null ? '–' : withMinusSign(shortenAmount(plain));
}

function directionOf(percent: string | undefined): 'up' | 'down' | undefined {
  if (percent === undefined || Number(percent) === 0) return undefined;
  return percent.startsWith('-') ? 'down' : 'up';
}
