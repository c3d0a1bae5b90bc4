import { createContext, useContext } from 'react';
import type { Present } from './createPresent.ts';

export const PresentContext = createContext<Present | null>(null);

export function usePresent(): Present {
  const present = useContext(PresentContext);
  if (present === null) throw new Error('usePresent needs a PresentContext around it.');
  return present;
}
