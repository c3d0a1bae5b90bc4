import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import { readHolds } from '#sandbox/books/ledger/holds.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { readLock } from '../profile/readLock.ts';
import { isBanned } from '../security/withdrawalBan.ts';
import { describeUnified } from './describeUnified.ts';
import { RELEASE_JOB, releaseHold } from './releaseHold.ts';
import { sumAccounts } from './sumAccounts.ts';

const KNOWN_COINS: ReadonlySet<string> = new Set(COINS.map(({ coin }) => coin));

/** What users hold, and where: the opening balances of a new exchange and the calls that sum balances up. */
export function createAccountsHandlers(exchange: Exchange): AreaHandlers {
  return {
    calls: createAccountCalls(exchange),
    jobs: { [RELEASE_JOB]: releaseHold },
  };
}

function createAccountCalls({ database, prices }: Exchange): Call[] {
  return [
    implement('aggregateInfo', async (_input, asker) => {
      const { sql } = database;
      const [balances, holds, state, banned] = await Promise.all([
        readBalances(sql, asker.uid),
        readHolds(sql, asker.uid),
        readUser(sql, asker.uid),
        isBanned(sql, asker.uid, asker.nowMs),
      ]);
      return reply('aggregateInfo', {
        ...sumAccounts(prices, asker, {
          balances,
          holds,
          lock: readLock(state, asker.nowMs),
          isBanned: banned,
        }),
        depositAccountType: 'FUND',
      });
    }),
    implement('walletBalance', async ({ coin }, { uid, user, nowMs }) => {
      if (user.utaStatus === 'PROCESS') {
        return refuse(700012, 'the account is being upgraded');
      }
      if (user.utaStatus !== 'SUCCESS') {
        return reply('walletBalance', { list: [] });
      }
      const balances = await readBalances(database.sql, uid, { wallet: 'UNIFIED' });
      const coins = coin === undefined ? balances.map((balance) => balance.coin) : readCoins(coin);
      return reply('walletBalance', {
        list: [describeUnified(prices, balances, [...new Set(coins)], nowMs)],
      });
    }),
  ];
}

/** The coins of a comma list that there are; an empty list asks for none. */
function readCoins(list: string): string[] {
  return list
    .split(',')
    .map((coin) => coin.trim())
    .filter((coin) => KNOWN_COINS.has(coin));
}
