import type { ReactNode } from 'react';

/** What is said besides, in a line of such a list. */
export const PICK_SMALL = 'text-small/normal text-text-2';

/** Recipients, one of which is picked; a long list scrolls within itself. */
export function PickList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className="grid max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line">
      {children}
    </ul>
  );
}

export interface PickLineProps {
  readonly onPick: () => void;
  readonly children: ReactNode;
}

export function PickLine({ onPick, children }: PickLineProps) {
  return (
    <li>
      <button
        type="button"
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-3 px-3 py-2 text-start hover:bg-surface focus-visible:-outline-offset-2"
        onClick={onPick}
      >
        {children}
      </button>
    </li>
  );
}
