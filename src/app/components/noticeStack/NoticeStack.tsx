import './noticeStack.css';
import { Blocks, ChevronDown, Lightbulb, Lock, Scale, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { NextStep } from '../NextStep.tsx';
import { canDismiss, type Dismissals, dismissed, remainingNotices, type StackNotice } from './noticeOrder.ts';

export interface NoticeStackProps {
  readonly notices: readonly StackNotice[];
  /** What this device remembers. */
  readonly readDismissals: () => Dismissals;
  readonly keepDismissals: (dismissals: Dismissals) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const MOST_VISIBLE = 2;

/**
 * What a screen has to say before its content (screens.md 0.3, C13): the two most important notices, and the others when
 * asked for. Tips and states of coins can be dismissed for 30 days; law and security can't.
 */
export function NoticeStack({ notices, readDismissals, keepDismissals, now }: NoticeStackProps) {
  const { t } = useTranslation();
  const restId = useId();
  const stack = useRef<HTMLDivElement>(null);
  const [dismissals, setDismissals] = useState(readDismissals);
  const [isOpen, setOpen] = useState(false);
  /** Where the focus goes once the notice that had it is gone. */
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const shown = remainingNotices(notices, dismissals, now());
  const rest = shown.slice(MOST_VISIBLE);

  useLayoutEffect(() => {
    if (focusAt === null) return;
    setFocusAt(null);
    const items = stack.current?.querySelectorAll<HTMLElement>('.stack-item') ?? [];
    (items[Math.min(focusAt, items.length - 1)] ?? stack.current)?.focus();
  }, [focusAt]);

  const dismiss = (id: string): void => {
    // Read again: another tab may have dismissed others since.
    const next = dismissed(readDismissals(), id, now());
    keepDismissals(next);
    setDismissals(next);
    setFocusAt(shown.findIndex((notice) => notice.id === id));
  };
  const itemsOf = (part: readonly StackNotice[]) =>
    part.map((notice) => <StackItem key={notice.id} notice={notice} onDismiss={dismiss} />);

  return (
    <div ref={stack} tabIndex={-1} className="notice-stack">
      {shown.length > 0 && (
        <section aria-label={t('banner.region')}>
          <ul>{itemsOf(shown.slice(0, MOST_VISIBLE))}</ul>
          {rest.length > 0 && (
            <>
              <button
                type="button"
                className="stack-more"
                aria-expanded={isOpen}
                aria-controls={restId}
                onClick={() => setOpen(!isOpen)}
              >
                {t('banner.more', { count: rest.length })}
              </button>
              <ul id={restId} hidden={!isOpen}>
                {itemsOf(rest)}
              </ul>
            </>
          )}
        </section>
      )}
    </div>
  );
}

export interface StackItemProps {
  readonly notice: StackNotice;
  readonly onDismiss: (id: string) => void;
}

const MARKS = { legal: Scale, lock: Lock, chain: Blocks, tip: Lightbulb } as const;

/** One notice of the stack; its kind is a shape as well as a colour. On a phone it has one line until all of it is asked for. */
function StackItem({ notice, onDismiss }: StackItemProps) {
  const { t } = useTranslation();
  const { id, kind, title, text, action } = notice;
  const Mark = MARKS[kind];
  const words = useRef<HTMLParagraphElement>(null);
  const isPhone = useMedia(PHONE);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const measure = (): void => {
      const line = words.current;
      setCut(isPhone && line !== null && line.scrollWidth > line.clientWidth);
      setOpen(false);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [isPhone]);

  return (
    <li
      tabIndex={-1}
      className="stack-item"
      data-kind={kind}
      data-cut={isCut || undefined}
      data-open={isOpen || undefined}
    >
      <Mark size={16} aria-hidden="true" className="stack-mark" />
      <div className="stack-body">
        {/* The exchange may speak another language than the page. */}
        <p ref={words} className="stack-words" dir="auto">
          {title !== undefined && <b>{title}</b>}
          {title !== undefined && ' · '}
          {text}
        </p>
        {action !== undefined && <NextStep {...action} />}
      </div>
      {isCut && (
        <button
          type="button"
          className="square-button stack-open"
          aria-expanded={isOpen}
          aria-label={t('banner.whole')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      )}
      {canDismiss(notice) && (
        <button
          type="button"
          className="square-button"
          aria-label={t('banner.dismiss')}
          onClick={() => onDismiss(id)}
        >
          <X size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
