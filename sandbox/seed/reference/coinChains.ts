/** How a coin travels on one chain; amounts are decimal strings (screens.md 3.3). */
export interface CoinChainReference {
  readonly chain: string;
  readonly depositMin: string;
  readonly withdrawMin: string;
  readonly withdrawFee: string;
  /** Digits after the point of an amount on this chain. */
  readonly accuracy: number;
  /** Else a million dollars' worth. */
  readonly withdrawMax?: string;
  readonly percentageFee: string;
}

export interface CoinChainsReference {
  /** Digits shown after the point. */
  readonly scale: number;
  readonly chains: readonly CoinChainReference[];
}

/** The table of screens.md 3.3 in its own notation: scale, then chains as `code depMin/wdMin/fee/accuracy`. */
const LINES: Readonly<Record<string, string>> = {
  BTC: '8 | BTC 0.000006/0.0001/0.000085/8; LIGHTNING 0.000001/0.00002/0.000001/8',
  ETH: '8 | ETH 0.0001/0.001/0.0006/8; ARBI, OP, BASE 0.0001/0.0005/0.0001/8; MANTLE 0.0001/0.0005/0/8',
  USDT:
    '4 | ETH 0/2.79/2.79/4; TRX 0/1/1/4; BSC 0/10/0.3/4; SOL 0/10/1/4; ARBI, MATIC, OP 0/1/1/4; ' +
    'CAVAX 0/10/1/4; MANTLE 0/0.3/0/4; TON 0.01/1/0.3/4',
  USDC: '4 | ETH 0/3/3/4; SOL 0/1/1/4; BASE, ARBI, OP, MATIC 0/1/0.5/4; CAVAX 0/5/1/4',
  DAI: '4 | ETH 1/6/3/4; MATIC 1/1/0.5/4',
  BNB: '8 | BSC 0.001/0.005/0.0005/8',
  SOL: '8 | SOL 0.001/0.02/0.008/8',
  XRP: '6 | XRP 0.1/2/0.2/6',
  DOGE: '8 | DOGE 1/10/4/8',
  ADA: '6 | ADA 1/2/0.8/6',
  TRX: '6 | TRX 1/15/1.5/6',
  TON: '8 | TON 0.01/0.1/0.02/8',
  AVAX: '8 | CAVAX 0.01/0.1/0.01/8',
  LINK: '8 | ETH 0.01/0.8/0.4/8; ARBI 0.01/0.1/0.03/8',
  DOT: '8 | DOT 0.1/1.5/0.1/8',
  SUI: '8 | SUI 0.01/1/0.05/8',
  XLM: '7 | XLM 0.1/8/0.02/7',
  LTC: '8 | LTC 0.001/0.002/0.001/8',
  BCH: '8 | BCH 0.001/0.002/0.001/8',
  HBAR: '8 | HBAR 1/2/0.5/8',
  SHIB: '0 | ETH 1000/300000/150000/0',
  PEPE: '0 | ETH 100000/800000/400000/0',
  UNI: '8 | ETH 0.01/1/0.5/8',
  AAVE: '8 | ETH 0.01/0.08/0.04/8',
  NEAR: '8 | NEAR 0.01/0.2/0.02/8',
  APT: '8 | APTOS 0.01/0.1/0.01/8',
  ICP: '8 | ICP 0.01/0.05/0.01/8',
  ETC: '8 | ETC 0.05/0.1/0.02/8',
  POL: '8 | MATIC 0.1/1/0.1/8; ETH 1/8/4/8',
  ATOM: '6 | ATOM 0.01/0.1/0.02/6',
  FIL: '8 | FIL 0.05/0.2/0.02/8',
  ARB: '8 | ARBI 0.1/2/0.3/8; ETH 1/6/3/8',
  OP: '8 | OP 0.1/1/0.1/8',
  MNT: '8 | ETH 0/3/3/8; MANTLE 0/10/0/8',
  INJ: '8 | INJ 0.01/0.1/0.02/8',
  TIA: '6 | TIA 0.05/0.2/0.05/6',
  SEI: '6 | SEI 0.5/2/0.2/6',
  ALGO: '6 | ALGO 1/1.5/0.2/6',
  XTZ: '6 | XTZ 0.5/1/0.2/6',
  STX: '6 | STX 0.5/2/0.5/6',
  KAS: '8 | KAS 5/10/2/8',
  DASH: '8 | DASH 0.01/0.02/0.005/8',
  EOS: '4 | EOS 0.5/1/0.2/4',
};

/** What the notation has no column for. */
const EXCEPTIONS: Readonly<Record<string, Partial<CoinChainReference>>> = {
  'BTC LIGHTNING': { withdrawMax: '0.01' },
  'STX STX': { percentageFee: '0.001' },
};

export const CHAINS_BY_COIN: ReadonlyMap<string, CoinChainsReference> = new Map(
  Object.entries(LINES).map(([coin, line]) => {
    const [scale, chains = ''] = line.split(' | ');
    return [
      coin,
      { scale: Number(scale), chains: chains.split('; ').flatMap((part) => readPart(coin, part)) },
    ];
  }),
);

/** One part of a line: several chains may share their figures. */
function readPart(coin: string, part: string): CoinChainReference[] {
  const figuresAt = part.lastIndexOf(' ');
  const [depositMin = '', withdrawMin = '', withdrawFee = '', accuracy] = part
    .slice(figuresAt + 1)
    .split('/');
  return part
    .slice(0, figuresAt)
    .split(', ')
    .map((chain) => ({
      chain,
      depositMin,
      withdrawMin,
      withdrawFee,
      accuracy: Number(accuracy),
      percentageFee: '0',
      ...EXCEPTIONS[`${coin} ${chain}`],
    }));
}
