import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecords } from '#app/records/useRecords.ts';
import { DEPOSIT_PERIOD } from './depositFilters.ts';
import { DEPOSIT_POLLING, depositSource } from './depositSource.ts';
import { stageOf } from './depositStage.ts';
import { useArrivalNotices } from './useArrivalNotices.ts';

/** Arrivals are looked for among so many of the newest deposits. */
const READ = 20;

/**
 * Says what becomes of the newest deposits, whatever the list shows: a notification when one is credited, and for screen
 * readers where the newest one stands, not each of its blocks. It asks what the unfiltered list asks, and so nothing more.
 */
export function ArrivalWatch() {
  const { t } = useTranslation();
  const sources = useMemo(() => [depositSource({ kind: 'all' })], []);
  const { rows } = useRecords({
    sources,
    range: DEPOSIT_PERIOD.initial,
    wanted: READ,
    polling: DEPOSIT_POLLING,
  });
  useArrivalNotices(rows);
  const [newest] = rows;
  return (
    <p role="status" className="sr-only">
      {newest !== undefined &&
        t('deposits.news', {
          amount: newest.amount,
          coin: newest.coin,
          stage: t(`deposits.stage.${stageOf(newest)}`),
        })}
    </p>
  );
}
