import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { AccountCode, TransferStatus } from './enums.ts';
import { Code, Dec, Entered, Id, Int, Ms, Unsigned, UserId } from './fields.ts';
import { cursorInput, cursorResult, cursorUpTo, range } from './paging.ts';

const MAX_TRANSACTIONS = 500;
/** Both lists answer seven days at most; screens step through longer ranges. */
const MAX_DAYS = 7;

/** Movements of derivatives and between accounts (screens.md 2.4). */
export const recordEndpoints = {
  transactionHistory: endpoint('GET /contract/v5/private/asset/transaction-history', {
    reads: ['balances'],
    input: v.pipe(
      v.object({
        /** product.md section 7 fixes these two. */
        category: v.optional(v.literal('fbu'), 'fbu'),
        business: v.optional(v.literal('usdt'), 'usdt'),
        currency: v.optional(Code),
        baseCoin: v.optional(Code),
        symbol: v.optional(Code),
        type: v.optional(v.string()),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...cursorUpTo(MAX_TRANSACTIONS),
      }),
      range(MAX_DAYS),
    ),
    result: v.object({
      ...cursorResult,
      list: v.array(
        v.object({
          id: Id,
          /** "" where no contract is involved. */
          symbol: v.string(),
          category: v.string(),
          side: v.picklist(['Buy', 'Sell', 'None']),
          transactionTime: Ms,
          type: v.string(),
          qty: Dec,
          size: Dec,
          currency: Code,
          tradePrice: Dec,
          /** Paid when positive, received when negative. */
          funding: Dec,
          fee: Dec,
          cashFlow: Dec,
          change: Dec,
          cashBalance: Dec,
          feeRate: Dec,
          bonusChange: Dec,
          tradeId: v.string(),
          orderId: v.string(),
          orderLinkId: v.string(),
        }),
      ),
    }),
    rows: ['list'],
  }),

  transferList: endpoint('GET /v3/private/asset/universal/transfer/list', {
    reads: ['balances'],
    settles: ['balances'],
    states: ({ list }) => list.map(({ transferId, status }) => [transferId, status]),
    input: v.pipe(
      v.object({
        coin: v.optional(Code),
        status: v.optional(TransferStatus),
        fromMemberId: v.optional(UserId),
        toMemberId: v.optional(UserId),
        fromAccountType: v.optional(v.string()),
        toAccountType: v.optional(v.string()),
        transferId: v.optional(Entered),
        startTime: v.optional(Ms),
        endTime: v.optional(Ms),
        ...cursorInput,
      }),
      range(MAX_DAYS),
    ),
    result: v.object({
      ...cursorResult,
      list: v.array(
        v.object({
          transferId: Id,
          coin: Code,
          amount: Unsigned,
          fromMemberId: UserId,
          fromName: v.string(),
          toMemberId: UserId,
          toName: v.string(),
          fromAccountType: v.string(),
          toAccountType: v.string(),
          timestamp: Ms,
          status: TransferStatus,
          failCode: v.optional(Int),
        }),
      ),
    }),
    rows: ['list'],
  }),

  transferAccountTypes: endpoint('GET /v3/private/asset/universal-transfer/account-types', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(
        v.object({
          accountType: v.string(),
          code: AccountCode,
          label: v.string(),
          members: v.array(v.object({ uid: UserId, name: v.string(), isMain: v.boolean() })),
        }),
      ),
    }),
    byLanguage: true,
    rows: ['list'],
  }),
};
