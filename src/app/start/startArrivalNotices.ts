import type { i18n as I18n } from 'i18next';
import type { Request } from '#app/bridge/request.ts';
import { depositNewsOf } from '#app/storage/depositNews.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { loadPart } from './loadPart.ts';

/** The deposit page itself; its list of addresses shows no deposits. */
const DEPOSIT_PAGE = /\/deposit\/?$/;

/**
 * Shows the arrival of deposits wherever the user is (screens.md 1.15): for a user whose deposits this device has looked at,
 * on every page but the deposit page. What does so is loaded only then.
 */
export function startArrivalNotices(request: Request, i18n: I18n): void {
  let watchedId: number | null = null;
  let end: (() => void) | null = null;
  let before = '';
  const follow = (): void => {
    const { global, router } = globalStore.getState();
    const id = global.user?.id ?? null;
    const now = `${id} ${router.path}`;
    if (now === before) return;
    before = now;
    const isWatched =
      id !== null && !DEPOSIT_PAGE.test(router.path) && depositNewsOf(id).read() !== undefined;
    const nextId = isWatched ? id : null;
    if (nextId === watchedId) return;
    watchedId = nextId;
    end?.();
    end = null;
    if (nextId === null) return;
    loadPart(
      () => import('#app/screens/deposit/records/watchArrivals.ts'),
      ({ watchArrivals }) => {
        if (watchedId !== nextId || end !== null) return;
        end = watchArrivals({ userId: nextId, request, t: i18n.t, wallNow: systemClock.wallNow });
      },
    );
  };
  globalStore.subscribe(follow);
  follow();
}
