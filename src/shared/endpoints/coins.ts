import * as v from 'valibot';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { CoinType } from './enums.ts';
import {
  Bit,
  BitText,
  Code,
  Count,
  Int,
  IntText,
  Ms,
  Name,
  Scale,
  ScaleText,
  Unsigned,
  UnsignedOrEmpty,
  UnsignedOrNone,
} from './fields.ts';

/** A chain of a coin, as coin-config and coin-chain describe it (screens.md 2.1, 2.5). */
export const chainConfig = {
  chain: Code,
  chainType: Name,
  confirmation: IntText,
  safeConfirmNumber: IntText,
  depositMin: Unsigned,
  withdrawMin: Unsigned,
  /** -1 is no maximum. */
  withdrawMax: UnsignedOrNone,
  /** "" is no withdrawal. */
  withdrawFee: UnsignedOrEmpty,
  withdrawPercentageFee: Unsigned,
  minAccuracy: ScaleText,
  chainDeposit: BitText,
  chainWithdraw: BitText,
  contractAddress: Name,
  /** Digits behind the point in which the contract counts, ours; EIP-681 writes amounts in its smallest units. */
  contractDecimals: v.optional(Scale),
  /** Seconds. */
  depositEta: Count,
  withdrawEta: Count,
  reopenAt: v.optional(Ms),
  reason: v.optional(v.string()),
  tag: v.object({
    mode: v.picklist(['required', 'optional', 'forbidden']),
    name: Name,
    regex: v.string(),
  }),
  addressFormat: v.string(),
  explorerTx: v.string(),
  explorerAddress: v.string(),
  /** -1 is no daily cap. */
  batchReleaseLimit: UnsignedOrNone,
  tips: v.array(v.string()),
};

const coinRow = {
  coin: Code,
  name: Name,
  icon: v.string(),
  iconNight: v.string(),
  scale: Scale,
  type: CoinType,
  hot: v.boolean(),
  new: v.boolean(),
  deposit: Bit,
  withdraw: Bit,
  convert: Bit,
  contracts: v.array(v.object({ chain: Code, address: Name })),
  rank: Int,
};

/** Coins, their chains and their worth (screens.md 2.1). */
export const coinEndpoints = {
  exchangeRate: endpoint('GET /v3/private/cht/asset-common/exchange-rate', {
    reads: [],
    input: v.object({ name: Code }),
    /** Units of `name` for 1 USD, the other way round than the feed's `rt` (screens.md 0.2a). */
    result: v.object({ name: Code, rate: Unsigned, updatedAt: Ms }),
  }),

  coinList: endpoint('GET /v3/private/cht/asset-common/coin-list', {
    reads: [],
    input: v.object({
      accountType: v.optional(v.string()),
      scene: v.optional(v.picklist(['deposit', 'withdraw', 'convert', 'record'])),
    }),
    result: v.object({ list: v.array(v.object(coinRow)) }),
    cache: 'stored',
    byLanguage: true,
    rows: ['list'],
  }),

  /** Signed, since it says where a coin may be sent. It names the user, so it stays out of the device's storage. */
  coinConfig: endpoint('GET /v3/private/cht/asset-common/coin-config', {
    reads: [],
    input: v.object({ coin: Code }),
    result: v.object({ ...signedResult, ...coinRow, chains: v.array(v.object(chainConfig)) }),
    cache: 'memory',
    byLanguage: true,
    signed: echo('coin'),
    rows: ['chains'],
  }),
};
