import type { ComponentProps } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';

export interface ChoiceLineProps extends ComponentProps<'input'> {
  readonly isWrong?: boolean;
}

/** A box to select, or one of several to choose, in a line as high as a finger; its words are the children. */
export function ChoiceLine({ isWrong = false, children, ...input }: ChoiceLineProps) {
  return (
    <label
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-[6px] border px-3',
        isWrong ? 'border-down' : input.checked ? 'border-text' : 'border-line',
      )}
    >
      <input {...input} className="size-4.5 flex-none accent-text" />
      {children}
    </label>
  );
}
