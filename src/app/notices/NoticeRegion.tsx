import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NoticeList } from '#app/stores/noticeList.ts';

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
export function NoticeRegion({ notices, role, politeness, isCovered, children }: NoticeRegionProps) {
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
