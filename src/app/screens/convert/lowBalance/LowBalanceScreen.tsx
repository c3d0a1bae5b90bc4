import { startTransition, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { useSearch } from '#app/browser/useSearch.ts';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinNames } from '#app/components/format/joinList.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { AccountGate, SwitchLinks, useHeldAccounts } from './AccountGate.tsx';
import { LowBalancePanel } from './LowBalancePanel.tsx';
import { LowBalanceReminder } from './LowBalanceReminder.tsx';
import { accountOfPath, type LowBalanceAccount, pathOfAccount, pathOfHistory } from './lowBalanceAccounts.ts';
import type { LowBalanceRules } from './lowBalanceCoins.ts';
import {
  type LowBalanceLink,
  type ReadLowBalanceLink,
  readLowBalanceLink,
  writeLowBalanceLink,
} from './lowBalanceLink.ts';
import { type LowBalanceCoins, useLowBalanceCoins } from './useLowBalanceCoins.ts';

/**
 * /exchange/lwb-exchange: the small balances of all accounts, into one coin (screens.md 1.3); with an id behind it those of
 * one account, by its code or its number (1.4).
 */
export function LowBalanceScreen() {
  const { id } = useParams();
  const account = accountOfPath(id);
  return (
    <QueriesHost>
      {id === undefined ? (
        <LowBalancePage account={null} />
      ) : (
        <AccountGate account={account} pathOf={pathOfAccount}>
          {/* Another account is another list, another selection and another ticket. */}
          {account !== null && <LowBalancePage key={account} account={account} />}
        </AccountGate>
      )}
    </QueriesHost>
  );
}

export { LowBalanceScreen as Component };

/** Small balances into one coin, of one account or of all (screens.md 1.3, 1.4). */
function LowBalancePage({ account }: { readonly account: LowBalanceAccount | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { link, change, ...read } = useLowBalanceLink();
  const smallBalances = useLowBalanceCoins(account, link.target);
  const generation = useStore(sessionStore, (state) => state.generation);
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const { list } = smallBalances;
  const unknown = list !== null && link.target !== null && !list.rules.targets.includes(link.target);
  const strangers =
    list === null ? [] : (link.coins ?? []).filter((name) => list.coins.every(({ coin }) => coin !== name));
  const dropped = useDropped({ names: unknown ? [...read.dropped, 'target'] : read.dropped }, () =>
    change(unknown ? { target: null } : {}),
  );
  return (
    <>
      <AccountLine account={account} />
      <DroppedNotice {...dropped} />
      <div role="status" className="mb-3 text-text-2 empty:hidden">
        {strangers.length > 0 && (
          <p>{t('lowBalance.unknownCoins', { names: joinNames(strangers, language) })}</p>
        )}
      </div>
      {list === null ? (
        <NothingYet smallBalances={smallBalances} />
      ) : (
        <>
          <RuleLine rules={list.rules} />
          {smallBalances.error !== null && <StaleHint asOfMs={list.asOfMs} onRetry={smallBalances.refresh} />}
          {list.coins.length === 0 && <NoCoins account={account} threshold={list.rules.thresholdUsd} />}
          {/* Also without coins: an order may be under way. */}
          <LowBalancePanel
            key={`${generation} ${userId}`}
            account={account}
            userId={userId}
            list={list}
            isStale={smallBalances.isRefreshing}
            wanted={link.coins}
            onWanted={(coins) => change({ coins })}
            onTarget={(target) => change({ target })}
            onSettled={smallBalances.refresh}
          />
          <LowBalanceReminder />
        </>
      )}
    </>
  );
}

/** The accounts, and the way to the history. On a phone one line, which scrolls sideways: the rows are what the first screen is for. */
function AccountLine({ account }: { readonly account: LowBalanceAccount | null }) {
  const { t } = useTranslation();
  const held = useHeldAccounts();
  return (
    <Row
      gap="gap-x-6 gap-y-2"
      className="mb-4 max-md:mb-2 max-md:flex-nowrap max-md:overflow-x-auto max-md:whitespace-nowrap max-md:scrollbar-none"
    >
      <SwitchLinks
        current={account}
        accounts={held ?? []}
        pathOf={pathOfAccount}
        className="max-md:flex-none max-md:flex-nowrap"
      />
      <TextLink to={pathOfHistory(account)} className="ms-auto max-md:flex-none">
        {t('lowBalance.history.link')}
      </TextLink>
    </Row>
  );
}

function NothingYet({ smallBalances }: { readonly smallBalances: LowBalanceCoins }) {
  const errorText = useErrorText();
  if (smallBalances.error === null) {
    return (
      <section className="card p-6">
        <Skeleton lines={8} />
      </section>
    );
  }
  return (
    <section className="card">
      <ErrorState
        error={smallBalances.error}
        text={errorText(smallBalances.error)}
        onRetry={smallBalances.refresh}
      />
    </section>
  );
}

interface NoCoinsProps {
  readonly account: LowBalanceAccount | null;
  readonly threshold: string;
}

/** screens.md 1.23: that there are none, and what counts as one. */
function NoCoins({ account, threshold }: NoCoinsProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (
    <section className="card">
      <EmptyState
        text={t('lowBalance.none', { threshold: price(threshold) })}
        action={
          account === null
            ? { label: t('lowBalance.convertAny'), to: '/exchange/index' }
            : { label: t('lowBalance.allAccounts'), to: pathOfAccount(null) }
        }
      />
    </section>
  );
}

/** What the exchange allows at the moment, in one line (screens.md 1.3). */
function RuleLine({ rules }: { readonly rules: LowBalanceRules }) {
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
  return (
    <p className="mb-4 max-md:mb-2 max-md:text-small max-md:text-text-2" data-rules="">
      {t('lowBalance.rules', {
        threshold: price(rules.thresholdUsd),
        most: price(rules.maxTotalUsd),
        count: rules.maxCoins,
        percent: percent(percentOf(rules.feeRate)),
      })}
    </p>
  );
}

interface UsedLowBalanceLink extends ReadLowBalanceLink {
  readonly change: (patch: Partial<LowBalanceLink>) => void;
}

/** Target and ticked coins live in the address: they survive a reload and can be handed on (screens.md 1.24). */
function useLowBalanceLink(): UsedLowBalanceLink {
  const [search, setSearch] = useSearch();
  const read = useMemo(() => readLowBalanceLink(search), [search]);
  return {
    ...read,
    change: (patch) =>
      startTransition(() =>
        setSearch(
          (current) => writeLowBalanceLink({ ...readLowBalanceLink(current).link, ...patch }, current),
          {
            replace: true,
            preventScrollReset: true,
          },
        ),
      ),
  };
}
