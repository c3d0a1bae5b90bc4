/** Coins of chains whose own coin has another code than the chain (screens.md 3.1, 3.3). */
const NATIVE_COINS: ReadonlyMap<string, string> = new Map([
  ['LIGHTNING', 'BTC'],
  ['BSC', 'BNB'],
  ['MATIC', 'POL'],
  ['ARBI', 'ETH'],
  ['OP', 'ETH'],
  ['BASE', 'ETH'],
  ['MANTLE', 'MNT'],
  ['CAVAX', 'AVAX'],
  ['TIA', 'TIA'],
  ['APTOS', 'APT'],
]);

/** The coin that a plain transfer on a chain sends. */
export function nativeCoinOf(chain: string): string {
  return NATIVE_COINS.get(chain) ?? chain;
}

/** EIP-155 ids of the chains of screens.md 3.1. */
const CHAIN_BY_ID: ReadonlyMap<string, string> = new Map([
  ['1', 'ETH'],
  ['10', 'OP'],
  ['56', 'BSC'],
  ['61', 'ETC'],
  ['137', 'MATIC'],
  ['5000', 'MANTLE'],
  ['8453', 'BASE'],
  ['42161', 'ARBI'],
  ['43114', 'CAVAX'],
]);

/** The chain of an EIP-155 id in plain decimal digits; undefined for one that we don't have. */
export function chainOfId(id: string): string | undefined {
  return CHAIN_BY_ID.get(id);
}

/** What payment codes call chains of the Ethereum kind: their short names (EIP-3770) and those that wallets write. */
const EVM_CHAIN_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...named('ETH', ['eth', 'ethereum', 'erc20', 'homestead']),
  ...named('BSC', ['bnb', 'bsc', 'bep20', 'smartchain', 'binancesmartchain', 'bnbsmartchain']),
  ...named('MATIC', ['matic', 'pol', 'polygon']),
  ...named('ARBI', ['arb1', 'arb', 'arbi', 'arbitrum', 'arbitrumone']),
  ...named('OP', ['op', 'oeth', 'optimism', 'opmainnet']),
  ...named('BASE', ['base']),
  ...named('MANTLE', ['mantle', 'mnt']),
  ...named('CAVAX', ['avax', 'cavax', 'avalanche', 'avalanchec', 'avaxc']),
  ...named('ETC', ['etc', 'ethereumclassic']),
]);

function named(chain: string, names: readonly string[]): readonly (readonly [string, string])[] {
  return names.map((name) => [name, chain]);
}

/** The chain of the Ethereum kind that has this name; undefined for any other name. */
export function evmChainOfName(name: string): string | undefined {
  return EVM_CHAIN_BY_NAME.get(name.toLowerCase().replace(/[\s_-]/g, ''));
}
