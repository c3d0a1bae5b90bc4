import { type Ref, useLayoutEffect, useState } from 'react';

export interface ScrimProps {
  readonly isOpen: boolean;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Lies between the page and a layer, and holds the page still while it is there (modal.css). The primitive's own one does that
 * by a style which everything on the page inherits: on a slow phone the layer came 100 ms later for it.
 */
export function Scrim({ isOpen, ref }: ScrimProps) {
  // Read before it is there, since the bar goes with it. A layer over another one finds none.
  const [barWidth] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useLayoutEffect(() => {
    if (barWidth === 0) return undefined;
    const { style } = document.body;
    style.paddingInlineEnd = `${barWidth}px`;
    return () => {
      style.paddingInlineEnd = '';
    };
  }, [barWidth]);
  return <div ref={ref} className="modal-overlay" data-state={isOpen ? 'open' : 'closed'} />;
}
