import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { CheckForm } from './CheckForm.tsx';
import { CheckList } from './CheckList.tsx';
import type { RiskCheck } from './checks.ts';
import { QuotaLine } from './QuotaLine.tsx';
import { RiskCard } from './RiskCard.tsx';
import { useRiskChecks } from './useRiskChecks.ts';

/** Below the form, and loaded after it. */
const RiskLog = lazyPart(
  () => import('./RiskLog.tsx'),
  ({ RiskLog }) => RiskLog,
);

/** /money-address/risk-check: what is known of an address before coins come from it (screens.md 1.11). */
export function AddressCheckScreen() {
  return (
    <QueriesHost>
      <RiskCheckPage />
    </QueriesHost>
  );
}

function RiskCheckPage() {
  const { t } = useTranslation();
  return (
    <Stack gap="gap-6">
      <CheckPart />
      <section aria-labelledby="risk-log">
        <h2 id="risk-log" className="text-large font-semibold">
          {t('riskCheck.log.title')}
        </h2>
        <Suspense fallback={<Skeleton lines={6} />}>
          <RiskLog />
        </Suspense>
      </section>
    </Stack>
  );
}

/** Within it the same question costs nothing (screens.md 1.11). */
const FREE_MS = 24 * 3_600_000;
const RECENT = 50;

function CheckPart() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const listed = useApiQuery('preKyaChainList', {});
  const log = useApiQuery('preKyaCheckList', { limit: RECENT }).answer?.result?.list;
  const { checks, isRunning, order, retry, stop } = useRiskChecks();
  const result = listed.answer?.result;
  const chains = useMemo(() => (result?.chains ?? []).map(toChain), [result?.chains]);
  const chainText = search.get('chain')?.trim() ?? '';
  const linked = findNetwork(chains, chainText);
  const isUnknown = result !== undefined && chainText !== '' && linked === undefined;
  const dropped = useDropped({ names: isUnknown ? ['chain'] : [] }, () =>
    setSearch(
      (current) => {
        current.delete('chain');
        return current;
      },
      { replace: true, preventScrollReset: true },
    ),
  );

  if (result === undefined) return <UnreadCard error={listed.error} onRetry={listed.refresh} />;
  if (result.quota.total === 0) return <NotVip />;

  const asked = {
    chain: linked?.code ?? '',
    address: search.get('address')?.slice(0, LONGEST) ?? '',
  };
  const skewMs = listed.answer?.skewMs ?? 0;
  const isFree = (chain: string, address: string): boolean =>
    log?.some(
      (row) =>
        row.chain === chain &&
        row.address === address &&
        systemClock.wallNow() + skewMs - Number(row.checkedAt) < FREE_MS,
    ) === true;
  return (
    <Stack gap="gap-4" className={joinClasses('items-start', checks.length > 0 && 'lg:grid-cols-2 lg:gap-6')}>
      <RiskCard aria-label={t('riskCheck.form')}>
        <QuotaLine quota={result.quota} skewMs={skewMs} />
        <DroppedNotice {...dropped} />
        <CheckForm
          // Another link fills the form again.
          key={`${asked.chain} ${asked.address}`}
          chains={chains}
          leftOut={listed.answer?.leftOut}
          quota={result.quota}
          asked={asked}
          isRunning={isRunning}
          isFree={isFree}
          onCheck={order}
        />
        {isRunning && checks.length > 1 && <CheckProgress checks={checks} onStop={stop} />}
      </RiskCard>
      <CheckList checks={checks} onRetry={retry} />
    </Stack>
  );
}

/** In the place of the form until the networks are known. */
function UnreadCard({ error, onRetry }: { readonly error: AppError | null; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <RiskCard aria-label={t('riskCheck.form')}>
      {error === null ? (
        <Skeleton lines={4} />
      ) : (
        <ErrorState
          error={error}
          text={errorText(error)}
          title={t('riskCheck.loadFailed')}
          onRetry={onRetry}
        />
      )}
    </RiskCard>
  );
}

interface CheckProgressProps {
  readonly checks: readonly RiskCheck[];
  readonly onStop: () => void;
}

/** How many of several checks are done, and the way to end them. */
function CheckProgress({ checks, onStop }: CheckProgressProps) {
  const { t } = useTranslation();
  const done = checks.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return (
    <Row as="p" role="status">
      {t('riskCheck.progress', { done, total: checks.length })}
      <Button size="small" onClick={onStop}>
        {t('riskCheck.stop')}
      </Button>
    </Row>
  );
}

/** No address is longer. */
const LONGEST = 128;
const NO_TAG = { mode: 'forbidden', name: '' } as const;

function toChain(row: ResultOf<'preKyaChainList'>['chains'][number]): AddressChain {
  const { chain, name, addressFormat } = row;
  return { code: chain, label: name, format: addressFormat, tag: NO_TAG, contracts: [], contract: '' };
}

/** Checks are for VIP accounts: what they are, and how to get them (screens.md 1.11, 133003). */
function NotVip() {
  const { t } = useTranslation();
  const label = useApiQuery('vipLabel', {}).answer?.result?.label ?? '';
  return (
    <RiskCard title={t('riskCheck.notVip.title')}>
      <p>{t('riskCheck.notVip.text')}</p>
      {label !== '' && (
        <p dir="auto" className="text-text-2">
          {t('riskCheck.notVip.level', { level: label })}
        </p>
      )}
    </RiskCard>
  );
}

export { AddressCheckScreen as Component };
