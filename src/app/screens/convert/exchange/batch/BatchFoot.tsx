import './batchBar.css';
import type { ReactNode } from 'react';
import { Stack } from '#app/components/layout/Stack.tsx';

export interface BatchFootProps {
  /** What there is to say about the batch, in lines of its own above. */
  readonly said: ReactNode;
  /** Sums and buttons, in one bar. */
  readonly children: ReactNode;
}

/** In sight whatever the list: the total is what the ticks are for, and a quote's time is what the lines are read in. */
export function BatchFoot({ said, children }: BatchFootProps) {
  return (
    <Stack
      gap="gap-2"
      className="sticky bottom-(--bottom-bar) z-1 -mx-4 rounded-b-card border-t border-line-strong bg-raised px-4 py-3 xl:-mx-5 xl:px-5"
    >
      {said}
      <div className="batch-bar flex flex-wrap items-center gap-x-4 gap-y-2 md:gap-x-8">{children}</div>
    </Stack>
  );
}

/** What all coins come to: side by side, in two columns where a phone has no room for more. */
export function Sums({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid flex-1 grid-cols-2 gap-x-4 md:flex md:flex-initial md:flex-wrap md:gap-x-8 md:gap-y-1">
      {children}
    </dl>
  );
}

export interface SumProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Sum({ label, children }: SumProps) {
  return (
    <div>
      <dt className="text-small/normal text-text-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
