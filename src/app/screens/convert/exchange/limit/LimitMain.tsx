import type { ReactNode } from 'react';

/** The form, and what takes its place: of one height, so that the button below stays where it is. */
export function LimitMain({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-111.5 min-w-0 flex-col gap-2.5 @min-[620px]/ticket:min-h-80">{children}</div>
  );
}
