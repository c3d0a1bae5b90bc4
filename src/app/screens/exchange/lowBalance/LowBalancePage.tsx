import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleNote } from '#app/components/StaleNote.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { DustReminder } from './DustReminder.tsx';
import { LowDesk } from './LowDesk.tsx';
import { type LowAccount, labelKeyOf } from './lowAccounts.ts';
import { pathOfAccount, pathOfHistory } from './lowPaths.ts';
import { RuleLine } from './RuleLine.tsx';
import { SwitchLinks } from './SwitchLinks.tsx';
import { useHeldAccounts } from './useHeldAccounts.ts';
import { type LowCoins, useLowCoins } from './useLowCoins.ts';
import { useLowLink } from './useLowLink.ts';
import './lowBalance.css';

/** Small balances into one coin, of one account or of all (screens.md 1.3, 1.4). */
export function LowBalancePage({ account }: { readonly account: LowAccount | null }) {
  const { t } = useTranslation();
  const { link, dropped, change } = useLowLink();
  const held = useHeldAccounts();
  const low = useLowCoins(account, link.target);
  const generation = useStore(sessionStore, (state) => state.generation);
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const { list } = low;
  const unknown = list !== null && link.target !== null && !list.rules.targets.includes(link.target);
  const left = unknown && !dropped.includes('target') ? [...dropped, 'target'] : dropped;
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">
            {account === null
              ? t('screens.lowBalance.title')
              : t('lowBalance.accountTitle', { account: t(labelKeyOf(account)) })}
          </h1>
          <p className="text-text-2">
            {t(account === null ? 'screens.lowBalance.purpose' : 'screens.lowBalanceAccount.purpose')}
          </p>
        </div>
        <TextLink to={pathOfHistory(account)} className="ms-auto">
          {t('lowBalance.history.link')}
        </TextLink>
      </div>
      <div role="status" className="low-dropped">
        {left.length > 0 &&
          t('records.filter.dropped', { names: left.map((name) => `\u2068${name}\u2069`).join(', ') })}
      </div>
      <SwitchLinks current={account} accounts={held ?? []} pathOf={pathOfAccount} />
      {list === null ? (
        <NothingYet low={low} />
      ) : (
        <>
          <RuleLine rules={list.rules} />
          {low.error !== null && <StaleNote asOfMs={list.asOfMs} onRetry={low.refresh} />}
          {list.coins.length === 0 && <NoCoins account={account} threshold={list.rules.thresholdUsd} />}
          {/* Also without coins: an order may be under way. */}
          <LowDesk
            key={`${generation} ${userId}`}
            account={account}
            userId={userId}
            list={list}
            isStale={low.isRefreshing}
            wanted={link.coins}
            onWanted={(coins) => change({ coins })}
            onTarget={(target) => change({ target })}
            onSettled={low.refresh}
          />
          <DustReminder />
        </>
      )}
    </>
  );
}

function NothingYet({ low }: { readonly low: LowCoins }) {
  const errorText = useErrorText();
  if (low.error === null) {
    return (
      <section className="card p-6">
        <Skeleton lines={8} />
      </section>
    );
  }
  return (
    <section className="card">
      <ErrorState error={low.error} text={errorText(low.error)} onRetry={low.refresh} />
    </section>
  );
}

interface NoCoinsProps {
  readonly account: LowAccount | null;
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
