import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { connectionStore } from '../../stores/connectionStore.ts';
import { describeConnection } from '../../stores/describeConnection.ts';
import { preferencesStore } from '../../stores/preferencesStore.ts';
import { quoteStore } from '../../stores/quoteStore.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { MarketTable } from './MarketTable.tsx';
import { PairCard } from './PairCard.tsx';

const FIRST_PAIR = 'BTCUSDT';

/** /exchange/index: the market, live. */
export function ExchangeScreen() {
  const [selected, setSelected] = useState(() => preferencesStore.getState().favourites[0] ?? FIRST_PAIR);
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { isStale } = describeConnection(connection, hasPrices);
  const currency = useStore(preferencesStore, (state) => state.currency);

  useEffect(() => {
    document.title = 'Markets · Sluice';
  }, []);

  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">Markets</h1>
          <p className="text-text-2">Every pair of the exchange, with its price as it moves.</p>
        </div>
        <ConnectionLine />
      </div>
      <div className="exchange-columns">
        <PairCard key={`${selected} ${currency}`} symbol={selected} currency={currency} isStale={isStale} />
        <MarketTable selected={selected} onSelect={setSelected} isStale={isStale} />
      </div>
    </>
  );
}
