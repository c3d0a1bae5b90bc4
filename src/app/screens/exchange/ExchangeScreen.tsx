import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLanguage } from '../../i18n/useLanguage.ts';
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
  const { t } = useTranslation();
  const [selected, setSelected] = useState(() => preferencesStore.getState().favourites[0] ?? FIRST_PAIR);
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { isStale } = describeConnection(connection, hasPrices);
  const language = useLanguage();
  const currency = useStore(preferencesStore, (state) => state.currency);

  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('market.title')}</h1>
          <p className="text-text-2">{t('market.intro')}</p>
        </div>
        <ConnectionLine />
      </div>
      <div className="exchange-columns">
        <PairCard
          key={`${selected} ${currency} ${language}`}
          symbol={selected}
          currency={currency}
          isStale={isStale}
        />
        <MarketTable selected={selected} onSelect={setSelected} isStale={isStale} />
      </div>
    </>
  );
}
