import { type ReactNode, useEffect } from 'react';
import { dismissNotice, type Notification, type Toast } from '../stores/noticeStore.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';

/** product.md section 4: at most 3, newest first. */
export function Toasts({ toasts }: { readonly toasts: readonly Toast[] }) {
  useEscape(toasts);
  return (
    <ul className="toasts">
      {toasts.map((toast) => (
        <Notice key={toast.id} notice={toast} className="toast">
          <p>{toast.text}</p>
        </Notice>
      ))}
    </ul>
  );
}

/** product.md section 9: at most 4, bottom right. */
export function Notifications({ notifications }: { readonly notifications: readonly Notification[] }) {
  useEscape(notifications);
  return (
    <ul className="notifications">
      {notifications.map((notification) => (
        <Notice key={notification.id} notice={notification} className="notification">
          <p className="notice-title">{notification.title}</p>
          <p>{notification.text}</p>
        </Notice>
      ))}
    </ul>
  );
}

interface NoticeProps {
  readonly notice: Toast;
  readonly className: string;
  readonly children: ReactNode;
}

function Notice({ notice, className, children }: NoticeProps) {
  const { id, durationMs } = notice;
  const { hold, release } = useNoticeTimer(id, durationMs);
  return (
    <li
      className={`notice ${className}`}
      onPointerEnter={hold}
      onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus-within') || release()}
      onFocus={hold}
      onBlur={({ currentTarget }) => currentTarget.matches(':hover') || release()}
    >
      <div className="notice-words">{children}</div>
      <button type="button" className="notice-close" aria-label="Dismiss" onClick={() => dismissNotice(id)}>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  );
}

/** Escape takes the newest notice away, unless the key is for what has the focus. */
function useEscape(notices: readonly Toast[]): void {
  const newest = notices[0]?.id;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog is closed by the same key, and it is in front.
      if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
      // One press, one notice.
      event.preventDefault();
      dismissNotice(newest);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [newest]);
}
