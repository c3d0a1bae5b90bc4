import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '#app/components/layout/box.ts';

export interface RecordTickProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What its label has besides. */
  readonly labelClass?: string;
  readonly children?: ReactNode;
}

/** A tick and its words: a column that is shown, a row that is chosen. */
export function RecordTick({ labelClass, children, ...input }: RecordTickProps) {
  return (
    <label
      className={joinClasses(
        'inline-flex min-h-8 cursor-pointer items-center gap-2 rounded-button px-2 text-normal text-text-2 pointer-coarse:min-h-11',
        labelClass,
      )}
    >
      <input {...input} type="checkbox" className="size-4 flex-none accent-text" />
      {children}
    </label>
  );
}
