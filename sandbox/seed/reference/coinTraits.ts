/** A token contract, for the check "you pasted a token contract" and the last six digits shown on deposit. */
export interface TokenContract {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
}

type ContractLine = [coin: string, chain: string, address: string];

/** The list below the table of screens.md 3.3. */
const CONTRACTS: readonly ContractLine[] = [
  ['USDT', 'ETH', '0xdAC17F958D2ee523a2206206994597C13D831ec7'],
  ['USDT', 'BSC', '0x55d398326f99059fF775485246999027B3197955'],
  ['USDT', 'TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['USDC', 'ETH', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
  ['USDC', 'SOL', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  ['USDC', 'BASE', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'],
  ['USDC', 'ARBI', '0xaf88d065e77c8cC2239327C5EDb3A432268e5831'],
  ['DAI', 'ETH', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
  ['LINK', 'ETH', '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
  ['SHIB', 'ETH', '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE'],
  ['UNI', 'ETH', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
  ['PEPE', 'ETH', '0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
  ['AAVE', 'ETH', '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
];

export const TOKEN_CONTRACTS: readonly TokenContract[] = CONTRACTS.map(([coin, chain, address]) => ({
  coin,
  chain,
  address,
}));

/** Most asked for, and listed last. Sandbox values. */
export const HOT_COINS: ReadonlySet<string> = new Set(['BTC', 'ETH', 'USDT', 'USDC', 'SOL', 'XRP', 'DOGE']);
export const NEW_COINS: ReadonlySet<string> = new Set(['TIA', 'SEI', 'KAS']);

/** Closed for conversion, which answers 50001 (screens.md 3.3). */
export const CLOSED_COINS: ReadonlySet<string> = new Set(['DASH']);

/** A direction that is closed on a chain. */
export interface Suspension {
  readonly chain: string;
  /** Of this coin alone. */
  readonly coin?: string;
  readonly deposit: boolean;
  readonly withdraw: boolean;
  /** Opens so long after the sandbox started; without it nobody knows. */
  readonly reopensAfterMs?: number;
  readonly reason: string;
}

/** What is suspended so that the states can be seen (screens.md 3.1). */
export const SUSPENSIONS: readonly Suspension[] = [
  {
    chain: 'DASH',
    deposit: true,
    withdraw: false,
    reopensAfterMs: 2 * 60 * 60_000,
    reason: 'The wallet is being upgraded.',
  },
  {
    chain: 'MANTLE',
    coin: 'ETH',
    deposit: false,
    withdraw: true,
    reason: 'The wallet is under maintenance.',
  },
  { chain: 'SEI', deposit: true, withdraw: true, reason: 'The network is being upgraded.' },
];
