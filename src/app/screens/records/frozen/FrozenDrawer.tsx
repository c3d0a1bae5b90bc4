import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { writeCalendar } from '#app/components/calendarFile.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { RecordTool } from '#app/features/recordList/table/RecordTool.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import { FrozenAction } from './FrozenAction.tsx';
import { actionOf } from './frozenActions.ts';
import type { FrozenAsset } from './frozenAssets.ts';
import { whyWords } from './frozenWords.ts';

/** A hold whole: since when, why, until when, and the exact action (screens.md 1.13). */
export function FrozenDrawer({ row, facts, onClose }: RecordDrawerProps<FrozenAsset>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount, coin, usd, wallet, releaseMs, id } = row;
  const title = t('frozen.title', { amount: amountWithUnit(amount, { language, unit: coin }) });
  const confirmations = useConfirmations(row);
  const meaning = whyWords({ ...row, confirmations }, t, language);
  const saveCalendar = (atMs: number): void => {
    const file = writeCalendar({ id, atMs, title, text: meaning }, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), 'release.ics');
  };
  return (
    <RecordDetail
      onClose={onClose}
      title={title}
      results={[{ amount, coin, ...(usd !== null && { usd }), place: walletName(wallet, t) }]}
      steps={stepsOf(row)}
      meaning={meaning}
      facts={facts}
      actions={
        <>
          {actionOf(row) !== null && <FrozenAction asset={row} />}
          {releaseMs !== null && (
            <RecordTool onClick={() => saveCalendar(releaseMs)}>{t('frozen.calendar')}</RecordTool>
          )}
        </>
      }
    />
  );
}

/** How far a deposit is that waits for blocks: the list of holds does not say it. */
function useConfirmations({ reason, refId, confirmations }: FrozenAsset): FrozenAsset['confirmations'] {
  const isDeposit = reason === 'UNLOCK_CONFIRM' && confirmations === null && refId !== '';
  const query = useApiQuery('depositRecords', { kind: 'all', id: refId }, { enabled: isDeposit });
  const deposit = query.answer?.result?.rows.find(({ id }) => id === refId);
  return deposit === undefined
    ? confirmations
    : { done: deposit.confirmations, needed: deposit.unlockConfirm };
}

/** Frozen → what has to happen → free. */
function stepsOf({ reason, sinceMs, releaseMs }: FrozenAsset): readonly RecordStep[] {
  return [
    { id: 'frozen', state: 'done', atMs: sinceMs },
    { id: reason === 'TRAVEL_RULE' ? 'senderData' : 'waiting', state: 'current', atMs: null },
    { id: 'free', state: 'ahead', atMs: releaseMs },
  ];
}
