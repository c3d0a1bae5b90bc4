import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatDuration } from '#app/components/format/durations.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { CoinChainTerms } from '../chainTerms.ts';
import { depositAccountKey } from '../depositAccount.ts';
import type { SentOn } from '../notArrived/sentOn.ts';
import { CARD_ROOM, DepositAddress } from './DepositAddress.tsx';
import { useDepositChoice } from './useDepositChoice.ts';
import { useDepositCoin } from './useDepositCoin.ts';

/** Opened by those whose coins have not come. */
const NotArrived = lazyPart(
  () => import('../notArrived/NotArrived.tsx'),
  ({ NotArrived }) => NotArrived,
);

/** Below the address. */
const RecentDeposits = lazyPart(
  () => import('../records/RecentDeposits.tsx'),
  ({ RecentDeposits }) => RecentDeposits,
);

/** /deposit: where to send coins, what to know before, and what has come (screens.md 1.15). */
export function DepositScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is read or remembered.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  return (
    <QueriesHost>
      {userId === undefined ? (
        <Card className={CARD_ROOM}>
          <Skeleton lines={6} />
        </Card>
      ) : (
        <DepositPage key={userId} />
      )}
    </QueriesHost>
  );
}

function DepositPage() {
  const chosen = useDepositChoice();
  const coin = useDepositCoin(chosen);
  return (
    <>
      {/* What is below comes into sight when it is known what stands above it. */}
      <Stack
        gap="gap-4 xl:gap-6"
        className="items-start has-[.skeleton]:min-h-dvh lg:has-[.skeleton]:min-h-140 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <DepositAddress chosen={chosen} coin={coin} />
        {coin.terms !== undefined && (
          <Card as="aside" className="px-5 pb-4 shadow-card">
            <BeforeYouSend coin={coin.code} terms={coin.terms} />
            <Suspense fallback={<Skeleton lines={3} />}>
              <NotArrived sentOn={sentOn(coin.code, coin.terms)} />
            </Suspense>
          </Card>
        )}
      </Stack>
      <Suspense fallback={<Skeleton lines={6} />}>
        <RecentDeposits />
      </Suspense>
    </>
  );
}

function sentOn(coin: string, { chain, tag, depositMin }: CoinChainTerms): SentOn {
  return { coin, chain, tag: tag.mode === 'forbidden' ? null : tagKindOf(tag.name), depositMin };
}

export { DepositScreen as Component };

const NO_CAP = '-1';

interface BeforeYouSendProps {
  readonly coin: string;
  readonly terms: CoinChainTerms;
}

/** The facts about this coin on this network (screens.md 1.15). */
function BeforeYouSend({ coin, terms }: BeforeYouSendProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const { depositMin, depositEta, batchReleaseLimit, contractAddress } = terms;
  const inCoin = (amount: string) => <LtrText className="num">{`${price(amount)} ${coin}`}</LtrText>;
  const after = (count: number): string => t('deposit.facts.confirmations', { count });
  const credit = Number(terms.confirmation);
  return (
    <section>
      <h2 className="-mx-5 mb-3 border-b border-line px-5 text-large/[3rem] font-semibold">
        {t('deposit.facts.title')}
      </h2>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-3 gap-y-2 [&>dd]:text-end [&>dt]:text-text-2">
        <dt>{t('deposit.facts.min')}</dt>
        <dd>{depositMin === '0' ? t('deposit.facts.noMin') : inCoin(depositMin)}</dd>
        <dt>{t('deposit.facts.credited')}</dt>
        <dd>{after(credit)}</dd>
        <dt>{t('deposit.facts.withdrawable')}</dt>
        <dd>{after(Math.max(credit, Number(terms.safeConfirmNumber)))}</dd>
        <dt>{t('deposit.facts.takes')}</dt>
        <dd>{formatDuration(depositEta, language)}</dd>
        <dt>{t('deposit.facts.goesTo')}</dt>
        <dd>
          <CreditAccount />
        </dd>
        <dt>{t('deposit.facts.fee')}</dt>
        <dd>{t('deposit.facts.none')}</dd>
        {batchReleaseLimit !== NO_CAP && (
          <>
            <dt>
              <Hint text={t('deposit.facts.capNote')}>{t('deposit.facts.cap')}</Hint>
            </dt>
            <dd>{inCoin(batchReleaseLimit)}</dd>
          </>
        )}
        {contractAddress !== '' && (
          <>
            <dt>{t('deposit.facts.contract')}</dt>
            <dd>
              <LtrText className="num">{shortenAddress(contractAddress)}</LtrText>
            </dd>
          </>
        )}
      </dl>
      {depositMin !== '0' && <p className="mt-2 text-normal text-text-2">{t('deposit.facts.belowMin')}</p>}
    </section>
  );
}

type Account = NonNullable<InputOf<'userPreferencesEdit'>['creditAccount']>;

/** The account that new deposits are credited to, with its switch (screens.md 1.15); deposits on their way are not redirected. */
function CreditAccount() {
  const { t } = useTranslation();
  const preferences = useApiQuery('userPreferences', {});
  const { run, isRunning } = useApiAction('userPreferencesEdit');
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const hasUnified = useStore(globalStore, ({ global }) => global.user?.uta_status === 'SUCCESS');
  const hasEarn = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.earn);
  const current = preferences.answer?.result?.creditAccount;
  if (current === undefined) return <span className="text-text-2">…</span>;
  const isOffered = (account: Account): boolean =>
    account === current || account === 'FUND' || (account === 'UNIFIED' ? hasUnified : hasEarn);
  const change = async (creditAccount: Account): Promise<void> => {
    const answered = await run({ creditAccount });
    preferences.refresh();
    if (!answered.ok) return;
    const account = t(depositAccountKey(answered.value.result?.creditAccount ?? creditAccount));
    showToast({ type: 'success', key: 'creditAccount', text: t('deposit.creditChanged', { account }) });
  };
  return (
    <select
      className="min-h-6 max-w-full bg-raised text-end pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      aria-label={t('deposit.facts.goesTo')}
      value={current}
      disabled={isRunning || !isOnline}
      // The list holds nothing but accounts.
      onChange={(event) => void change(event.target.value as Account)}
    >
      {(['FUND', 'UNIFIED', 'EARN'] as const).filter(isOffered).map((account) => (
        <option key={account} value={account}>
          {t(depositAccountKey(account))}
        </option>
      ))}
    </select>
  );
}
