import type { ComponentProps } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';

/** Words among the questions that are no question: how a test stands, or why an answer is in the way. */
export function QuestionAside({
  isWarning = false,
  ...rest
}: ComponentProps<'div'> & { readonly isWarning?: boolean }) {
  return (
    <div
      {...rest}
      className={joinClasses(
        'rounded-button border-s-3 px-3 py-2',
        isWarning ? 'border-s-warn bg-warn-wash' : 'border-s-line-strong bg-surface',
      )}
    />
  );
}
