import { CircleCheck, CircleX, Info, LoaderCircle, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef } from 'react';
import { isOpen, type Notice, type NoticeType } from '#app/stores/noticeList.ts';
import { dismissNotice } from '#app/stores/noticeStore.ts';
import { useNoticeWords } from './noticeWords.ts';
import type { NoticeWordKey } from './plainWords.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';

interface NoticeItemProps {
  readonly notice: Notice;
  /** The notice's time is stopped. */
  readonly isHeld: boolean;
}

/** A notice in its layer: dismissed by its time, a swipe, Escape or its button (product.md section 4). */
export function NoticeItem({ notice, isHeld }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const words = useNoticeWords();
  const isHere = isOpen(notice);
  const { action } = notice;
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
    // One click, one notice: nothing else on the page is closed by it.
    event.preventDefault();
    dismiss();
  };
  return (
    <Toast.Root
      ref={item}
      className={`notice notice-${notice.type}`}
      aria-roledescription={words('notices.label')}
      open={isHere}
      // What is on its way out is neither focused nor clicked any more.
      inert={!isHere}
      duration={Number.POSITIVE_INFINITY}
      // A click leaves the focus where the user works.
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
      {action !== undefined && (
        <Toast.Action className="notice-action" altText={action.label} onClick={action.run}>
          {action.label}
        </Toast.Action>
      )}
      <Toast.Close className="square-button notice-close" aria-label={words('notices.close')}>
        <X size={16} aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  );
}

/** Whether a modal dialog lies over the notice: only Escape reaches the notice then, and the key is meant for the dialog. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog:modal') !== null;
}

interface Mark {
  readonly Icon: LucideIcon;
  readonly word: NoticeWordKey;
}

const MARK_BY_TYPE: Readonly<Record<NoticeType, Mark>> = {
  info: { Icon: Info, word: 'notices.info' },
  success: { Icon: CircleCheck, word: 'notices.success' },
  warning: { Icon: TriangleAlert, word: 'notices.warn' },
  error: { Icon: CircleX, word: 'notices.fail' },
  loading: { Icon: LoaderCircle, word: 'notices.process' },
};

/** What a notice is about: a shape for the eye and a word for the ear, so that it isn't shown by colour alone. */
function NoticeMark({ type }: { readonly type: NoticeType }) {
  const words = useNoticeWords();
  const { Icon, word } = MARK_BY_TYPE[type];
  return (
    <span data-mark="" className="flex-none py-3 text-(--notice-colour)">
      <Icon
        size={20}
        strokeWidth={2}
        aria-hidden="true"
        className={type === 'loading' ? 'animate-spin motion-reduce:animate-none' : undefined}
      />
      <span className="sr-only">{words(word)}</span>
    </span>
  );
}
