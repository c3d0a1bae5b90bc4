/** How often a person converted in the year before the exchange was started. */
export interface Plan {
  readonly uid: number;
  /** Times the sums of an ordinary person. */
  readonly wealth: number;
  /** By source key; "batch" and "lowBalance" are of the funding account, or the one named. */
  readonly counts: Readonly<Partial<Record<PastKind, number>>>;
  /** Limit orders that are still open. */
  readonly openOrders: boolean;
}

export type PastKind =
  | 'funding'
  | 'spot_convert'
  | 'uta_convert'
  | 'funding_block_trade'
  | 'limit_order_funding'
  | 'funding_fiat'
  | 'batch'
  | 'batch_uta'
  | 'lowBalance';

const [DEMO, VIP, MAIN, UNIFIED, INDIA] = [20_000_001, 20_000_003, 20_000_005, 20_000_007, 20_000_011];

export const PLANS: readonly Plan[] = [
  {
    uid: DEMO,
    wealth: 1,
    counts: {
      funding: 46,
      spot_convert: 8,
      limit_order_funding: 10,
      funding_fiat: 3,
      batch: 7,
      lowBalance: 4,
    },
    openOrders: true,
  },
  {
    uid: VIP,
    wealth: 20,
    counts: { funding: 34, funding_block_trade: 14, limit_order_funding: 8, batch: 4, lowBalance: 1 },
    openOrders: true,
  },
  {
    uid: MAIN,
    wealth: 20,
    counts: { funding: 24, uta_convert: 16, funding_block_trade: 9, limit_order_funding: 5, batch: 5 },
    openOrders: true,
  },
  {
    uid: INDIA,
    wealth: 1,
    counts: { funding: 30, limit_order_funding: 4, batch: 4, lowBalance: 2 },
    openOrders: false,
  },
  {
    uid: UNIFIED,
    wealth: 1,
    counts: { funding: 10, uta_convert: 26, batch_uta: 3, lowBalance: 1 },
    openOrders: false,
  },
];
