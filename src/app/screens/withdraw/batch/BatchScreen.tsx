import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { toAddressChains, UNIVERSAL } from '#app/addressField/addressChain.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { BatchInput } from './BatchInput.tsx';
import { BatchSources } from './BatchSources.tsx';
import { ConfirmPart } from './ConfirmPart.tsx';
import { COLUMNS } from './lines/batchLine.ts';
import type { NewEntry } from './lines/problem.ts';
import { templateLines } from './lines/template.ts';
import { ResultPart } from './ResultPart.tsx';
import { StepBar } from './StepBar.tsx';
import { saveCsv } from './saveCsv.ts';
import { useBatch, useBatchSources } from './useBatch.ts';
import { useSaveBatch } from './useSaveBatch.ts';
import './batch.css';

/** /money-address/batch: many addresses for the book at once (screens.md 1.10). */
export function BatchScreen() {
  return (
    <QueriesHost>
      <BatchPage />
    </QueriesHost>
  );
}

function BatchPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { coins, book, error, retry } = useBatchSources();
  // A draft is its user's own: until it is known who is there, none is read or kept.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  if (coins !== undefined && book !== undefined && userId !== undefined) {
    return <BatchParts key={userId} coins={coins} book={book} />;
  }
  return (
    <section className="card batch-card" aria-label={t('addressBatch.loading')}>
      {error === null ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <ErrorState error={error} text={errorText(error)} onRetry={retry} />
          <p className="text-text-2">{t('addressBatch.bookLoad')}</p>
        </>
      )}
    </section>
  );
}

type Sources = ReturnType<typeof useBatchSources>;

interface BatchPartsProps {
  readonly coins: NonNullable<Sources['coins']>;
  readonly book: NonNullable<Sources['book']>;
}

function BatchParts({ coins, book }: BatchPartsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const batch = useBatch(coins, book);
  const saving = useSaveBatch();
  const [wantsConfirm, setWantsConfirm] = useState(false);
  const [isBack, setBack] = useState(false);
  const { lines, filled, unchecked, isReady, dispatch, checking } = batch;
  const { outcome } = saving;
  const isConfirming = wantsConfirm && (isReady || outcome.kind === 'unknown');
  const entries = filled.flatMap(({ judged: { entry } }) => entry ?? []);
  const current =
    outcome.kind === 'saved' ? 'result' : isConfirming ? 'confirm' : checking.progress ? 'check' : 'input';

  const check = async (): Promise<void> => {
    await checking.check(unchecked.map(toQuestion));
    setWantsConfirm(true);
  };
  const template = async (): Promise<void> => {
    const rows = templateLines(toAddressChains(coins, UNIVERSAL));
    const failed = await saveCsv(
      'addresses.csv',
      COLUMNS,
      rows.map((cells) => COLUMNS.map((column) => cells[column])),
    );
    if (failed !== null) showToast({ type: 'fail', text: errorText(failed) });
  };
  const begin = (): void => {
    setBack(true);
    setWantsConfirm(false);
    saving.reset();
  };
  const repair = (): void => {
    if (outcome.kind !== 'saved') return;
    const saved = outcome.results
      .filter(({ code }) => code === 0)
      .map(({ index }) => outcome.order.lineIds[index]);
    dispatch({ type: 'deleted', ids: saved.filter((id) => id !== undefined) });
    begin();
  };

  return (
    <div className="batch-page">
      <StepBar current={current} />
      {outcome.kind === 'saved' ? (
        <ResultPart
          saved={outcome}
          numberOf={(id) => lines.find((line) => line.id === id)?.number ?? 0}
          onRepair={repair}
          onAnother={() => {
            dispatch({ type: 'cleared' });
            batch.forget();
            begin();
          }}
        />
      ) : isConfirming ? (
        <ConfirmPart
          entries={outcome.kind === 'unknown' ? outcome.order.items : entries}
          saving={saving}
          onSave={() =>
            void saving.save(
              filled.map(({ line }) => line.id),
              entries,
            )
          }
          onBack={begin}
        />
      ) : (
        <>
          {batch.asksOwner && (
            <div role="note" className="batch-notice">
              <p>{t('addressBatch.problem.ownerData')}</p>
              <NextStep label={t('addressBatch.toBook')} to="/money-address?add=1" />
            </div>
          )}
          <section className="card batch-card" aria-label={t('addressBatch.source.label')}>
            <p className="font-semibold">{t('addressBatch.intro')}</p>
            {batch.isDraft && <p className="text-text-2">{t('addressBatch.draft')}</p>}
            <BatchSources
              onLines={(read) => {
                setWantsConfirm(false);
                dispatch({ type: 'read', lines: read });
              }}
              onTemplate={() => void template()}
            />
          </section>
          <BatchInput
            batch={{
              ...batch,
              dispatch: (event) => {
                setWantsConfirm(false);
                dispatch(event);
              },
            }}
            coins={coins.map(({ coin }) => coin)}
            isBack={isBack}
            onCheck={() => void check()}
            onConfirm={() => setWantsConfirm(true)}
          />
        </>
      )}
      {saving.dialog}
    </div>
  );
}

function toQuestion({ coin, chain, address, tag }: NewEntry) {
  return { coin, chain, address, ...(tag !== undefined && { tag }) };
}

export { BatchScreen as Component };
