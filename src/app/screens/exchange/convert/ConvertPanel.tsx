import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { splitSymbol } from '#shared/market/symbol.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { type TicketTab, type UsedTicketLink, useTicketLink } from '../ticketForm/ticketLink.ts';
import { type ConvertPair, useConvertPair } from '../ticketForm/useConvertPair.ts';
import { InstantTab } from './instant/InstantTab.tsx';
import { PairView } from './pairCard/PairView.tsx';

const LimitTab = lazyPart(async () => (await import('./limit/LimitTab.tsx')).LimitTab);
const BatchForm = lazyPart(async () => (await import('./batch/BatchForm.tsx')).BatchForm);

const LastConversions = lazyPart(
  async () => (await import('./lastConversions/LastConversions.tsx')).LastConversions,
);

export interface ConvertPanelProps {
  /** A row of the market that was chosen, and how often one was: its coin goes into the ticket. */
  readonly chosen: { readonly symbol: string; readonly times: number } | null;
  /** The place below the market for what goes with the ticket: read, and reached by the keyboard, after the market. */
  readonly below: HTMLElement | null;
  readonly isStale: boolean;
}

/** The ticket of /exchange/index in its three kinds (screens.md 1.1); one user's, so that the next user finds nothing of it. */
export function ConvertPanel(props: ConvertPanelProps) {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? 0);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <QueriesHost>
      <Panel key={`${userId} ${generation}`} {...props} />
    </QueriesHost>
  );
}

function Panel({ chosen, below, isStale }: ConvertPanelProps) {
  const { t } = useTranslation();
  const address = useTicketLink();
  const pairForm = useConvertPair('convert', address);
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  const { change } = address;
  const showInstant = useCallback(() => change({ tab: undefined }), [change]);
  useDropped(address.dropped);
  useChosen(chosen, pairForm);

  const contentOf = (tab: TicketTab): ReactNode => {
    if (tab === 'instant') return <InstantTab pairForm={pairForm} address={address} />;
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        {tab === 'limit' ? <LimitTab address={address} /> : <BatchForm {...address} />}
      </Suspense>
    );
  };
  const kinds: readonly TicketTab[] = flags.convertLimit
    ? ['instant', 'limit', 'batch']
    : ['instant', 'batch'];
  const { tab: asked = 'instant' } = address.link;
  const shown = kinds.includes(asked) ? asked : 'instant';
  return (
    <>
      <section className="card exchange-ticket" aria-label={t('convert.title')}>
        <Tabs
          label={t('convert.tabs')}
          selected={shown}
          onSelect={(tab) => address.change({ tab: tab === 'instant' ? undefined : tab })}
          tabs={kinds.map((id) => ({
            id,
            label: t(`convert.tab.${id}`),
            content: id === shown ? contentOf(id) : null,
          }))}
        />
        {pairForm.pair !== null && (
          <div className="convert-elsewhere">
            <TextLink variant="tertiary" to="/otc/index">
              {t('screens.blockTrade.title')}
            </TextLink>
            <TextLink variant="tertiary" to="/exchange/lwb-exchange">
              {t('screens.lowBalance.title')}
            </TextLink>
          </div>
        )}
      </section>
      {below !== null &&
        createPortal(
          <>
            <WhenNear fallback={<div className="card exchange-pair" />}>
              <PairView pair={pairForm.pair} isStale={isStale} />
            </WhenNear>
            {!pairForm.isGuest && (
              <WhenNear fallback={<div className="exchange-last" />}>
                <Suspense fallback={null}>
                  <div className="exchange-last">
                    <LastConversions onStart={showInstant} />
                  </div>
                </Suspense>
              </WhenNear>
            )}
          </>,
          below,
        )}
    </>
  );
}

/** What makes no sense in the address is left out, and named once (screens.md 1.24). */
function useDropped(dropped: UsedTicketLink['dropped']): void {
  const { t } = useTranslation();
  const names = dropped.join(', ');
  useEffect(() => {
    if (names !== '') showToast({ type: 'info', key: 'dropped', text: t('convert.dropped', { names }) });
  }, [names, t]);
}

/** A row's coin is given where the user has some of it, and bought where not. */
function useChosen(chosen: ConvertPanelProps['chosen'], form: ConvertPair): void {
  const take = useEffectEvent((symbol: string) => {
    const { base, quote } = splitSymbol(symbol);
    const balance = form.coins.from.infoByCoin.get(base)?.balance ?? '0';
    const isHeld = !form.isGuest && compareDecimals(balance, '0') > 0;
    form.takePair(isHeld ? { from: base, to: quote } : { from: quote, to: base });
  });
  const times = chosen?.times ?? 0;
  const symbol = useMemo(() => chosen?.symbol, [chosen]);
  // Which side it goes to depends on the balances: a row may be chosen before they are here.
  const isReady = form.pair !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may be chosen again
  useEffect(() => {
    if (isReady && symbol !== undefined) take(symbol);
  }, [isReady, times, symbol]);
}
