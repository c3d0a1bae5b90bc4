import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface WhenNearProps {
  /** Holds the place until then; its first element is what is looked for. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** So far below the window something may be and still be there before it is scrolled to. */
const MARGIN = '50% 0px';

/** Renders its children, and with them loads what they need, once their place is in the window or near it. */
export function WhenNear({ fallback, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (element == null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // Of this document: in a frame, the window around it has no margin to give.
      { root: document, rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (isNear) return children;
  return (
    <div ref={place} className="contents">
      {fallback}
    </div>
  );
}
