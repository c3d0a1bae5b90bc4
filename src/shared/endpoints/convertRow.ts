import * as v from 'valibot';
import { ExchangeStatus, LimitStatus } from './enums.ts';
import { Code, Dec, Id, Int, Ms } from './fields.ts';
import { SourceKey } from './sourceKeys.ts';

export const limitTerms = v.object({
  limitPrice: Dec,
  expiredAt: Ms,
  status: LimitStatus,
  filledRate: v.optional(Dec),
});

/** A conversion as the histories show it (screens.md 2.2, convert/query). */
export const convertRow = {
  exchangeTxId: Id,
  /** "" where no quote came first. */
  quoteTxId: v.string(),
  accountType: SourceKey,
  fromCoin: Code,
  fromAmount: Dec,
  toCoin: Code,
  toAmount: Dec,
  convertRate: Dec,
  /** "" where nothing was charged. */
  feeCoin: v.string(),
  feeAmount: Dec,
  taxAmount: Dec,
  exchangeStatus: ExchangeStatus,
  failCode: v.optional(Int),
  gapRate: Dec,
  createdAt: Ms,
  finishedAt: v.optional(Ms),
};
