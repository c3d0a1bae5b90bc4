import './noticeStack.css';
import { Blocks, Lightbulb, Lock, Scale, X } from 'lucide-react';
import type { Ref } from 'react';
import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { formatMore } from '../format/formatMore.ts';
import { NextStep } from '../NextStep.tsx';
import {
  canDismiss,
  type Dismissals,
  dismissed,
  remainingNotices,
  type StackNotice,
  splitNotices,
} from './noticeOrder.ts';

export interface NoticeStackProps {
  readonly notices: readonly StackNotice[];
  /** What this device remembers. */
  readonly readDismissals: () => Dismissals;
  readonly keepDismissals: (dismissals: Dismissals) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const MOST_VISIBLE = 2;
/** In two small lines, so that the form below begins on the first screen. */
const MOST_ON_PHONE = 1;

/**
 * What a screen has to say before its content (screens.md 0.3, C13): the two most important notices, on a phone one in two
 * small lines, and the others when asked for. Tips and states of coins can be dismissed for 30 days; law and security can't.
 */
export function NoticeStack({ notices, readDismissals, keepDismissals, now }: NoticeStackProps) {
  const { t } = useTranslation();
  const restId = useId();
  const stack = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const language = useLanguage();
  const isPhone = useMedia(PHONE);
  const [dismissals, setDismissals] = useState(readDismissals);
  const [isOpen, setOpen] = useState(false);
  /** Where the focus goes once the notice that had it is gone. */
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const shown = remainingNotices(notices, dismissals, now());
  const { visible, rest, chains } = splitNotices(shown, isPhone ? MOST_ON_PHONE : MOST_VISIBLE);
  const [first] = visible;
  const isCut = useIsCut(line, isPhone && !isOpen, first?.id ?? '');
  // Two lines have no room for an action either.
  const hasMore = isCut || first?.action !== undefined;

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
  const itemsOf = (part: readonly StackNotice[], words?: typeof line) =>
    part.map((notice) => (
      <StackItem
        key={notice.id}
        notice={notice}
        isWhole={!isPhone || isOpen}
        onDismiss={dismiss}
        words={words}
      />
    ));
  const others =
    chains === null ? t('banner.more', { count: rest.length }) : t('banner.suspended', { count: chains });
  const isBeside = isPhone && visible.length > 0;
  // Most pages have none: the first question to Intl takes a slow phone a tenth of a second.
  const more = isBeside && rest.length > 0 ? formatMore(rest.length, language) : null;
  const hasButton = rest.length > 0 || (isBeside && (hasMore || isOpen));

  return (
    <div ref={stack} tabIndex={-1} className="notice-stack">
      {shown.length > 0 && (
        <section
          aria-label={t('banner.region')}
          data-beside={isBeside || undefined}
          data-folded={(isBeside && hasButton && !isOpen) || undefined}
        >
          {visible.length > 0 && <ul>{itemsOf(visible, line)}</ul>}
          {hasButton && (
            <button
              type="button"
              className="stack-more"
              aria-expanded={isOpen}
              aria-controls={rest.length > 0 ? restId : undefined}
              // Contains its visible text, for speech input.
              aria-label={isBeside ? (more === null ? t('banner.whole') : `${more} ${others}`) : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {isBeside ? more : others}
            </button>
          )}
          {rest.length > 0 && (
            <ul id={restId} hidden={!isOpen}>
              {itemsOf(rest)}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

/** A text is longer than its lines; it is measured again with the window, and where another text may be in them. */
function useIsCut(line: RefObject<HTMLElement | null>, isMeasured: boolean, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useLayoutEffect(() => {
    if (!isMeasured) return undefined;
    const measure = (): void => {
      const element = line.current;
      setCut(element !== null && element.scrollHeight > element.clientHeight + 1);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [line, isMeasured, text]);
  return isCut;
}

interface StackItemProps {
  readonly notice: StackNotice;
  /** All of its text is shown; else two lines of it, on a phone. */
  readonly isWhole: boolean;
  readonly onDismiss: (id: string) => void;
  /** The element of the text, which may be cut. */
  readonly words?: Ref<HTMLParagraphElement> | undefined;
}

const MARKS = { legal: Scale, lock: Lock, chain: Blocks, tip: Lightbulb } as const;

/** One notice of the stack; its kind is a shape as well as a colour. */
function StackItem({ notice, isWhole, onDismiss, words }: StackItemProps) {
  const { t } = useTranslation();
  const { id, kind, title, text, action } = notice;
  const Mark = MARKS[kind];
  return (
    <li tabIndex={-1} className="stack-item" data-kind={kind} data-line={!isWhole || undefined}>
      <Mark size={16} aria-hidden="true" className="stack-mark" />
      <div className="stack-body">
        {/* The exchange may speak another language than the page. */}
        <p ref={words} className="stack-words" dir="auto">
          {title && <b>{title}</b>}
          {title && ' · '}
          {text}
        </p>
        {action !== undefined && <NextStep {...action} />}
      </div>
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
