import { Blocks, Lightbulb, Lock, Scale, X } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { NextStep } from '../NextStep.tsx';
import { canDismiss, type StackNotice } from './noticeOrder.ts';

export interface StackItemProps {
  readonly notice: StackNotice;
  /** All of its text is shown; else two lines of it, on a phone. */
  readonly isWhole: boolean;
  readonly onDismiss: (id: string) => void;
  /** The element of the text, which may be cut. */
  readonly words?: Ref<HTMLParagraphElement> | undefined;
}

const MARKS = { legal: Scale, lock: Lock, chain: Blocks, tip: Lightbulb } as const;

/** One notice of the stack; its kind is a shape as well as a colour. */
export function StackItem({ notice, isWhole, onDismiss, words }: StackItemProps) {
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
