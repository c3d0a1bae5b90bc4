import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { describeConnection } from '#app/stores/describeConnection.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { MarketTable } from '../market/MarketTable.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import './exchange.css';

const PairCard = lazyPart(async () => (await import('./pairCard/PairCard.tsx')).PairCard);
const ConvertPanel = lazyPart(async () => (await import('./ConvertPanel.tsx')).ConvertPanel);

const FIRST_PAIR = 'BTCUSDT';

/** /exchange/index: the live market, the ticket and the selected pair (screens.md 1.1). */
export function ExchangeScreen() {
  const { t } = useTranslation();
  const [selected, setSelected] = useState(() => preferencesStore.getState().favourites[0] ?? FIRST_PAIR);
  const [chosen, setChosen] = useState<{ symbol: string; times: number } | null>(null);
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { isStale } = describeConnection(connection, hasPrices);
  const language = useLanguage();
  const currency = useStore(preferencesStore, (state) => state.currency);

  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.exchange.title')}</h1>
          <p className="text-text-2">{t('screens.exchange.purpose')}</p>
        </div>
        <ConnectionLine />
      </div>
      <div className="exchange-columns">
        <Suspense fallback={<div className="card exchange-ticket" />}>
          <ConvertPanel chosen={chosen} below={below} isStale={isStale} />
        </Suspense>
        <MarketTable
          selected={selected}
          onSelect={(symbol) => {
            setSelected(symbol);
            setChosen({ symbol, times: (chosen?.times ?? 0) + 1 });
          }}
          isStale={isStale}
        />
        <div ref={setBelow} className="exchange-below" />
        <Suspense fallback={<div className="card pair-card" />}>
          <PairCard
            key={`${selected} ${currency} ${language}`}
            symbol={selected}
            currency={currency}
            isStale={isStale}
          />
        </Suspense>
      </div>
    </>
  );
}

export { ExchangeScreen as Component };
