import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { routeOf } from '#app/features/prices/pairRoute.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import type { Pair } from '#app/features/ticketForm/choosePair.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { describeConnection } from '#app/stores/describeConnection.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { preferencesStore } from '#app/stores/preferencesStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { MarketTable } from './market/MarketTable.tsx';
import { closedCoinOf, NO_TICKET, pairOfRow } from './ticketMarket.ts';
import './exchange.css';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { formatWhen } from '#app/components/format/dates.ts';
import { useLive } from '#app/stores/useLive.ts';
import type { Language } from '#shared/site/languages.ts';

const PairCard = lazyPart(
  () => import('./pairCard/PairCard.tsx'),
  ({ PairCard }) => PairCard,
);
const ConvertPanel = lazyPart(
  () => import('./ConvertPanel.tsx'),
  ({ ConvertPanel }) => ConvertPanel,
);

const FIRST_PAIR = 'BTCUSDT';

/** /exchange/index: the live market, the ticket and its pair (screens.md 1.1). */
export function ExchangeScreen() {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(() => preferencesStore.getState().favourites[0] ?? FIRST_PAIR);
  const [chosen, setChosen] = useState<{ symbol: string; times: number } | null>(null);
  const [ticket, setTicket] = useState(NO_TICKET);
  const kind = useSearchParams()[0].get('tab') ?? undefined;
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { isStale, tone } = describeConnection(connection, hasPrices);
  const isMissing = tone === 'stopped' || connection.feed?.stale === true;
  const language = useLanguage();
  const currency = useStore(preferencesStore, (state) => state.currency);
  const { pair, coins } = ticket;
  const pairSymbol = usePairSymbol(pair);
  // Before there is a ticket the market is by itself. A ticket with an empty side has no pair to show.
  const isAlone = pair === null && coins.size === 0;
  const selected = isAlone ? opened : pairSymbol;
  const isPriceOnly = useCallback(
    (symbol: string) => coins.size > 0 && symbol !== '' && pairOfRow(symbol, coins) === null,
    [coins],
  );
  const select = (symbol: string): void => {
    if (isPriceOnly(symbol)) {
      const coin = closedCoinOf(symbol, coins);
      showToast({ type: 'info', key: 'priceOnly', text: t('convert.problem.unknown', { coin }) });
      return;
    }
    setOpened(symbol);
    setChosen({ symbol, times: (chosen?.times ?? 0) + 1 });
  };

  return (
    <div className="exchange-columns">
      <Suspense fallback={<div className="card exchange-ticket" data-kind={kind} />}>
        <ConvertPanel {...{ chosen, below, tools }} onTicket={setTicket} />
      </Suspense>
      <MarketTable
        {...{ selected, isPriceOnly, coins, isStale, isMissing }}
        onSelect={select}
        status={<ConnectionLine />}
      />
      {(selected !== '' || pair !== null) && (
        <Suspense fallback={<div className="card pair-card" />}>
          <PairCard
            key={`${selected} ${currency} ${language}`}
            symbol={selected}
            {...{ pair, currency, isStale }}
            onTools={setTools}
          />
        </Suspense>
      )}
      <div ref={setBelow} className="exchange-below" />
    </div>
  );
}

/** The market's symbol of a pair, whichever way round; "" where it has none, or before the feed has said so. */
function usePairSymbol(pair: Pair | null): string {
  const { from, to } = pair ?? NO_PAIR;
  usePairPrices(from, to);
  return useStore(quoteStore, ({ quoteBySymbol }) => {
    if (from === null || to === null) return '';
    const route = routeOf(from, to, (symbol) => quoteBySymbol.has(symbol));
    return route === undefined || route.kind === 'cross' ? '' : route.symbol;
  });
}

const NO_PAIR = { from: null, to: null };

export { ExchangeScreen as Component };

/** Whether prices are live, in words, and what to do when they are not. */
function ConnectionLine() {
  const bridge = useBridge();
  const connection = useStore(connectionStore);
  const hasPrices = useStore(quoteStore, (state) => state.asOfMs !== null);
  const { t } = useTranslation();
  const language = useLanguage();
  const { tone, words, time, action } = describeConnection(connection, hasPrices);
  return (
    <div className="connection" data-tone={tone}>
      <span className="connection-mark" aria-hidden="true" />
      {/* The space is for those who hear or copy the line; on screen a gap stands for it. */}
      <span>
        {t(words.key, { ...words.values })}
        {time !== null && ` · ${t(time)}`}{' '}
      </span>
      {time !== null && <AsOf key={language} language={language} />}
      {action === 'retry' && (
        <button type="button" className="text-button" onClick={bridge.retry}>
          {t('connection.retry')}
        </button>
      )}
      {action === 'reload' && (
        <button type="button" className="text-button" onClick={() => location.reload()}>
          {t('connection.reload')}
        </button>
      )}
      {/* Said once for each kind of state; the time in the line would be said every 3 s. */}
      <span className="sr-only" role="status">
        {t(ANNOUNCEMENT[tone])}
      </span>
    </div>
  );
}

const ANNOUNCEMENT = {
  live: 'connection.saidLive',
  waiting: 'connection.saidWaiting',
  stopped: 'connection.saidStopped',
} as const;

/** When the newest prices came, by the reader's clock. */
function AsOf({ language }: { readonly language: Language }) {
  const ref = useLive<HTMLSpanElement>(
    ({ asOfMs }) => (asOfMs === null ? '–' : formatWhen(asOfMs, language)),
    writeText,
  );
  return (
    <span ref={ref} className="connection-time num" translate="no">
      {BLANK}
    </span>
  );
}
