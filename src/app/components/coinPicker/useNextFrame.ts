import { useEffect, useState } from 'react';

/**
 * False for the first frame of a component, true from then on: what is heavy waits, so that what was pressed is seen to have
 * worked at once.
 */
export function useNextFrame(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLater(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLater;
}
