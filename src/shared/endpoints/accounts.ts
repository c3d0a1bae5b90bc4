import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { AccountCode, CreditAccount, LockReason } from './enums.ts';
import { Code, Dec, Ms, Unsigned } from './fields.ts';

/** What the user holds, and in which account (screens.md 2.1, 2.2). */
export const accountEndpoints = {
  aggregateInfo: endpoint('GET /v3/private/cht/asset-common/query-user-aggregate-info', {
    reads: ['balances'],
    input: v.object({}),
    result: v.object({
      totalEquityUsd: Dec,
      accounts: v.array(
        v.object({ accountType: v.string(), code: AccountCode, equityUsd: Dec, transferable: v.boolean() }),
      ),
      pendingAssets: v.array(v.object({ coin: Code, amount: Unsigned, releaseAt: Ms })),
      frozenUsd: Unsigned,
      withdrawableUsd: Unsigned,
      depositAccountType: CreditAccount,
      securityLock: v.optional(v.object({ until: Ms, reason: LockReason })),
    }),
    rows: ['pendingAssets'],
  }),

  walletBalance: endpoint('POST /siteapi/unified/private/account-walletbalance', {
    reads: ['balances'],
    /** Coins in a comma list; all when it is left out. */
    input: v.object({ coin: v.optional(v.string()) }),
    result: v.object({
      list: v.array(
        v.object({
          accountType: v.literal('UNIFIED'),
          totalEquity: Dec,
          coin: v.array(
            v.object({
              coin: Code,
              equity: Dec,
              walletBalance: Dec,
              locked: Unsigned,
              availableToConvert: Unsigned,
              usdValue: Dec,
              borrowAmount: Unsigned,
              bonus: Unsigned,
            }),
          ),
        }),
      ),
    }),
    rows: ['list.*.coin'],
  }),
};
