import { type ReactNode, useEffect, useRef, useState } from 'react';

export interface WhenNearProps {
  /** Holds the place until then; its first element is what is looked for. */
  readonly fallback: ReactNode;
  /** How far outside the window it is near, as CSS writes margins: half a window, unless said otherwise. */
  readonly margin?: string;
  readonly children: ReactNode;
}

/** Renders its children, and with them loads what they need, once their place is in the window or near it. */
export function WhenNear({ fallback, margin = '50% 0px', children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current?.firstElementChild;
    if (element == null) return undefined;
    // An old browser can't say it: then it is always near.
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // The document is the root: in a frame, the default root would ignore the margin.
      { root: document, rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  if (isNear) return children;
  return (
    <div ref={place} className="contents">
      {fallback}
    </div>
  );
}
