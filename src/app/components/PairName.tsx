import { splitSymbol } from '#shared/market/splitSymbol.ts';

/** "BTC / USDT", the quote coin quieter. */
export function PairName({ symbol }: { readonly symbol: string }) {
  const { base, quote } = splitSymbol(symbol);
  return (
    <span className="truncate">
      <b className="font-semibold">{base}</b>
      {quote !== '' && <span className="text-xs text-text-3"> / {quote}</span>}
    </span>
  );
}
