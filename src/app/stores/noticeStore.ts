import { createStore } from 'zustand/vanilla';
import { systemClock } from '#shared/async/clock.ts';
import {
  beyond,
  isOpen,
  type Notice,
  type NoticeAction,
  type NoticeList,
  type NoticeType,
  type NoticeTypeName,
  noticeTypeOf,
  openOfKey,
  withChange,
  withNewest,
} from './noticeList.ts';
import { linkOf, saidOf, type Wall, type WallQueue, withoutWall, withWall } from './wallQueue.ts';

/** Notices over whatever screen is open. The component that shows a notice counts its time and dismisses it. */
export interface NoticeState extends WallQueue {
  readonly toasts: NoticeList;
  readonly notifications: NoticeList;
}

export interface ToastOptions {
  /** `info` by default. The product's names (success, fail, info, warn, process) are understood as well. */
  readonly type?: NoticeTypeName;
  readonly text: string;
  /** TOAST_MS by default; a loading one stays until it is updated or dismissed. */
  readonly durationMs?: number;
  /** While a notice of this key is open, another one takes its place and no other. */
  readonly key?: string;
  /** A button in the notice; a click dismisses it as well. */
  readonly action?: NoticeAction;
}

export interface NotificationOptions extends ToastOptions {
  readonly title: string;
}

/** Options of either, as the functions below share them. */
type AnyOptions = ToastOptions & Partial<NotificationOptions>;

/** For the caller that has shown a notice. */
export interface NoticeHandle<Options> {
  readonly id: number;
  /**
   * Says something else in the same place, for a full duration. A notice that has gone stays gone, the user has
   * dismissed it: what must be read is shown again, under the same key.
   */
  readonly update: (changes: Partial<Options>) => void;
  readonly dismiss: () => void;
}

/** product.md section 9: how long a toast and a notification are there by default, in ms. */
export const TOAST_MS = 3_000;
export const NOTIFICATION_MS = 4_500;

/** product.md section 9. */
const PLACES = {
  toasts: { max: 3, durationMs: TOAST_MS },
  notifications: { max: 4, durationMs: NOTIFICATION_MS },
} as const;
type Place = keyof typeof PLACES;

/**
 * product.md section 9. A dismissed notice is still known for as long: its way out is never cut off, however slow the
 * machine, and an update that comes late finds that it was put away.
 */
const REMOVAL_MS = 3_000;

const NOTHING: NoticeState = { toasts: [], notifications: [], wall: null, waitingWalls: [] };

let made = 0;

/** Written by the functions below alone. */
export const noticeStore = createStore<NoticeState>()(() => NOTHING);

/** At most 3 are open; a fourth dismisses the oldest (product.md section 4). */
export function showToast(options: ToastOptions): NoticeHandle<ToastOptions> {
  return show('toasts', options);
}

/** At most 4 are open; a fifth dismisses the oldest (product.md section 9). */
export function showNotification(options: NotificationOptions): NoticeHandle<NotificationOptions> {
  return show('notifications', options);
}

interface WallNotice {
  readonly name: Wall['name'];
  /** What the exchange sent along. */
  readonly result: unknown;
  /** What it says where `result` has no words. */
  readonly message?: string | undefined;
}

export function showWall({ name, result, message }: WallNotice): void {
  const wall = { id: nextId(), name, said: saidOf(result) ?? message, link: linkOf(result) };
  noticeStore.setState((queue) => withWall(queue, wall));
}

export function dismissNotice(id: number): void {
  const { toasts, notifications } = noticeStore.getState();
  if (![...toasts, ...notifications].some((notice) => notice.id === id && isOpen(notice))) return;
  change(id, (notice) => ({ ...notice, state: 'dismissed' }));
  systemClock.setTimer(() => remove(id), REMOVAL_MS);
}

/** Opens the wall that waits for it, if one does. */
export function closeWall(): void {
  noticeStore.setState(withoutWall);
}

/** Takes everything away when the user changes: it was for the user before. */
export function clearNotices(): void {
  noticeStore.setState(NOTHING);
}

function show(place: Place, options: AnyOptions): NoticeHandle<AnyOptions> {
  const { key, title, text, action, durationMs } = options;
  const type = noticeTypeOf(options.type ?? 'info');
  const known = openOfKey(noticeStore.getState()[place], key);
  const handle = handleOf(place, known?.id ?? nextId());
  if (known !== undefined) {
    handle.update({ type, ...options });
    return handle;
  }
  const newest: Notice = {
    id: handle.id,
    key,
    revision: 0,
    type,
    title,
    text,
    action,
    durationMs: durationOf(place, type, durationMs),
    state: 'open',
  };
  noticeStore.setState((state) => ({ [place]: withNewest(state[place], newest) }));
  for (const { id } of beyond(noticeStore.getState()[place], PLACES[place].max)) dismissNotice(id);
  return handle;
}

function handleOf(place: Place, id: number): NoticeHandle<AnyOptions> {
  return {
    id,
    dismiss: () => dismissNotice(id),
    update: (changes) =>
      change(id, (notice) => {
        if (!isOpen(notice)) return notice;
        const type = changes.type === undefined ? notice.type : noticeTypeOf(changes.type);
        return {
          ...notice,
          type,
          title: changes.title ?? notice.title,
          text: changes.text ?? notice.text,
          action: changes.action ?? notice.action,
          durationMs: durationOf(place, type, changes.durationMs),
          revision: notice.revision + 1,
        };
      }),
  };
}

function durationOf(place: Place, type: NoticeType, askedMs: number | undefined): number | null {
  return askedMs ?? (type === 'loading' ? null : PLACES[place].durationMs);
}

function change(id: number, changed: (notice: Notice) => Notice): void {
  noticeStore.setState(({ toasts, notifications }) => ({
    toasts: withChange(toasts, id, changed),
    notifications: withChange(notifications, id, changed),
  }));
}

function remove(id: number): void {
  const isOther = (notice: Notice): boolean => notice.id !== id;
  noticeStore.setState(({ toasts, notifications }) => ({
    toasts: toasts.filter(isOther),
    notifications: notifications.filter(isOther),
  }));
}

function nextId(): number {
  made += 1;
  return made;
}
