/** What a coin's round mark shows (look, "Coin marks"). */
export interface CoinMarkLook {
  /** One where the coin has its initial to itself, otherwise two. */
  readonly letters: string;
  readonly colour: string;
  /** The letters are #121214, where white has less than 4.5:1 on the colour. */
  readonly isInkDark: boolean;
}

const DARK = 'dark';

/** Letters, colour, and dark letters where white ones can't be read. A coin's mark never changes. */
const MARKS: Readonly<Record<string, readonly [letters: string, colour: string, ink?: typeof DARK]>> = {
  BTC: ['B', '#f7931a', DARK],
  ETH: ['E', '#627eea', DARK],
  USDT: ['UT', '#26a17b', DARK],
  USDC: ['UC', '#2775ca'],
  DAI: ['DA', '#f5ac37', DARK],
  BNB: ['BN', '#f0b90b', DARK],
  SOL: ['SO', '#8247e5'],
  XRP: ['XR', '#3a424c'],
  DOGE: ['DO', '#c2a633', DARK],
  ADA: ['AD', '#0033ad'],
  TRX: ['TR', '#d9001b'],
  TON: ['TN', '#0098ea', DARK],
  AVAX: ['AV', '#d6343a'],
  LINK: ['LI', '#2a5ada'],
  DOT: ['DT', '#d6006f'],
  SUI: ['SU', '#4da2ff', DARK],
  XLM: ['XL', '#5b6b7c'],
  LTC: ['LT', '#345d9d'],
  BCH: ['BC', '#0ac18e', DARK],
  HBAR: ['H', '#2f3540'],
  SHIB: ['SH', '#e8590c', DARK],
  PEPE: ['PE', '#4c9540', DARK],
  UNI: ['UN', '#ff4fa3', DARK],
  AAVE: ['AA', '#9391f7', DARK],
  NEAR: ['N', '#00c08b', DARK],
  APT: ['AP', '#13a89e', DARK],
  ICP: ['IC', '#5a2fb0'],
  ETC: ['EC', '#3ab83a', DARK],
  POL: ['PO', '#6f41d8'],
  ATOM: ['AT', '#4a4f7a'],
  FIL: ['F', '#0090ff', DARK],
  ARB: ['AR', '#1b6fb8'],
  OP: ['O', '#e0242f'],
  MNT: ['M', '#3d7d6f'],
  INJ: ['IN', '#0979b8'],
  TIA: ['TI', '#7b2bf9'],
  SEI: ['SE', '#8f1d2c'],
  ALGO: ['AL', '#50565e'],
  XTZ: ['XT', '#1f63d6'],
  STX: ['ST', '#5546ff'],
  KAS: ['K', '#49c8b5', DARK],
  DASH: ['DS', '#0075c9'],
  EOS: ['EO', '#6b5f8a'],
};

/** The mark of a coin; one that is not listed has its first two letters on grey. */
export function markOf(coin: string): CoinMarkLook {
  const [letters, colour, ink] = (Object.hasOwn(MARKS, coin) ? MARKS[coin] : undefined) ?? [
    coin.slice(0, 2),
    '#5b6068',
  ];
  return { letters, colour, isInkDark: ink === DARK };
}

/**
 * The coin whose mark stands for a network (screens.md 3.1): its own coin. Networks that are called as their coin is are not
 * listed; Base has none and pays its fees in ether.
 */
const COIN_BY_CHAIN: Readonly<Record<string, string>> = {
  ...{ LIGHTNING: 'BTC', BSC: 'BNB', MATIC: 'POL', ARBI: 'ARB', BASE: 'ETH' },
  ...{ MANTLE: 'MNT', CAVAX: 'AVAX', APTOS: 'APT' },
};

export function coinOfChain(chain: string): string {
  return (Object.hasOwn(COIN_BY_CHAIN, chain) ? COIN_BY_CHAIN[chain] : undefined) ?? chain;
}
