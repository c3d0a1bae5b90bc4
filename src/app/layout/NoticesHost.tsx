import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { noticeStore } from '../stores/noticeStore.ts';
import { NoticesBoundary } from './NoticesBoundary.tsx';
import { PlainNotices, PlainWall } from './PlainNotices.tsx';
import { type NoticeParts, useNoticeParts } from './useNoticeParts.ts';
// With the page: a style sheet that could not be loaded is not asked for again.
import './notices.css';

/** Where notices appear. Its live regions are there from the start: only what is added to one is read out. */
export function NoticesHost() {
  const notices = useStore(noticeStore);
  const { toasts, notifications, wall } = notices;
  const parts = useNoticeParts(notices);
  /** Shows something by the loaded parts, and plainly where they are missing or fail; whatever happens, the page stays. */
  const shown = (plain: ReactNode, show: (loaded: NoticeParts) => ReactNode): ReactNode => {
    if (typeof parts === 'string') return parts === 'failed' && plain;
    return (
      <NoticesBoundary attempt={notices} fallback={plain}>
        {show(parts)}
      </NoticesBoundary>
    );
  };
  return (
    <>
      <div role="alert" aria-atomic="false">
        {toasts.length > 0 &&
          shown(<PlainNotices notices={toasts} place="toasts" />, ({ Toasts }) => <Toasts toasts={toasts} />)}
      </div>
      <div role="status" aria-atomic="false">
        {notifications.length > 0 &&
          shown(<PlainNotices notices={notifications} place="notifications" />, ({ Notifications }) => (
            <Notifications notifications={notifications} />
          ))}
      </div>
      {wall !== null && shown(<PlainWall wall={wall} />, ({ WallDialog }) => <WallDialog wall={wall} />)}
    </>
  );
}
