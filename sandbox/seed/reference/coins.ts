/** A coin of the exchange, as far as its market needs it. */
export interface CoinReference {
  readonly coin: string;
  readonly name: string;
  /** USD for one coin when the simulation is at its middle (screens.md 3.3, column Start USD). */
  readonly startUsd: number;
  /** Standard deviation of a year's log return; 0 marks a coin pegged to the dollar. A sandbox value. */
  readonly yearlyVolatility: number;
  /** Turnover of the coin's USDT pair on an ordinary day, in USD. A sandbox value. */
  readonly dailyTurnoverUsd: number;
}

type CoinLine = [coin: string, name: string, startUsd: number, volatility: number, turnover: number];

/** In the order of the table in screens.md 3.3, which is also the order of the pair list. */
const LINES: readonly CoinLine[] = [
  ['BTC', 'Bitcoin', 65000, 0.5, 1.1e9],
  ['ETH', 'Ether', 3200, 0.65, 6e8],
  ['USDT', 'Tether USD', 1, 0, 3e8],
  ['USDC', 'USD Coin', 1, 0, 2e8],
  ['DAI', 'Dai', 1, 0, 4e6],
  ['BNB', 'BNB', 580, 0.55, 4e7],
  ['SOL', 'Solana', 150, 0.8, 2.4e8],
  ['XRP', 'XRP', 0.6, 0.75, 1.6e8],
  ['DOGE', 'Dogecoin', 0.12, 0.95, 9e7],
  ['ADA', 'Cardano', 0.45, 0.8, 3.5e7],
  ['TRX', 'TRON', 0.13, 0.5, 1.8e7],
  ['TON', 'Toncoin', 5.5, 0.7, 2.2e7],
  ['AVAX', 'Avalanche', 28, 0.9, 3e7],
  ['LINK', 'Chainlink', 14, 0.8, 2.6e7],
  ['DOT', 'Polkadot', 6.2, 0.8, 1.6e7],
  ['SUI', 'Sui', 1.1, 1, 4.5e7],
  ['XLM', 'Stellar Lumens', 0.1, 0.8, 1.2e7],
  ['LTC', 'Litecoin', 72, 0.65, 2e7],
  ['BCH', 'Bitcoin Cash', 380, 0.7, 1.4e7],
  ['HBAR', 'Hedera', 0.07, 0.9, 9e6],
  ['SHIB', 'Shiba Inu', 0.000018, 1, 3e7],
  ['PEPE', 'Pepe', 0.000012, 1.2, 6e7],
  ['UNI', 'Uniswap', 8, 0.85, 1e7],
  ['AAVE', 'Aave', 95, 0.9, 1.1e7],
  ['NEAR', 'NEAR', 5, 0.9, 1.3e7],
  ['APT', 'Aptos', 7, 0.9, 1.2e7],
  ['ICP', 'Internet Computer', 8.5, 0.85, 7e6],
  ['ETC', 'Ethereum Classic', 20, 0.75, 6e6],
  ['POL', 'Polygon', 0.5, 0.85, 8e6],
  ['ATOM', 'Cosmos', 6.5, 0.75, 6e6],
  ['FIL', 'Filecoin', 4.2, 0.85, 7e6],
  ['ARB', 'Arbitrum', 0.75, 0.9, 1.4e7],
  ['OP', 'Optimism', 1.7, 0.9, 1.2e7],
  ['MNT', 'Mantle', 0.7, 0.75, 1.8e7],
  ['INJ', 'Injective', 21, 1, 9e6],
  ['TIA', 'Celestia', 5, 1, 8e6],
  ['SEI', 'Sei', 0.35, 1, 8e6],
  ['ALGO', 'Algorand', 0.14, 0.8, 4e6],
  ['XTZ', 'Tezos', 0.75, 0.75, 2e6],
  ['STX', 'Stacks', 1.7, 0.9, 5e6],
  ['KAS', 'Kaspa', 0.16, 0.9, 6e6],
  ['DASH', 'Dash', 28, 0.7, 1.5e6],
  ['EOS', 'EOS', 0.6, 0.7, 2.5e6],
];

export const COINS: readonly CoinReference[] = LINES.map(
  ([coin, name, startUsd, yearlyVolatility, dailyTurnoverUsd]) => ({
    coin,
    name,
    startUsd,
    yearlyVolatility,
    dailyTurnoverUsd,
  }),
);
