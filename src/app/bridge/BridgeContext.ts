import { createContext, useContext } from 'react';
import type { Bridge } from './createBridge.ts';

export const BridgeContext = createContext<Bridge | null>(null);

export function useBridge(): Bridge {
  const bridge = useContext(BridgeContext);
  if (bridge === null) throw new Error('useBridge needs a BridgeContext around it.');
  return bridge;
}
