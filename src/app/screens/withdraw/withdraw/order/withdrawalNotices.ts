import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import { outcomeOf } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { showNotification, showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { createWithdrawal } from './createWithdrawal.ts';
import { createWithdrawalCalls } from './createWithdrawalCalls.ts';
import { keepTest } from './keepTest.ts';
import { lateNotice } from './lateNotice.ts';
import { createPendingWithdrawals } from './pendingWithdrawals.ts';
import { sayOrder } from './sayOrder.ts';

/** Long enough for a user who comes back to the page and finds that there is no session any more. */
const SHOWN_MS = 10 * 60_000;

/** A session has ended while withdrawals of the user were out: says so, and names them (screens.md 0.2b). */
export function nameUnsettledWithdrawals(storage: KeyStorage, userId: string, i18n: I18n): void {
  const orders = createPendingWithdrawals(storage, userId).list();
  if (orders.length === 0) return;
  showNotification({
    type: 'warning',
    key: 'unsettled withdrawals',
    title: i18n.t('withdraw.sessionEnded.title'),
    text: i18n.t('withdraw.sessionEnded.text', {
      orders: orders.map((order) => sayOrder(order, i18n)).join('; '),
    }),
    durationMs: SHOWN_MS,
  });
}

/**
 * The user is back: what became of those withdrawals is shown as soon as it is known, on any screen. The form does the same for
 * itself; whichever learns it first reports it. Nothing is sent from here.
 */
export function showWithdrawalOutcomes(
  storage: KeyStorage,
  userId: string,
  request: Request,
  i18n: I18n,
): void {
  const { find } = createWithdrawalCalls(request, systemClock, () => 0);
  const stop = createWithdrawal({
    find,
    ...{ clock: systemClock, newId: createId, storage, userId, signals: pageSignals },
    send: () => Promise.reject(new Error('Withdrawals are sent from their form alone.')),
    prove: () => Promise.resolve(null),
    describe: (order) => ({ what: sayOrder(order, i18n) }),
    onTracked: () => undefined,
    onDecidedLate: (sent, record) => {
      if (outcomeOf(record.status) !== 'void') keepTest(Number(userId), sent);
      showToast(lateNotice(sent, record, i18n));
    },
  }).start();
  // Off the screen at once: what it watches is reported as late.
  stop();
}
