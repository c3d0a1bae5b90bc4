import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

export interface KeepFocusProps {
  /** Names the contents; another name means that they are replaced as a whole. */
  readonly of: string;
  /** Selector of what gets the focus: the first match in the new contents. */
  readonly onto: string;
  readonly children: ReactNode;
}

/** Keeps the focus inside a place whose contents are replaced; without this the focus would move to the page's body. */
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

/** Unmounts just before the contents that it was mounted with, while it can still be seen that the focus is in them. */
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
