import { createStore } from 'zustand/vanilla';

/** A short text that goes by itself, unless a person is with it. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly durationMs: number;
}

/** A toast with a title. */
export interface Notification extends Toast {
  readonly title: string;
}

/** What has to be done before the exchange goes on; it stays until it is closed. */
export interface Wall {
  /** Of codes 10024 and 42039 (product.md section 8). */
  readonly name: 'compliance' | 'kyc';
  /** As the exchange sent it; its contents are not specified. */
  readonly result: unknown;
}

/** What the page tells a person, over whatever screen is open. Durations are data: who shows a notice lets it go. */
export interface NoticeState {
  /** Newest first. */
  readonly toasts: readonly Toast[];
  /** Newest first. */
  readonly notifications: readonly Notification[];
  readonly wall: Wall | null;
}

/** product.md section 9. */
const MAX_TOASTS = 3;
const MAX_NOTIFICATIONS = 4;

let notices = 0;

/** Written by the functions below alone. */
export const noticeStore = createStore<NoticeState>()(() => ({ toasts: [], notifications: [], wall: null }));

/** Five calls that fail for one reason are one toast, which starts anew. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  noticeStore.setState(({ toasts }) => ({
    toasts: [numbered(toast), ...toasts.filter(({ text }) => text !== toast.text)].slice(0, MAX_TOASTS),
  }));
}

export function showNotification(notification: Omit<Notification, 'id'>): void {
  noticeStore.setState(({ notifications }) => {
    const others = notifications.filter(
      ({ title, text }) => title !== notification.title || text !== notification.text,
    );
    return { notifications: [numbered(notification), ...others].slice(0, MAX_NOTIFICATIONS) };
  });
}

/** At most one: a dialog must not change under a person's hand. */
export function showWall(wall: Wall): void {
  noticeStore.setState((state) => (state.wall === null ? { wall } : state));
}

export function dismissNotice(id: number): void {
  const isOther = (notice: Toast): boolean => notice.id !== id;
  noticeStore.setState(({ toasts, notifications }) => ({
    toasts: toasts.filter(isOther),
    notifications: notifications.filter(isOther),
  }));
}

export function closeWall(): void {
  noticeStore.setState({ wall: null });
}

/** Takes everything away, as when somebody else is there: it was said to the person before. */
export function clearNotices(): void {
  noticeStore.setState({ toasts: [], notifications: [], wall: null });
}

function numbered<Notice extends object>(notice: Notice): Notice & { readonly id: number } {
  notices += 1;
  return { ...notice, id: notices };
}
