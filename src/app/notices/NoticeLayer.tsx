import { Toast } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNoticeWords } from './noticeWords.ts';

/** product.md section 9: moves the focus to the notices. */
export const NOTICE_HOTKEY = 'F8';

/**
 * The second toast system of product.md section 9: the defaults of the primitive, which hold wherever the first one's rules
 * say nothing else (design.md section 13). Said here so that another release of the primitive can't change them.
 */
const FALLBACK = { durationMs: 5_000, swipeDirection: 'right', swipeThresholdPx: 50 } as const;
const HOTKEY = [NOTICE_HOTKEY];
/** No key where it would move the focus to a place without notices, and so lose it. */
const NO_HOTKEY: string[] = [];

/** The primitive would announce each notice in a region that misses updates; our own region announces those as well. */
const UNHEARD = new DocumentFragment();

interface NoticeLayerProps {
  readonly place: 'toasts' | 'notifications';
  /** What a screen reader calls it. */
  readonly label: string;
  /** The direction in which notices are swiped away; the fallback's where none is given. */
  readonly swipeDirection?: 'down' | 'left';
  /** Whether F8 moves the focus here. */
  readonly hasHotkey: boolean;
  readonly children: ReactNode;
}

/** A place for notices: what they share, and the list that they are put in. */
export function NoticeLayer({ place, label, swipeDirection, hasHotkey, children }: NoticeLayerProps) {
  const words = useNoticeWords();
  return (
    <Toast.Provider
      label={words('notices.label')}
      duration={FALLBACK.durationMs}
      swipeDirection={swipeDirection ?? FALLBACK.swipeDirection}
      swipeThreshold={FALLBACK.swipeThresholdPx}
      announcerContainer={UNHEARD}
    >
      {children}
      <Toast.Viewport className={place} label={label} hotkey={hasHotkey ? HOTKEY : NO_HOTKEY} />
    </Toast.Provider>
  );
}
