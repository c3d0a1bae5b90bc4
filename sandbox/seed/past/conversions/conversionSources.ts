import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { DealKind } from '#sandbox/calls/convert/dealTerms.ts';
import type { PastRule } from '../planEvents.ts';

/** Where a conversion of the past was made, by the key of its history, batches and small balances apart. */
export type SourceName =
  | 'funding'
  | 'spot_convert'
  | 'uta_convert'
  | 'funding_block_trade'
  | 'limit_order_funding'
  | 'funding_fiat'
  | 'batch'
  | 'batch_uta'
  | 'lowBalance';

export interface ConversionRule extends PastRule {
  readonly source: SourceName;
  /** Times the amounts of an ordinary user. */
  readonly wealth: number;
}

/** What the conversions of a source have in common. */
export interface ConversionSource {
  readonly kind: DealKind;
  readonly wallet: Wallet;
  /** As the history names the account. */
  readonly accountType: string;
  /** What one conversion is worth in USD, for a user of ordinary wealth. */
  readonly leastUsd: number;
  readonly mostUsd: number;
  /** Part of the conversions that fail. */
  readonly failShare: number;
}

const FAIL_SHARE = 0.06;
const ORDINARY = { kind: 'convert', wallet: 'FUND', failShare: FAIL_SHARE } as const;

export const CONVERSION_SOURCES: Readonly<Record<SourceName, ConversionSource>> = {
  funding: { ...ORDINARY, accountType: 'funding', leastUsd: 25, mostUsd: 900 },
  spot_convert: { ...ORDINARY, wallet: 'SPOT', accountType: 'spot_convert', leastUsd: 25, mostUsd: 300 },
  uta_convert: { ...ORDINARY, wallet: 'UNIFIED', accountType: 'uta_convert', leastUsd: 25, mostUsd: 300 },
  funding_block_trade: {
    ...ORDINARY,
    kind: 'block',
    accountType: 'funding_block_trade',
    leastUsd: 3_000,
    mostUsd: 14_000,
  },
  // Orders with a limit often end without being filled.
  limit_order_funding: {
    ...ORDINARY,
    kind: 'limit',
    accountType: 'limit_order_funding',
    leastUsd: 50,
    mostUsd: 700,
    failShare: 0.4,
  },
  // The currency is sold back later, so the first conversion has to succeed.
  funding_fiat: { ...ORDINARY, accountType: 'funding_fiat', leastUsd: 100, mostUsd: 600, failShare: 0 },
  batch: { ...ORDINARY, kind: 'batch', accountType: 'funding', leastUsd: 15, mostUsd: 120 },
  batch_uta: {
    ...ORDINARY,
    kind: 'batch',
    wallet: 'UNIFIED',
    accountType: 'uta_convert',
    leastUsd: 15,
    mostUsd: 60,
  },
  lowBalance: { ...ORDINARY, kind: 'lowBalance', accountType: 'funding', leastUsd: 1, mostUsd: 8 },
};
