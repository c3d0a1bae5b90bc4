import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
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
import { CheckForm } from './CheckForm.tsx';
import { CheckList } from './CheckList.tsx';
import { NotVip } from './NotVip.tsx';
import { QuotaLine } from './QuotaLine.tsx';
import { useRiskChecks } from './useRiskChecks.ts';
import './riskCheck.css';

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
    <div className="risk-page">
      <CheckPart />
      <section aria-labelledby="risk-log">
        <h2 id="risk-log" className="risk-title">
          {t('riskCheck.log.title')}
        </h2>
        <Suspense fallback={<Skeleton lines={6} />}>
          <RiskLog />
        </Suspense>
      </section>
    </div>
  );
}

/** Within it the same question costs nothing (screens.md 1.11). */
const FREE_MS = 24 * 3_600_000;
const RECENT = 50;

function CheckPart() {
  const { t } = useTranslation();
  const errorText = useErrorText();
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

  if (result === undefined) {
    return (
      <section className="card risk-card" aria-label={t('riskCheck.form')}>
        {listed.error === null ? (
          <Skeleton lines={4} />
        ) : (
          <ErrorState
            error={listed.error}
            text={errorText(listed.error)}
            title={t('riskCheck.loadFailed')}
            onRetry={listed.refresh}
          />
        )}
      </section>
    );
  }
  if (result.quota.total === 0) return <NotVip />;

  const asked = {
    chain: linked?.code ?? '',
    address: search.get('address')?.slice(0, LONGEST) ?? '',
  };
  const isFree = (chain: string, address: string): boolean =>
    log?.some(
      (row) =>
        row.chain === chain &&
        row.address === address &&
        systemClock.wallNow() + (listed.answer?.skewMs ?? 0) - Number(row.checkedAt) < FREE_MS,
    ) === true;
  const done = checks.filter(({ state }) => state !== 'waiting' && state !== 'running').length;
  return (
    <div className="risk-cols">
      <section className="card risk-card" aria-label={t('riskCheck.form')}>
        <QuotaLine quota={result.quota} skewMs={listed.answer?.skewMs ?? 0} />
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
        {isRunning && checks.length > 1 && (
          <p className="risk-progress" role="status">
            {t('riskCheck.progress', { done, total: checks.length })}
            <Button size="small" onClick={stop}>
              {t('riskCheck.stop')}
            </Button>
          </p>
        )}
      </section>
      <CheckList checks={checks} onRetry={retry} />
    </div>
  );
}

/** No address is longer. */
const LONGEST = 128;
const NO_TAG = { mode: 'forbidden', name: '' } as const;

function toChain(row: ResultOf<'preKyaChainList'>['chains'][number]): AddressChain {
  const { chain, name, addressFormat } = row;
  return { code: chain, label: name, format: addressFormat, tag: NO_TAG, contracts: [], contract: '' };
}

export { AddressCheckScreen as Component };
