import './notices.css';
import { Component, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { isOpen } from '#app/stores/noticeList.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { NoticeRegion } from './NoticeRegion.tsx';
import type { NoticeParts } from './noticeParts.ts';
import { PlainNotices, PlainWall } from './PlainNotices.tsx';
import { useNoticeParts } from './useNoticeParts.ts';

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
