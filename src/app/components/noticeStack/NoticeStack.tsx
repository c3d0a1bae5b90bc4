import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Dismissals, dismissed, remainingNotices, type StackNotice } from './noticeOrder.ts';
import { StackItem } from './StackItem.tsx';
import './noticeStack.css';

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
    // Read anew: another tab may have dismissed others since.
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
