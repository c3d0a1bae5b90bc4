import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { WhenNear } from '#app/components/WhenNear.tsx';
import type { TicketTab } from '#app/features/ticketForm/ticketLink.ts';
import { type ConvertPair, useConvertPair } from '#app/features/ticketForm/useConvertPair.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { More } from './More.tsx';
import { pairOfRow, type TicketMarket } from './ticketMarket.ts';
import '#app/features/ticketForm/convert.css';
import { TextLink } from '#app/components/TextLink.tsx';
import { entryOf } from '#app/features/ticketForm/amountEntry.ts';
import { useEntryForm } from '#app/features/ticketForm/useConvertForm.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import type { Command } from './command/readCommand.ts';
import { InstantTicket } from './instant/InstantTicket.tsx';
import { useRefreshConversions } from './useRefreshConversions.ts';

const LimitTab = lazyPart(
  () => import('./limit/LimitTab.tsx'),
  ({ LimitTab }) => LimitTab,
);
const BatchForm = lazyPart(
  () => import('./batch/BatchForm.tsx'),
  ({ BatchForm }) => BatchForm,
);

const LastConversions = lazyPart(
  () => import('./lastConversions/LastConversions.tsx'),
  ({ LastConversions }) => LastConversions,
);

export interface ConvertPanelProps {
  /** A row of the market that was chosen, and how often one was: its coin goes into the ticket. */
  readonly chosen: { readonly symbol: string; readonly times: number } | null;
  /** The place below the market for what goes with the ticket: read, and reached by the keyboard, after the market. */
  readonly below: HTMLElement | null;
  /** The place in the menu of the pair; null while that is closed. */
  readonly tools: HTMLElement | null;
  /** What the market has to know of the ticket; called again when it changes. */
  readonly onTicket: (ticket: TicketMarket) => void;
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

function Panel({ chosen, below, tools, onTicket }: ConvertPanelProps) {
  const { t } = useTranslation();
  const address = useTicketLink();
  const pairForm = useConvertPair('convert', address);
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  const { change } = address;
  const showInstant = useCallback(() => change({ tab: undefined }), [change]);
  const [orders, setOrders] = useState<HTMLElement | null>(null);
  useChosen(chosen, pairForm);
  const { pair, wanted, coins, account } = pairForm;
  useEffect(() => onTicket({ pair, coins: coins.from.infoByCoin }), [onTicket, pair, coins.from.infoByCoin]);

  const contentOf = (tab: TicketTab): ReactNode => {
    if (tab === 'instant') return <InstantTab {...{ pairForm, address, tools }} />;
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        {tab === 'limit' ? <LimitTab {...{ address, wanted, orders }} /> : <BatchForm {...address} />}
      </Suspense>
    );
  };
  const kinds: readonly TicketTab[] = flags.convertLimit
    ? ['instant', 'limit', 'batch']
    : ['instant', 'batch'];
  const { link } = address;
  const { tab: asked = 'instant' } = link;
  const shown = kinds.includes(asked) ? asked : 'instant';
  const isOtherAccount = account !== (link.account ?? account);
  const dropped = useDropped({ names: address.dropped }, () => change({}));
  // What a site or an account does not have may be here once more of them is known: it stays until this was read.
  const names = [
    ...dropped.names,
    ...(asked === shown ? [] : ['tab']),
    ...(isOtherAccount && !pairForm.isGuest ? ['account'] : []),
  ];
  return (
    <>
      <section className="card exchange-ticket" data-kind={shown} aria-label={t('convert.title')}>
        {/* The card has no room of its own above its tabs. */}
        <div className="mt-3">
          <DroppedNotice
            names={names}
            onDismiss={() => {
              dropped.onDismiss();
              change({
                ...(asked !== shown && { tab: undefined }),
                ...(isOtherAccount && { account: undefined }),
              });
            }}
          />
        </div>
        <Tabs
          label={t('convert.tabs')}
          selected={shown}
          onSelect={(tab) => change({ tab: tab === 'instant' ? undefined : tab }, { isStep: true })}
          tabs={kinds.map((id) => ({
            id,
            label: t(`convert.tab.${id}`),
            content: id === shown ? contentOf(id) : null,
          }))}
        />
      </section>
      {below !== null &&
        createPortal(
          <>
            <div ref={setOrders} className="exchange-orders" />
            {!pairForm.isGuest && (
              <WhenNear fallback={<div className="exchange-last-place" />}>
                <Suspense fallback={<div className="exchange-last-place" />}>
                  <div className="exchange-last">
                    <LastConversions onStart={showInstant} />
                  </div>
                </Suspense>
              </WhenNear>
            )}
            {flags.convertFaq && (
              <section className="card exchange-questions">
                <More title={t('convert.questions')}>
                  <ConvertQuestions />
                </More>
              </section>
            )}
          </>,
          below,
        )}
    </>
  );
}

/** A row of the market goes into the ticket, where its coins can be converted. */
function useChosen(chosen: ConvertPanelProps['chosen'], form: ConvertPair): void {
  const take = useEffectEvent((symbol: string) => {
    const pair = pairOfRow(symbol, form.coins.from.infoByCoin);
    if (pair !== null) form.takePair(pair);
  });
  const times = chosen?.times ?? 0;
  const symbol = useMemo(() => chosen?.symbol, [chosen]);
  // A coin's side depends on the balances: a row may be chosen before they are here.
  const isReady = form.sides !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row may be chosen again
  useEffect(() => {
    if (isReady && symbol !== undefined) take(symbol);
  }, [isReady, times, symbol]);
}

const QUESTIONS = ['cost', 'hold', 'change', 'where', 'lost'] as const;

/** Common questions about a conversion (screens.md 1.1, "FAQ if the site flag allows"). */
function ConvertQuestions() {
  const { t } = useTranslation();
  return (
    <dl className="convert-questions">
      {QUESTIONS.map((id) => (
        <div key={id}>
          <dt className="font-semibold">{t(`convert.question.${id}.title`)}</dt>
          <dd className="text-text-2">{t(`convert.question.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const CommandBox = lazyPart(
  () => import('./command/CommandBox.tsx'),
  ({ CommandBox }) => CommandBox,
);

interface InstantTabProps {
  readonly pairForm: ConvertPair;
  readonly address: UsedTicketLink;
  /** The place in the menu of the pair for the line to type into; null while that is closed. */
  readonly tools: HTMLElement | null;
}

/** The ticket, and in the menu of its pair a line to type a conversion into (screens.md 1.1). */
function InstantTab({ pairForm, address, tools }: InstantTabProps) {
  const { t } = useTranslation();
  const form = useEntryForm(pairForm, address);
  const { sides, coins, take } = form;
  const refresh = useRefreshConversions();
  const known = useMemo(() => [...coins.from.infoByCoin.values()], [coins.from.infoByCoin]);
  const handleCommand = useCallback(
    ({ from, to, amount, side }: Command) =>
      take({ from, to }, amount === null ? undefined : entryOf(side, amount)),
    [take],
  );
  return (
    <div className="convert-tab">
      <InstantTicket
        form={form}
        onSettled={refresh}
        next={(coin) => (
          <TextLink to={`/withdraw?coin=${encodeURIComponent(coin)}`}>
            {t('convert.withdraw', { coin })}
          </TextLink>
        )}
      />
      {sides !== null &&
        tools !== null &&
        createPortal(
          <More title={t('convert.type')}>
            <CommandBox coins={known} onTake={handleCommand} />
          </More>,
          tools,
        )}
    </div>
  );
}
