import { type RefObject, useLayoutEffect, useState } from 'react';

/** A line of text is longer than its place; it is measured again with the window, and where another text may be in it. */
export function useIsCut(line: RefObject<HTMLElement | null>, isMeasured: boolean, text: string): boolean {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another length
  useLayoutEffect(() => {
    if (!isMeasured) return undefined;
    const measure = (): void => {
      const element = line.current;
      setCut(element !== null && element.scrollWidth > element.clientWidth);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [line, isMeasured, text]);
  return isCut;
}
