import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows a new price and goes to its heading, never to the button that confirms: an Enter too many must not convert. What has
 * the focus within the panel keeps it.
 */
export function useFocusOnPrice(quoteId: string | null): {
  readonly panel: RefObject<HTMLDivElement | null>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
} {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (quoteId === null) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (panel.current?.contains(document.activeElement) === true) return;
    heading.current?.focus({ preventScroll: true });
  }, [quoteId]);
  return { panel, heading };
}
