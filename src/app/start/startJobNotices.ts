import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { keptText } from '#app/storage/kept.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { loadPart } from './loadPart.ts';

/**
 * Follows who is logged in: files that a user of this device waits for are followed on every page, and monthly ones are ordered
 * (screens.md 1.18, 0.2a). What does so is loaded only where there is something to do.
 */
export function startJobNotices(request: Request, i18n: I18n): void {
  let lastId: number | null = null;
  const follow = (): void => {
    const { user } = globalStore.getState().global;
    const id = user?.id ?? null;
    if (id === lastId) return;
    const before = lastId;
    lastId = id;
    if (before !== null || (id !== null && hasWork(id))) {
      loadPart(
        () => import('#app/screens/statements/exportStatement/presets/followDevice.ts'),
        ({ followDevice }) => followDevice(id, request, i18n),
      );
    }
  };
  globalStore.subscribe(follow);
  follow();
}

/** Whether the device keeps files that the user waits for, or presets, of which one may be due. */
function hasWork(userId: number): boolean {
  return ['exportJobs', 'exportPresets'].some((name) => {
    const text = keptText(`${PRODUCT}.${name}.${userId}`).read();
    return text !== undefined && text !== '[]';
  });
}
