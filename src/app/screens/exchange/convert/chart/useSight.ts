import { type RefObject, useEffect, useState } from 'react';

export interface Sight {
  /** Some of it can be seen now; in a hidden tab it is as it was left. */
  readonly isSeen: boolean;
  /** It was seen before, or is. */
  readonly wasSeen: boolean;
}

const UNSEEN: Sight = { isSeen: false, wasSeen: false };

/** Whether an element is within the window, for what is too dear to be loaded and drawn for nobody. */
export function useSight(element: RefObject<Element | null>): Sight {
  const [sight, setSight] = useState(UNSEEN);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false;
      setSight(({ wasSeen }) => ({ isSeen, wasSeen: wasSeen || isSeen }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return sight;
}
