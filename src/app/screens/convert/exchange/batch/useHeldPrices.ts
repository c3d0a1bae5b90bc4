import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { type HeldCoin, priceOfHeld } from './heldCoins.ts';

/** USD for one unit of each coin that is held, as the feed goes (throttled to 3 s by the gateway). */
export function useHeldPrices(held: readonly HeldCoin[]): ReadonlyMap<string, string | null> {
  const { interest } = useBridge();
  const symbols = useMemo(
    () => held.flatMap(({ coin }) => (coin === DOLLAR_COIN ? [] : [`${coin}${DOLLAR_COIN}`])),
    [held],
  );
  useEffect(() => (symbols.length === 0 ? undefined : interest.watch(symbols)), [interest, symbols]);
  const quoteBySymbol = useStore(quoteStore, (state) => state.quoteBySymbol);
  const rateByCurrency = useStore(quoteStore, (state) => state.rateByCurrency);
  return useMemo(() => {
    const prices = { quoteBySymbol, rateByCurrency };
    return new Map(held.map((coin) => [coin.coin, priceOfHeld(coin, prices)]));
  }, [held, quoteBySymbol, rateByCurrency]);
}
