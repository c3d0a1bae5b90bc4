/** What a demo user brought in during the last year. */
export interface PastPerson {
  readonly uid: number;
  /** The ways that they use: coin and chain. */
  readonly routes: readonly (readonly [coin: string, chain: string])[];
  readonly chainDeposits: number;
  readonly internalDeposits: number;
  readonly fiatDeposits: number;
  readonly fiat: string;
  /** What an ordinary transfer from their bank is. */
  readonly fiatAmount: number;
}

const DEMO = 20_000_001;
const VIP = 20_000_003;
const MAIN = 20_000_005;
const SUB = 20_000_006;
const HONG_KONG = 20_000_010;
const INDIA = 20_000_011;

const EVERYDAY = [
  ['USDT', 'TRX'],
  ['BTC', 'BTC'],
  ['ETH', 'ETH'],
  ['USDC', 'ETH'],
] as const;

export const PAST_PEOPLE: readonly PastPerson[] = [
  {
    uid: DEMO,
    routes: [...EVERYDAY, ['SOL', 'SOL'], ['XRP', 'XRP'], ['LTC', 'LTC'], ['ADA', 'ADA']],
    chainDeposits: 58,
    internalDeposits: 6,
    fiatDeposits: 10,
    fiat: 'EUR',
    fiatAmount: 500,
  },
  {
    uid: VIP,
    routes: [...EVERYDAY, ['ETH', 'ARBI'], ['BNB', 'BSC'], ['LINK', 'ETH'], ['TON', 'TON']],
    chainDeposits: 46,
    internalDeposits: 4,
    fiatDeposits: 4,
    fiat: 'EUR',
    fiatAmount: 50_000,
  },
  {
    uid: MAIN,
    routes: [...EVERYDAY, ['SOL', 'SOL'], ['XLM', 'XLM'], ['AVAX', 'CAVAX']],
    chainDeposits: 38,
    internalDeposits: 5,
    fiatDeposits: 6,
    fiat: 'EUR',
    fiatAmount: 20_000,
  },
  {
    uid: SUB,
    routes: [
      ['USDT', 'TRX'],
      ['ETH', 'BASE'],
    ],
    chainDeposits: 12,
    internalDeposits: 4,
    fiatDeposits: 0,
    fiat: 'EUR',
    fiatAmount: 0,
  },
  {
    uid: HONG_KONG,
    routes: [...EVERYDAY, ['DOT', 'DOT']],
    chainDeposits: 18,
    internalDeposits: 2,
    fiatDeposits: 4,
    fiat: 'HKD',
    fiatAmount: 8_000,
  },
  {
    uid: INDIA,
    routes: [
      ['USDT', 'TRX'],
      ['BTC', 'BTC'],
      ['POL', 'MATIC'],
    ],
    chainDeposits: 16,
    internalDeposits: 2,
    fiatDeposits: 6,
    fiat: 'INR',
    fiatAmount: 25_000,
  },
];
