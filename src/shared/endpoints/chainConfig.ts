import * as v from 'valibot';
import { BitText, Code, Count, Dec, DecOrEmpty, IntText, Ms } from './fields.ts';

/** A chain of a coin, as coin-config and coin-chain describe it (screens.md 2.1, 2.5). */
export const chainConfig = {
  chain: Code,
  chainType: v.string(),
  confirmation: IntText,
  safeConfirmNumber: IntText,
  depositMin: Dec,
  withdrawMin: Dec,
  /** -1 is no maximum. */
  withdrawMax: Dec,
  /** "" is no withdrawal. */
  withdrawFee: DecOrEmpty,
  withdrawPercentageFee: Dec,
  minAccuracy: IntText,
  chainDeposit: BitText,
  chainWithdraw: BitText,
  contractAddress: v.string(),
  /** Seconds. */
  depositEta: Count,
  withdrawEta: Count,
  reopenAt: v.optional(Ms),
  reason: v.optional(v.string()),
  tag: v.object({
    mode: v.picklist(['required', 'optional', 'forbidden']),
    name: v.string(),
    regex: v.string(),
  }),
  addressFormat: v.string(),
  explorerTx: v.string(),
  explorerAddress: v.string(),
  /** -1 is no daily cap. */
  batchReleaseLimit: Dec,
  tips: v.array(v.string()),
};
