/** A pair of any exchange is shorter. With it, 200 symbols stay far below the size of a batch (design.md section 10). */
const MAX_SYMBOL_LENGTH = 24;
/** Printable ASCII without quote and backslash, so that a symbol has as many bytes in JSON as it has characters. */
const SYMBOL = /^[!#-[\]-~]+$/;

/** Whether a value can be a pair's symbol. Anything else never gets into a table, a statement or a batch. */
export function isSymbol(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_SYMBOL_LENGTH && SYMBOL.test(value);
}

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
