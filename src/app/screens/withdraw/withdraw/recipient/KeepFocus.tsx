import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface KeepFocusProps {
  /** Which contents are there; others come and go as a whole. */
  readonly of: string;
  /** What takes the focus over, as a selector; the first that the new contents have. */
  readonly onto: string;
  readonly children: ReactNode;
}

/** Keeps the focus in a place whose contents are exchanged: it would fall to the body of the page with what goes. */
export function KeepFocus({ of, onto, children }: KeepFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  return (
    <div ref={place}>
      <Watch key={of} place={place} isLost={isLost} onto={onto} />
      {children}
    </div>
  );
}

interface WatchProps {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly isLost: RefObject<boolean>;
  readonly onto: string;
}

/** It goes just before the contents that it came with, while their focus can still be seen. */
function Watch({ place, isLost, onto }: WatchProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once as it comes, and once as it goes
  useLayoutEffect(() => {
    if (isLost.current) place.current?.querySelector<HTMLElement>(onto)?.focus();
    isLost.current = false;
    return () => {
      isLost.current = place.current?.contains(document.activeElement) ?? false;
    };
  }, []);
  return null;
}
