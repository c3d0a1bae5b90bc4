import { useEffect, useEffectEvent, useState } from 'react';
import type { DroppedNoticeProps } from './DroppedNotice.tsx';

type Found = Pick<DroppedNoticeProps, 'names' | 'why'>;

/**
 * Has what says nothing here taken out of the address at once, and names it until that was read (screens.md 0.2c, "Entering").
 *
 * @param clean Takes it out, and is no step of the way back.
 */
export function useDropped({ names, why }: Found, clean: () => void): DroppedNoticeProps {
  const found = names.join();
  const [said, setSaid] = useState<Found & { readonly found: string }>({ names: [], found: '' });
  if (found !== said.found) {
    // Some parameters are known to be unusable only once lists are loaded: one notice names all.
    setSaid(
      found === '' ? { ...said, found } : { names: [...new Set([...said.names, ...names])], why, found },
    );
  }
  const cleanNow = useEffectEvent(clean);
  useEffect(() => {
    if (found !== '') cleanNow();
  }, [found]);
  return { names: said.names, why: said.why, onDismiss: () => setSaid({ names: [], found }) };
}
