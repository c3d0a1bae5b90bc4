/** What income came from (screens.md 0.2c); `trading` is the result of derivatives, its own fees taken off. */
export const INCOME_KINDS = ['trading', 'funding', 'bonus', 'referral', 'rebate', 'other'] as const;
export type IncomeKind = (typeof INCOME_KINDS)[number];
