import * as v from 'valibot';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import { chainConfig } from './coins.ts';
import { echo, endpoint, signedResult } from './endpoint.ts';
import { WithdrawStatus, WithdrawType } from './enums.ts';
import {
  Amount,
  Bit,
  Code,
  CodeOrEmpty,
  Count,
  commaList,
  Entered,
  Id,
  IdOrEmpty,
  Int,
  JsonText,
  Ms,
  Name,
  RequestId,
  Unsigned,
  UnsignedOrNone,
} from './fields.ts';
import { cursorInput, cursorResult, range } from './paging.ts';
import { guard } from './security.ts';

const Wallet = v.optional(v.object({ coin: Code, withdrawableAmount: Unsigned, availableBalance: Unsigned }));
const Period = v.object({ limitUsd: Unsigned, usedUsd: Unsigned, resetAt: Ms });

/**
 * Sending coins out (screens.md 2.5, 2.11, prefix asset-withdraw). Chains and withdrawals are signed: what they say is
 * where money goes and whether it has gone.
 */
export const withdrawEndpoints = {
  withdrawChains: endpoint('GET /v3/private/cht/asset-withdraw/withdraw/coin-chain', {
    reads: [],
    input: v.object({ coin: v.optional(Code) }),
    result: v.object({
      ...signedResult,
      /** The coin that was asked for. */
      coin: v.optional(Code),
      rows: v.array(
        v.object({
          coin: Code,
          chains: v.array(v.object({ ...chainConfig, internalEnabled: v.boolean(), internalMin: Unsigned })),
        }),
      ),
    }),
    byLanguage: true,
    signed: echo('coin'),
    rows: ['rows', 'rows.*.chains'],
  }),

  withdrawLimit: endpoint('GET /v3/private/cht/asset-withdraw/withdraw/limit-amount', {
    reads: ['balances', 'withdrawals'],
    input: v.object({ coin: Code, chain: v.optional(Code) }),
    result: v.object({
      limitAmountUsd: Unsigned,
      withdrawableAmount: v.object({ FUND: Wallet, UTA: Wallet, EARN: Wallet }),
      daily: Period,
      monthly: v.optional(Period),
      /** A maximum of -1 is none. */
      single: v.object({ min: Unsigned, max: UnsignedOrNone }),
      price: Unsigned,
      nextTier: v.optional(v.object({ need: Name, dailyUsd: Unsigned })),
      coolDownUntil: v.optional(Ms),
      travelRule: v.object({
        required: v.boolean(),
        zone: Name,
        fields: v.array(Name),
        thresholdUsd: Unsigned,
      }),
    }),
    byLanguage: true,
  }),

  withdrawCreate: endpoint('POST /v3/private/cht/asset-withdraw/withdraw/create', {
    changes: ['withdrawals', 'balances'],
    states: ({ id, status }) => [[id, status]],
    input: v.object({
      coin: Code,
      chain: Code,
      address: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ADDRESS)),
      tag: v.optional(v.string()),
      amount: Amount,
      timestamp: Ms,
      /** 0 inside the exchange where possible, 1 on chain, 2 by UID. */
      forceChain: v.picklist([0, 1, 2]),
      /** The wallets to take from, in a comma list. */
      accountType: commaList(['FUND', 'UTA', 'EARN']),
      /** 0 fee on top, 1 fee inside. */
      feeType: Bit,
      requestId: RequestId,
      addressId: v.optional(Id),
      questionnaire: v.optional(JsonText),
      /** The user confirmed that the same withdrawal within a minute is meant (screens.md 0.2a). */
      confirmRepeat: v.optional(v.literal(true)),
      ...guard,
    }),
    result: v.object({
      ...signedResult,
      requestId: RequestId,
      id: Id,
      status: WithdrawStatus,
      fee: Unsigned,
      receive: Unsigned,
    }),
    guid: true,
    signed: echo('requestId'),
  }),

  withdrawCancel: endpoint('POST /v3/private/cht/asset-withdraw/withdraw/cancel', {
    changes: ['withdrawals', 'balances'],
    input: v.object({ id: Id }),
    /** 1 done, 0 not. */
    result: v.object({ ...signedResult, id: Id, status: Bit }),
    signed: echo('id'),
  }),

  /** What the exchange asked for while the withdrawal waits; it then goes on (screens.md 0.2b). */
  withdrawSupplement: endpoint('POST /v3/private/cht/asset-withdraw/withdraw/supplement', {
    changes: ['withdrawals', 'balances'],
    states: ({ id, status }) => [[id, status]],
    input: v.object({ id: Id, questionnaire: JsonText }),
    result: v.object({ ...signedResult, id: Id, status: WithdrawStatus }),
    signed: echo('id'),
  }),

  withdrawRecords: endpoint('GET /v3/private/cht/asset-withdraw/withdraw/record-list', {
    reads: ['withdrawals'],
    settles: ['withdrawals', 'balances'],
    states: ({ rows }) => rows.map(({ withdrawId, status }) => [withdrawId, status]),
    input: v.pipe(
      v.object({
        withdrawID: v.optional(Entered),
        requestId: v.optional(RequestId),
        txID: v.optional(Entered),
        coin: v.optional(Code),
        /** As the records spell it. */
        address: v.optional(v.pipe(Name, v.minLength(1), v.maxLength(LONGEST_ADDRESS))),
        withdrawType: v.optional(WithdrawType),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...cursorInput,
      }),
      range(30),
    ),
    result: v.object({
      ...signedResult,
      ...cursorResult,
      /** What was asked for. */
      coin: v.optional(Code),
      requestId: v.optional(RequestId),
      rows: v.array(
        v.object({
          withdrawId: Id,
          /** "" until it is on a chain. */
          txID: IdOrEmpty,
          coin: Code,
          chain: CodeOrEmpty,
          amount: Unsigned,
          withdrawFee: Unsigned,
          receive: Unsigned,
          status: WithdrawStatus,
          toAddress: Name,
          tag: Name,
          withdrawType: WithdrawType,
          remark: Name,
          confirmations: Count,
          needConfirm: Count,
          createTime: Ms,
          updateTime: Ms,
          tax: Unsigned,
          taxRate: Unsigned,
          taxType: Name,
          failCode: v.optional(Int),
          explorer: v.string(),
        }),
      ),
    }),
    signed: echo('coin', 'requestId'),
    rows: ['rows'],
  }),

  vaspList: endpoint('GET /v3/private/cht/asset-withdraw/withdraw/vasp-list', {
    reads: [],
    input: v.object({}),
    result: v.object({
      vasp: v.array(v.object({ vaspEntityId: Id, vaspName: Name, country: Name })),
    }),
    rows: ['vasp'],
  }),
};
