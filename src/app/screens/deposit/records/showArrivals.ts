import type { TFunction } from 'i18next';
import { findLocks } from '#app/bridge/findLocks.ts';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { readLanguage } from '#app/i18n/useLanguage.ts';
import { depositNewsOf } from '#app/storage/depositNews.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { depositAccountKey } from '../depositAccount.ts';
import { findArrivals } from './arrivals.ts';
import type { DepositRecord } from './depositRecord.ts';

/** The list says it for good; a notice that stays would lie over what is being done. */
const SHOWN_MS = 10_000;

/**
 * Says that a deposit was credited: once for a device, in the tab that learns of it first (screens.md 0.2a, 1.15). What is
 * on its way is remembered on the device, so that an arrival while no tab was open is shown the next time. `openedAtMs`:
 * when the deposit page was open; as before without it.
 */
export async function showArrivals(
  userId: number,
  rows: readonly DepositRecord[],
  t: TFunction,
  openedAtMs?: number,
): Promise<void> {
  const news = depositNewsOf(userId);
  await oneAtATime(() => {
    const before = news.read();
    const { arrived, ...kept } = findArrivals(before, rows, systemClock.wallNow());
    news.keep({ ...kept, openedAtMs: openedAtMs ?? before?.openedAtMs ?? 0 });
    for (const { id, amount, coin, accountType } of arrived) {
      showNotification({
        type: 'success',
        key: `deposit-${id}`,
        durationMs: SHOWN_MS,
        title: t('deposits.arrived.title'),
        text: t('deposits.arrived.text', {
          amount: amountWithUnit(amount, { language: readLanguage(), unit: coin }),
          account: t(depositAccountKey(accountType)),
        }),
      });
    }
  });
}

/** Two tabs that learn of it at the same moment take turns; the second finds that it was shown. */
async function oneAtATime(work: () => void): Promise<void> {
  const locks = await findLocks();
  if (locks === null) work();
  else await locks.request(`${PRODUCT}:arrivals`, work);
}
