import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { followDevice } from './followDevice.ts';

/** Begins to look for months that are over, once there is a monthly preset; on other pages the start does so. */
export function useFollowDevice(): () => void {
  const { i18n } = useTranslation();
  const request = useApi();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  return () => followDevice(userId, request, i18n);
}
