import { Suspense } from 'react';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { lazyPart } from './lazyPart.tsx';

// Hardly any list needs it.
const LeftOutWords = lazyPart(
  () => import('./LeftOutWords.tsx'),
  (module) => module.LeftOutWords,
);

export interface LeftOutHintProps {
  /** The rows left out of the answer that the list was read from. */
  readonly leftOut: LeftOut | undefined;
}

/** Says beside a list that is chosen from how much of it could not be read (screens.md 0.2c); nothing where all is there. */
export function LeftOutHint({ leftOut }: LeftOutHintProps) {
  if (leftOut === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LeftOutWords leftOut={leftOut} />
    </Suspense>
  );
}
