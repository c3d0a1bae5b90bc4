import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { useFoundRecord } from '#app/records/useFoundRecord.ts';
import { useRecordAddress } from '#app/records/useRecordAddress.ts';
import { useRecords } from '#app/records/useRecords.ts';
import { CoinAndNetwork, Confirmations, DepositAmount, StageChip } from './DepositCells.tsx';
import { DepositDrawer } from './DepositDrawer.tsx';
import { DEPOSITS } from './depositList.tsx';
import { depositName } from './depositName.ts';
import type { DepositRecord } from './depositRecord.ts';
import { DEPOSIT_POLLING, depositSource, findDeposit } from './depositSource.ts';
import { stageOf } from './depositStage.ts';
import { RecentTime } from './RecentTime.tsx';
import { useArrivalNotices } from './useArrivalNotices.ts';

const SHOWN = 5;
/** Arrivals are looked for among more than those that are shown. */
const READ = 20;
const RANGE = { kind: 'preset', preset: '30d' } as const;

/** The last few deposits, live; a row opens its details. */
export function RecentRows() {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { address, change } = useRecordAddress(DEPOSITS);
  const sources = useMemo(() => [depositSource({ kind: 'all' })], []);
  const records = useRecords({ sources, range: RANGE, wanted: READ, polling: DEPOSIT_POLLING });
  const { rows, isLoading, failures, staleSinceMs } = records;
  const found = useFoundRecord({
    listId: DEPOSITS.id as string,
    id: address.id,
    rows,
    isLoading,
    find: findDeposit,
    pollMs: DEPOSIT_POLLING.pendingMs,
  });
  useArrivalNotices(rows);
  const open = (id: string | null): void => change({ id });
  const [failure] = failures;
  return (
    <>
      {staleSinceMs !== null && <StaleHint asOfMs={staleSinceMs} onRetry={records.retry} />}
      {rows.length > 0 && (
        <RecentTable
          rows={rows.slice(0, SHOWN)}
          nameOf={(row) => depositName(row, t, language)}
          onOpen={({ id }) => open(id)}
        />
      )}
      {rows.length === 0 && isLoading && failure === undefined && <Skeleton lines={3} />}
      {rows.length === 0 && failure !== undefined && (
        <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={records.retry} />
      )}
      {rows.length === 0 && !isLoading && failure === undefined && (
        <p className="recent-note">{t('deposits.none')}</p>
      )}
      {/* Screen readers hear where the newest one stands, and not each of its blocks. */}
      <p role="status" className="sr-only">
        {rows[0] !== undefined &&
          t('deposits.news', newsOf(rows[0], t(`deposits.stage.${stageOf(rows[0])}`)))}
      </p>
      {found.kind === 'found' && (
        <DepositDrawer key={found.row.id} row={found.row} onClose={() => open(null)} />
      )}
    </>
  );
}

function newsOf({ amount, coin }: DepositRecord, stage: string) {
  return { amount, coin, stage };
}

interface RecentTableProps {
  readonly rows: readonly DepositRecord[];
  readonly nameOf: (row: DepositRecord) => string;
  readonly onOpen: (row: DepositRecord) => void;
}

const CONTROLS = 'a, button';

function RecentTable({ rows, nameOf, onOpen }: RecentTableProps) {
  const { t } = useTranslation();
  return (
    <table aria-label={t('deposits.recent')}>
      <thead>
        <tr>
          {(['time', 'coin', 'amount', 'confirmations', 'state', 'tx'] as const).map((column) => (
            <th
              key={column}
              scope="col"
              data-part={column}
              data-align={column === 'amount' ? 'end' : undefined}
            >
              {t(`deposits.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((record) => (
          <tr
            key={record.id}
            onClick={({ target }) => {
              if (target instanceof Element && target.closest(CONTROLS) === null) onOpen(record);
            }}
          >
            <td data-part="time">
              <button
                type="button"
                className="recent-open"
                aria-label={t('records.open', { what: nameOf(record) })}
                aria-haspopup="dialog"
                onClick={() => onOpen(record)}
              >
                <RecentTime atMs={record.atMs} />
              </button>
            </td>
            <td data-part="coin">
              <CoinAndNetwork record={record} />
            </td>
            <td data-part="amount" data-align="end">
              <DepositAmount record={record} />
            </td>
            <td data-part="progress">
              <Confirmations record={record} />
            </td>
            <td data-part="state">
              <StageChip record={record} />
            </td>
            <td data-part="tx">
              {record.txID === '' ? '–' : <IdCell id={record.txID} explorer={record.explorer} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
