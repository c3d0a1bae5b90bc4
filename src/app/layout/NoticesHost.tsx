import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from '../stores/noticeStore.ts';

// Most visits never see a notice, so its parts are loaded with the first one (design.md section 10).
const Toasts = lazy(() => import('./Notices.tsx').then(({ Toasts }) => ({ default: Toasts })));
const Notifications = lazy(() =>
  import('./Notices.tsx').then(({ Notifications }) => ({ default: Notifications })),
);
const WallDialog = lazy(() => import('./WallDialog.tsx').then(({ WallDialog }) => ({ default: WallDialog })));

/** Where notices appear. Its live regions are there from the start: only what is added to one is read out. */
export function NoticesHost() {
  const { toasts, notifications, wall } = useStore(noticeStore);
  return (
    <>
      <div role="alert" aria-atomic="false">
        {toasts.length > 0 && (
          <Suspense fallback={null}>
            <Toasts toasts={toasts} />
          </Suspense>
        )}
      </div>
      <div role="status" aria-atomic="false">
        {notifications.length > 0 && (
          <Suspense fallback={null}>
            <Notifications notifications={notifications} />
          </Suspense>
        )}
      </div>
      {wall !== null && (
        <Suspense fallback={null}>
          <WallDialog wall={wall} />
        </Suspense>
      )}
    </>
  );
}
