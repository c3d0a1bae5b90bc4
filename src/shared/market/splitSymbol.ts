/** The coins pairs are quoted in, as the feed writes them at the end of a symbol; longer ones first. */
const QUOTE_COINS = ['USDT', 'USDC', 'BTC', 'ETH', 'MNT', 'DAI', 'EUR', 'BRL', 'TRY'] as const;

export interface SymbolParts {
  readonly base: string;
  /** Empty when the symbol ends in no known quote coin. */
  readonly quote: string;
}

/** "BTCUSDT" → BTC and USDT. The feed names pairs without a separator, so the known quote coins decide. */
export function splitSymbol(symbol: string): SymbolParts {
  const quote = QUOTE_COINS.find((coin) => symbol.length > coin.length && symbol.endsWith(coin)) ?? '';
  return { base: symbol.slice(0, symbol.length - quote.length), quote };
}
