/**
 * How long coins have been held: within the country's holding period or beyond it, and in days where its law makes no difference.
 * Those of the section 104 pool have no day of purchase, and of receipts without a cost it is not known.
 */
export const HOLDING_BANDS = [
  'short',
  'long',
  'days30',
  'days90',
  'days180',
  'days365',
  'older',
  'pool',
  'unknown',
] as const;
export type HoldingBand = (typeof HOLDING_BANDS)[number];
