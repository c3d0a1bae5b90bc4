import './notices.css';
import {
  Component,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { importAgain } from '#app/browser/importAgain.ts';
import type { NoticeList } from '#app/stores/noticeList.ts';
import { isOpen } from '#app/stores/noticeList.ts';
import type { NoticeState } from '#app/stores/noticeStore.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import type { NoticeParts } from './noticeParts.ts';
import { PlainNotices, PlainWall } from './PlainNotices.tsx';
import { whenIdle } from './whenIdle.ts';

// With the page: a style sheet that could not be loaded is not asked for again.

/** Where notices appear, on whatever page; mounted once, beside the router. */
export function NoticesHost() {
  const notices = useStore(noticeStore);
  const { toasts, notifications, wall } = notices;
  const openToasts = toasts.filter(isOpen);
  const openNotifications = notifications.filter(isOpen);
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
  const isUrgent = openToasts[0]?.type === 'error' || openToasts[0]?.type === 'warning';
  const isCovered = wall !== null;
  return (
    <>
      <NoticeRegion
        notices={openToasts}
        role="log"
        politeness={isUrgent ? 'assertive' : 'polite'}
        isCovered={isCovered}
      >
        {(isHeld) =>
          shown(<PlainNotices notices={openToasts} place="toasts" isHeld={isHeld} />, ({ Toasts }) => (
            <Toasts toasts={toasts} isHeld={isHeld} />
          ))
        }
      </NoticeRegion>
      <NoticeRegion notices={openNotifications} role="status" politeness="polite" isCovered={isCovered}>
        {(isHeld) =>
          shown(
            <PlainNotices notices={openNotifications} place="notifications" isHeld={isHeld} />,
            ({ Notifications }) => (
              <Notifications
                notifications={notifications}
                isHeld={isHeld}
                hasHotkey={openToasts.length === 0}
              />
            ),
          )
        }
      </NoticeRegion>
      {wall !== null &&
        shown(<PlainWall wall={wall} />, ({ WallDialog }) => <WallDialog key={wall.id} wall={wall} />)}
    </>
  );
}

interface Props {
  /** Another one than that which failed is another try. */
  readonly attempt: unknown;
  /** Stands in for what failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly attempt: unknown;
  readonly hasFailed: boolean;
}

/** Keeps a fault in what shows notices from taking the whole page away: there is nothing above it that would catch it. */
class NoticesBoundary extends Component<Props, State> {
  override state: State = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): State | null {
    return attempt === state.attempt ? null : { attempt, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Most visits never see a notice, so that what shows them is not part of the first route (design.md section 10). */
async function loadParts(): Promise<NoticeParts> {
  return (await importAgain(() => import('./noticeParts.ts'))).noticeParts;
}

/**
 * Loads the parts when the browser is idle: the first notice may well be that the network is down. Where that failed,
 * every change of the notices is another try; `failed` says that the newest one has failed too.
 */
function useNoticeParts(notices: NoticeState): NoticeParts | 'waiting' | 'failed' {
  const [parts, setParts] = useState<NoticeParts | 'waiting' | 'failed'>('waiting');
  const isHere = typeof parts === 'object';

  useEffect(
    () =>
      whenIdle(() => {
        // A failure is ignored here, since the parts are not needed yet.
        loadParts().then(setParts, () => undefined);
      }),
    [],
  );
  useEffect(() => {
    const { toasts, notifications, wall } = notices;
    if (isHere || (toasts.length === 0 && notifications.length === 0 && wall === null)) return;
    loadParts().then(setParts, () => setParts((now) => (typeof now === 'object' ? now : 'failed')));
  }, [isHere, notices]);
  return parts;
}

interface NoticeRegionProps {
  /** The open notices in it. */
  readonly notices: NoticeList;
  readonly role: 'log' | 'status';
  readonly politeness: 'polite' | 'assertive';
  /** Something stands before them. */
  readonly isCovered: boolean;
  /** Shows them; their time stands still while they are held. */
  readonly children: (isHeld: boolean) => ReactNode;
}

/**
 * A live region, there before the notices in it: only what is added to one is read out, so that each is said once. Knows
 * whether a user is with them, by pointer or focus, and gives the focus back when the last one goes.
 */
function NoticeRegion({ notices, role, politeness, isCovered, children }: NoticeRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isPageHidden = useIsPageHidden();

  // Not every browser fires an event when the element with pointer or focus is removed.
  useEffect(() => {
    const isEmpty = notices.length === 0;
    const holdsFocus = region.current?.contains(document.activeElement) === true;
    if (isEmpty && holdsFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    if (isEmpty) setHasPointer(false);
    if (isEmpty || !holdsFocus) setHasFocus(false);
  }, [notices]);

  const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean =>
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes pointer and focus
    <div
      ref={region}
      role={role}
      aria-live={politeness}
      aria-atomic="false"
      onPointerEnter={() => setHasPointer(true)}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={(event) => {
        if (isFromOutside(event)) cameFrom.current = event.relatedTarget;
        setHasFocus(true);
      }}
      onBlur={(event) => {
        if (isFromOutside(event)) setHasFocus(false);
      }}
    >
      {children(hasPointer || hasFocus || isCovered || isPageHidden)}
    </div>
  );
}

/** Whether the page is hidden: another tab or another window is in front of it. */
function useIsPageHidden(): boolean {
  return useSyncExternalStore(listen, () => document.hidden);
}

function listen(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
