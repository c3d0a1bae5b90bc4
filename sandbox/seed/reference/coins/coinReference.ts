/** A coin as the market needs it. */
export interface MarketCoin {
  readonly coin: string;
  readonly name: string;
  /** USD for one coin when the simulation is at its middle (screens.md 3.3, column Start USD). */
  readonly startUsd: number;
  /** Standard deviation of a year's log return; 0 marks a coin pegged to the dollar. A sandbox value. */
  readonly yearlyVolatility: number;
  /** Turnover of the coin's USDT pair on an ordinary day, in USD. A sandbox value. */
  readonly dailyTurnoverUsd: number;
}

/** A coin of the exchange. */
export interface CoinReference extends MarketCoin, CoinFlags {
  /** Digits shown after the point. */
  readonly scale: number;
  readonly chains: readonly CoinChainReference[];
}

/** How a coin travels on one chain; amounts are decimal strings (screens.md 3.3). */
export interface CoinChainReference {
  readonly chain: string;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawFee: string;
  /** Part of the amount that is charged on top of the fee. */
  readonly percentageFee: string;
  /** The default is what a million dollars buy. */
  readonly withdrawMax?: string;
  /** Digits after the point of an amount on this chain. */
  readonly accuracy: number;
  /** The address of the token's contract, where it is known. */
  readonly contract?: string;
  /** Digits behind the point in which that contract counts. */
  readonly decimals?: number;
}

interface CoinFlags {
  /** Among the most wanted coins. A sandbox value. */
  readonly isHot?: boolean;
  /** Among the coins listed last. A sandbox value. */
  readonly isNew?: boolean;
  /** Closed for conversion, which answers 50001 (screens.md 3.3). */
  readonly isClosed?: boolean;
  /** Not for Islamic accounts (screens.md 3.3). */
  readonly isRefusedForIslamic?: boolean;
}

/** A coin as the tables hold it: `accuracy` follows `scale`, and the percentage fee is 0 unless it is given. */
export interface CoinData extends MarketCoin, CoinFlags {
  readonly scale: number;
  readonly chains: readonly (Omit<CoinChainReference, 'accuracy' | 'percentageFee'> & {
    readonly percentageFee?: string;
  })[];
}
