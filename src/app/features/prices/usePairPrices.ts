import { useEffect, useMemo } from 'react';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { candidatesOf } from './pairRoute.ts';

/**
 * Watches every symbol that may have the price of a pair while the component is mounted; the prices come to the quote
 * store. Null coins are not chosen yet.
 */
export function usePairPrices(from: string | null, to: string | null): void {
  const { interest } = useBridge();
  const symbols = useMemo(
    () => (from === null || to === null || from === to ? [] : candidatesOf(from, to)),
    [from, to],
  );
  useEffect(() => (symbols.length === 0 ? undefined : interest.watch(symbols)), [interest, symbols]);
}
