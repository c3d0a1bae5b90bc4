import { useMemo } from 'react';
import { useStore } from 'zustand';
import { globalStore } from '#app/stores/globalStore.ts';
import { createRecentCoins, type RecentCoins } from '#app/stores/recentCoins.ts';

/** Access to it may be refused altogether: then each use of it fails, which recentCoins expects. */
const DEVICE: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** The coins that this person chose lately on this device. */
export function useRecentCoins(): RecentCoins {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  return useMemo(() => createRecentCoins(userId, DEVICE), [userId]);
}
