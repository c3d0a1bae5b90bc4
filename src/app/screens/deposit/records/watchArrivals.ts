import type { TFunction } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { repeatWhileShown } from '#app/browser/repeatWhileShown.ts';
import { depositNewsOf } from '#app/storage/depositNews.ts';
import { LOOKED_AT } from './arrivals.ts';
import { readDeposit } from './depositRecord.ts';
import { DEPOSIT_POLLING } from './depositSource.ts';
import { showArrivals } from './showArrivals.ts';

/** A user who gave out an address lately waits for coins that no page has seen yet. */
const EXPECTED_FOR_MS = 24 * 3_600_000;

export interface ArrivalWatchOptions {
  readonly userId: number;
  readonly request: Request;
  readonly t: TFunction;
  readonly wallNow: () => number;
}

/**
 * Shows arrivals on every page but the deposit page, which does so by its own list. It asks as often as that list while a
 * deposit is on its way or expected, looks once otherwise, and never in a hidden tab. Returns what ends it.
 */
export function watchArrivals({ userId, request, t, wallNow }: ArrivalWatchOptions): () => void {
  const news = depositNewsOf(userId);
  const abort = new AbortController();
  const isAwaiting = (): boolean => (news.read()?.awaited.length ?? 0) > 0;
  const stop = repeatWhileShown(
    () => request('depositRecords', { kind: 'all', limit: LOOKED_AT }, { signal: abort.signal }),
    (answered) => {
      // A look that failed is no concern of the page that is open; the next one is as good.
      if (!answered.ok || answered.value.result === undefined) return;
      const { result, asOfMs, skewMs } = answered.value;
      const rows = result.rows.map((row) => readDeposit(row, asOfMs + skewMs));
      void showArrivals(userId, rows, t).then(() => {
        const isExpected = wallNow() - (news.read()?.openedAtMs ?? 0) < EXPECTED_FOR_MS;
        if (!isExpected && !isAwaiting()) end();
      });
    },
    () => (isAwaiting() ? DEPOSIT_POLLING.pendingMs : DEPOSIT_POLLING.idleMs),
  );
  function end(): void {
    abort.abort();
    stop();
  }
  return end;
}
