import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import { isOpen, type Notice } from '#app/stores/noticeList.ts';
import { dismissNotice } from '#app/stores/noticeStore.ts';
import { NoticeMark } from './NoticeMark.tsx';
import { useNoticeWords } from './noticeWords.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';

interface NoticeItemProps {
  readonly notice: Notice;
  /** Its time stands still. */
  readonly isHeld: boolean;
}

/** A notice in its layer: dismissed by its time, a swipe, Escape or its button (product.md section 4). */
export function NoticeItem({ notice, isHeld }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const words = useNoticeWords();
  const isHere = isOpen(notice);
  useNoticeTimer(notice, isHeld);
  useLayoutEffect(() => {
    if (!isHere) return undefined;
    return () => {
      // The others may be read on from here; where there are none, the region gives the focus back.
      if (item.current?.contains(document.activeElement)) item.current.closest('ol')?.focus();
    };
  }, [isHere]);

  const dismiss = (): void => dismissNotice(notice.id);
  const onEscape = (event: KeyboardEvent): void => {
    const focused = event.target instanceof Element ? event.target.closest('.notice') : null;
    const isForAnother = focused !== null && focused !== item.current;
    if (isForAnother || isBehindDialog()) return;
    // One press, one notice: nothing else on the page is closed by it.
    event.preventDefault();
    dismiss();
  };
  return (
    <Toast.Root
      ref={item}
      className={`notice notice-${notice.type}`}
      aria-roledescription={words('notices.label')}
      open={isHere}
      // What is on its way out is neither focused nor pressed any more.
      inert={!isHere}
      duration={Number.POSITIVE_INFINITY}
      // A press of the pointer leaves the focus where the person works.
      onMouseDown={(event) => event.preventDefault()}
      onEscapeKeyDown={onEscape}
      onOpenChange={() => isBehindDialog() || dismiss()}
    >
      <NoticeMark type={notice.type} />
      <div className="notice-words">
        {notice.title !== undefined && (
          <Toast.Title className="notice-title" dir="auto">
            {notice.title}
          </Toast.Title>
        )}
        {/* The exchange may speak another language than the page. */}
        <Toast.Description dir="auto">{notice.text}</Toast.Description>
      </div>
      <Toast.Close className="square-button notice-close" aria-label={words('notices.close')}>
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Of all that dismisses a notice, only Escape reaches one behind a modal dialog, and it is the dialog's. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
