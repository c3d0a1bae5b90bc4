import type { HTMLAttributes } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';

export interface RecordNoticeProps extends HTMLAttributes<HTMLDivElement> {
  /** Nothing is wrong. */
  readonly isNeutral?: boolean;
  /** A notice that is to be announced is there before it says anything. */
  readonly isShown?: boolean;
}

/** Something to be known of rows, and what can be done about it. */
export function RecordNotice(props: RecordNoticeProps) {
  const { isNeutral = false, isShown = true, className = 'mb-3', ...rest } = props;
  const look = joinClasses(
    'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-button border-s-3 px-3 py-2',
    isNeutral ? 'border-line-strong bg-surface' : 'border-warn bg-warn-wash',
    className,
  );
  return <div {...rest} className={isShown ? look : undefined} />;
}
