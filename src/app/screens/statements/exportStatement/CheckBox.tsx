import type { ComponentProps } from 'react';

/** A box to select, with its words beside it. */
export function CheckBox({ children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
      <input {...input} type="checkbox" className="size-4 flex-none accent-text" />
      {children}
    </label>
  );
}
