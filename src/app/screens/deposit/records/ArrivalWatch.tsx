import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { LOOKED_AT } from './arrivals.ts';
import { DEPOSIT_PERIOD } from './depositFilters.ts';
import { DEPOSIT_POLLING, depositSource } from './depositSource.ts';
import { stageOf } from './depositStage.ts';
import { showArrivals } from './showArrivals.ts';

/**
 * Says what becomes of the newest deposits, whatever the list shows: a notification when one is credited, and for screen
 * readers where the newest one stands, not each of its blocks. It asks what the unfiltered list asks, and so nothing more.
 */
export function ArrivalWatch() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const sources = useMemo(() => [depositSource({ kind: 'all' })], []);
  const { rows, isComplete, failures } = useRecords({
    sources,
    range: DEPOSIT_PERIOD.initial,
    wanted: LOOKED_AT,
    polling: DEPOSIT_POLLING,
  });
  // An account without deposits has been looked at as well: the first one is news.
  const isRead = rows.length > 0 || (isComplete && failures.length === 0);
  const lookedBefore = useRef<string | null>(null);
  const looked = rows.map((row) => `${row.id} ${stageOf(row)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are other ones with every render; what they say counts
  useEffect(() => {
    if (userId === null || !isRead) return;
    void showArrivals(userId, rows, t, systemClock.wallNow());
    // What is held over the daily cap is another call's answer, and changes with the rows that were there before.
    const isFirst = lookedBefore.current === null;
    lookedBefore.current = looked;
    if (isFirst) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'aggregateInfo' });
  }, [looked, isRead, userId, t, client]);

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
