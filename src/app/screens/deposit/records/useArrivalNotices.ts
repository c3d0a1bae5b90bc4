import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { findLocks } from '#app/bridge/findLocks.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { type Awaited, findArrivals } from './arrivals.ts';
import { depositAccountKey } from './depositAccount.ts';
import type { DepositRecord } from './depositRecord.ts';

/** The list says it for good; a notice that stays would lie over what is being done. */
const SHOWN_MS = 10_000;

/**
 * Says that a deposit was credited: once for a device, in the tab that learns of it first (screens.md 0.2a). What is on
 * its way is remembered on the device, so that an arrival while no tab was open is said the next time.
 */
export function useArrivalNotices(rows: readonly DepositRecord[]): void {
  const { t } = useTranslation();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  useEffect(() => {
    if (userId === null || rows.length === 0) return;
    const key = `${PRODUCT}.deposits.${userId}`;
    void oneAtATime(() => {
      const { arrived, awaited } = findArrivals(readAwaited(key), rows);
      writeAwaited(key, awaited);
      for (const { id, amount, coin, accountType } of arrived) {
        showNotification({
          type: 'success',
          key: `deposit-${id}`,
          durationMs: SHOWN_MS,
          title: t('deposits.arrived.title'),
          text: t('deposits.arrived.text', {
            amount: `\u2066${amount} ${coin}\u2069`,
            account: t(depositAccountKey(accountType)),
          }),
        });
      }
    });
  }, [rows, userId, t]);
}

/** Two tabs that learn of it at the same moment take turns; the second finds that it was said. */
async function oneAtATime(work: () => void): Promise<void> {
  const locks = await findLocks();
  if (locks === null) work();
  else await locks.request(`${PRODUCT}:arrivals`, work);
}

function readAwaited(key: string): Awaited {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage that is denied or spoilt: nothing was awaited.
    return [];
  }
}

function writeAwaited(key: string, awaited: Awaited): void {
  try {
    if (awaited.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(awaited));
  } catch {
    // Without storage a reload forgets what was awaited.
  }
}
