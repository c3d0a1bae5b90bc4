import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { NextStep } from '#app/components/NextStep.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { toAddressChains, UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { saveCsv } from '#app/features/recordList/saveCsv.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { BatchCard } from './BatchCard.tsx';
import { BatchInput } from './BatchInput.tsx';
import { BatchSources } from './BatchSources.tsx';
import { ConfirmPart } from './ConfirmPart.tsx';
import { COLUMNS } from './lines/batchLine.ts';
import { templateLines } from './lines/template.ts';
import { ResultPart } from './ResultPart.tsx';
import { type SavableLine, useBatch, useBatchSources } from './useBatch.ts';
import { useSaveBatch } from './useSaveBatch.ts';

/** /money-address/batch: many addresses for the book at once (screens.md 1.10). */
export function AddressBatchScreen() {
  return (
    <QueriesHost>
      <BatchPage />
    </QueriesHost>
  );
}

function BatchPage() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { coins, book, leftOut, error, retry } = useBatchSources();
  // A draft is its user's own: until it is known who is there, none is read or kept.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  if (coins !== undefined && book !== undefined && userId !== undefined) {
    return (
      <>
        <LeftOutHint leftOut={leftOut} />
        <BatchParts key={userId} coins={coins} book={book} />
      </>
    );
  }
  return (
    <BatchCard aria-label={t('addressBatch.loading')}>
      {error === null ? (
        <Skeleton lines={6} />
      ) : (
        <>
          <ErrorState error={error} text={errorText(error)} onRetry={retry} />
          <p className="text-text-2">{t('addressBatch.bookLoad')}</p>
        </>
      )}
    </BatchCard>
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
  const { filled, unchecked, ready, dispatch, checking } = batch;
  const saving = useSaveBatch((ids) => dispatch({ type: 'saved', ids }));
  // Lines that were sent to be checked lead on by themselves where nothing is wrong with any of them.
  const [wantsConfirm, setWantsConfirm] = useState<readonly SavableLine[] | 'now' | null>(null);
  const [isBack, setBack] = useState(false);
  const { outcome } = saving;
  const isReady = (asked: SavableLine): boolean => ready.some(({ line }) => line.id === asked.line.id);
  const isWanted = wantsConfirm === 'now' || (wantsConfirm?.every(isReady) ?? false);
  const isConfirming = outcome.kind === 'unknown' || (isWanted && unchecked.length === 0 && ready.length > 0);
  const left = filled.length - (outcome.kind === 'saved' ? 0 : ready.length);
  const current =
    outcome.kind === 'saved' ? 'result' : isConfirming ? 'confirm' : checking.progress ? 'check' : 'input';

  const check = async (): Promise<void> => {
    await checking.check(unchecked.map(toQuestion));
    setWantsConfirm(unchecked);
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
    setWantsConfirm(null);
    saving.reset();
  };

  return (
    <Stack gap="gap-4">
      <StepBar current={current} />
      {outcome.kind === 'saved' ? (
        <ResultPart
          saved={outcome}
          left={left}
          onRepair={begin}
          onAnother={() => {
            dispatch({ type: 'cleared' });
            batch.forget();
            begin();
          }}
        />
      ) : isConfirming ? (
        <ConfirmPart
          lines={outcome.kind === 'unknown' ? outcome.order.lines : ready}
          waiting={left}
          saving={saving}
          onSave={() => void saving.save(ready)}
          onBack={begin}
        />
      ) : (
        <>
          {batch.asksOwner && (
            <Row role="note" gap="gap-x-4 gap-y-2" className="rounded-card bg-warn-wash px-4 py-3">
              <p>{t('addressBatch.problem.ownerData')}</p>
              <NextStep label={t('addressBatch.toBook')} to="/money-address?add=1" />
            </Row>
          )}
          <BatchCard aria-label={t('addressBatch.source.label')}>
            <p className="font-semibold">{t('addressBatch.intro')}</p>
            {batch.isDraft && <p className="text-text-2">{t('addressBatch.draft')}</p>}
            <BatchSources
              onLines={(read) => {
                setWantsConfirm(null);
                dispatch({ type: 'read', lines: read });
              }}
              onTemplate={() => void template()}
            />
          </BatchCard>
          <BatchInput
            batch={{
              ...batch,
              dispatch: (event) => {
                setWantsConfirm(null);
                dispatch(event);
              },
            }}
            coins={coins.map(({ coin }) => coin)}
            isBack={isBack}
            onCheck={() => void check()}
            onConfirm={() => setWantsConfirm('now')}
          />
        </>
      )}
      {saving.dialog}
    </Stack>
  );
}

function toQuestion({ entry: { coin, chain, address, tag } }: SavableLine) {
  return { coin, chain, address, ...(tag !== undefined && { tag }) };
}

export { AddressBatchScreen as Component };

const STEPS = ['input', 'check', 'confirm', 'result'] as const;

interface StepBarProps {
  readonly current: (typeof STEPS)[number];
}

/** Where the user is: enter, check, confirm, result (screens.md 1.10). */
function StepBar({ current }: StepBarProps) {
  const { t } = useTranslation();
  const at = STEPS.indexOf(current);
  return (
    <Row as="ol" align="items-stretch" gap="gap-x-6 gap-y-2" className="text-text-2">
      {STEPS.map((step, place) => (
        <li
          key={step}
          className={joinClasses('flex items-center gap-2', place === at && 'font-semibold text-text')}
          aria-current={place === at ? 'step' : undefined}
        >
          <span
            className={joinClasses(
              'num grid size-6 place-items-center rounded-full border text-small/normal',
              place < at && 'border-transparent bg-up-wash text-up',
              place === at && 'border-text bg-text text-bg',
              place > at && 'border-line-strong',
            )}
            aria-hidden="true"
          >
            {place < at ? '✓' : place + 1}
          </span>
          {/* A phone has room for the word of the current step; the others are heard. */}
          <span className={place === at ? undefined : 'max-xs:sr-only'}>
            {t(`addressBatch.step.${step}`)}
          </span>
        </li>
      ))}
    </Row>
  );
}
