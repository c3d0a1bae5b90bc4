import type { CoinChainTerms } from '#app/screens/deposit/chainTerms.ts';
import type { ChainAnswer, DepositAddressRow } from './addressState.ts';

/** What an address is for. */
export interface AddressPartProps {
  readonly coin: string;
  readonly terms: CoinChainTerms;
  /** All networks of the coin. */
  readonly chains: readonly CoinChainTerms[];
  readonly onChain: (chain: string) => void;
}

/** An address that the gateway has verified. */
export interface VerifiedAddressProps extends AddressPartProps {
  readonly answer: ChainAnswer;
  readonly address: DepositAddressRow;
  /** When the exchange last said so, in ms since 1970. */
  readonly asOfMs: number;
  /** The address may have changed since: the exchange can't be asked. */
  readonly isOld: boolean;
  readonly onRefresh: () => void;
}
