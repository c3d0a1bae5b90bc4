import { BITCOIN_CHAINS } from './chains/bitcoinChains.ts';
import type { ChainReference } from './chains/chainReference.ts';
import { EVM_CHAINS } from './chains/evmChains.ts';
import { OTHER_CHAINS } from './chains/otherChains.ts';

/** In the order of the table in screens.md 3.1. */
export const CHAINS: readonly ChainReference[] = [...BITCOIN_CHAINS, ...EVM_CHAINS, ...OTHER_CHAINS];

export const CHAIN_BY_CODE: ReadonlyMap<string, ChainReference> = new Map(
  CHAINS.map((reference) => [reference.chain, reference]),
);

/** A direction that is closed on a chain. */
export interface Suspension {
  readonly chain: string;
  /** The only coin that is suspended; without it, all coins of the chain. */
  readonly coin?: string;
  readonly deposit: boolean;
  readonly withdraw: boolean;
  /** Opens so long after the sandbox started; without it the end is unknown. */
  readonly reopensAfterMs?: number;
  readonly reason: SuspensionReason;
}

export type SuspensionReason = 'walletUpgrade' | 'walletMaintenance' | 'networkUpgrade';

/** What is suspended so that the states can be seen (screens.md 3.1). */
export const SUSPENSIONS: readonly Suspension[] = [
  {
    chain: 'DASH',
    deposit: true,
    withdraw: false,
    reopensAfterMs: 2 * 60 * 60_000,
    reason: 'walletUpgrade',
  },
  {
    chain: 'MANTLE',
    coin: 'ETH',
    deposit: false,
    withdraw: true,
    reason: 'walletMaintenance',
  },
  { chain: 'SEI', deposit: true, withdraw: true, reason: 'networkUpgrade' },
];
