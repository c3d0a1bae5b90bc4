import { TOKEN_CONTRACTS } from '#sandbox/seed/reference/coins.ts';

/** Where a coin is to be sent. */
export interface Destination {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  /** "" where the chain has none. */
  readonly tag: string;
}

/** Chains whose addresses are written as in BIP-21; those of BCH and KAS have their scheme already. */
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ['BTC', 'bitcoin:'],
  ['LIGHTNING', 'lightning:'],
  ['LTC', 'litecoin:'],
  ['DOGE', 'dogecoin:'],
  ['DASH', 'dash:'],
  ['BCH', ''],
  ['KAS', ''],
]);

/** EIP-155 ids, and the coin that a plain transfer there sends. */
const EVM_CHAINS: ReadonlyMap<string, { readonly id: number; readonly coin: string }> = new Map([
  ['ETH', { id: 1, coin: 'ETH' }],
  ['OP', { id: 10, coin: 'ETH' }],
  ['BSC', { id: 56, coin: 'BNB' }],
  ['ETC', { id: 61, coin: 'ETC' }],
  ['MATIC', { id: 137, coin: 'POL' }],
  ['MANTLE', { id: 5000, coin: 'MNT' }],
  ['BASE', { id: 8453, coin: 'ETH' }],
  ['ARBI', { id: 42_161, coin: 'ETH' }],
  ['CAVAX', { id: 43_114, coin: 'AVAX' }],
]);

/**
 * The text of the QR code (screens.md 2.3): BIP-21, EIP-681, Solana Pay and their kin where one says exactly this coin
 * on this chain with this tag; else the bare address, since a link that sends another coin costs the user that coin.
 */
export function writePaymentUri(destination: Destination): string {
  const { coin, chain, address, tag } = destination;
  const scheme = SCHEMES.get(chain);
  if (scheme !== undefined) {
    return `${scheme}${address}`;
  }
  const evm = EVM_CHAINS.get(chain);
  if (evm !== undefined) {
    return writeEthereumUri(destination, evm);
  }
  switch (`${coin} ${chain}`) {
    case 'SOL SOL':
      return `solana:${address}`;
    case 'XRP XRP':
      return `ripple:${address}?dt=${tag}`;
    case 'XLM XLM':
      return `web+stellar:pay?destination=${address}&memo=${tag}&memo_type=MEMO_ID`;
    case 'TON TON':
      return `ton://transfer/${address}?text=${tag}`;
    default: {
      const mint = chain === 'SOL' ? findContract(coin, chain) : undefined;
      return mint === undefined ? address : `solana:${address}?spl-token=${mint}`;
    }
  }
}

function writeEthereumUri(
  { coin, chain, address }: Destination,
  evm: { readonly id: number; readonly coin: string },
): string {
  if (coin === evm.coin) {
    return `ethereum:${address}@${evm.id}`;
  }
  const contract = findContract(coin, chain);
  return contract === undefined ? address : `ethereum:${contract}@${evm.id}/transfer?address=${address}`;
}

function findContract(coin: string, chain: string): string | undefined {
  return TOKEN_CONTRACTS.find((token) => token.coin === coin && token.chain === chain)?.address;
}
