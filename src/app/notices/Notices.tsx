import { isOpen, type NoticeList, oldestFirst } from '#app/stores/noticeList.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { NOTICE_HOTKEY, NoticeLayer } from './NoticeLayer.tsx';
import { useNoticeWords } from './noticeWords.ts';

interface ToastsProps {
  readonly toasts: NoticeList;
  readonly isHeld: boolean;
}

/** product.md section 4: at most 3, newest first; swiped down. */
export function Toasts({ toasts, isHeld }: ToastsProps) {
  const words = useNoticeWords();
  return (
    <NoticeLayer
      place="toasts"
      label={words('notices.region', { hotkey: NOTICE_HOTKEY })}
      swipeDirection="down"
      hasHotkey={toasts.some(isOpen)}
    >
      {oldestFirst(toasts).map((toast) => (
        <NoticeItem key={toast.id} notice={toast} isHeld={isHeld} />
      ))}
    </NoticeLayer>
  );
}

interface NotificationsProps {
  readonly notifications: NoticeList;
  readonly isHeld: boolean;
  /** No toast is open that the key would be for. */
  readonly hasHotkey: boolean;
}

/** product.md section 9: at most 4, at the bottom, where lines end; swiped towards that edge. */
export function Notifications({ notifications, isHeld, hasHotkey }: NotificationsProps) {
  const words = useNoticeWords();
  return (
    <NoticeLayer
      place="notifications"
      label={words('notices.messages')}
      {...(document.dir === 'rtl' && { swipeDirection: 'left' })}
      hasHotkey={hasHotkey && notifications.some(isOpen)}
    >
      {oldestFirst(notifications).map((notification) => (
        <NoticeItem key={notification.id} notice={notification} isHeld={isHeld} />
      ))}
    </NoticeLayer>
  );
}
