import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { JobFollower } from './createJobFollower.ts';
import { jobFollowerOf } from './jobFollower.ts';

/** What follows the user's files; null for a guest, and until the user is known. */
export function useJobFollower(): JobFollower | null {
  const { i18n } = useTranslation();
  const request = useApi();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  return useMemo(
    () => (userId === null ? null : jobFollowerOf(userId, request, i18n)),
    [userId, request, i18n],
  );
}
