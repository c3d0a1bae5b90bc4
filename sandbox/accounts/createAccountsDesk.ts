import { describeUnified } from '#sandbox/accounts/describeUnified.ts';
import { fillAccounts } from '#sandbox/accounts/fillAccounts.ts';
import { RELEASE_JOB, releaseHold } from '#sandbox/accounts/releaseHold.ts';
import { sumAccounts } from '#sandbox/accounts/sumAccounts.ts';
import { refuse } from '#sandbox/api/answer.ts';
import type { Call } from '#sandbox/api/call.ts';
import { implement, tell } from '#sandbox/api/implement.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';
import { readHolds } from '#sandbox/ledger/holds.ts';
import { readBalances } from '#sandbox/ledger/readBalances.ts';
import { readLock } from '#sandbox/profile/readLock.ts';
import { COINS } from '#sandbox/reference/coins.ts';
import { readPerson } from '#sandbox/security/lockPerson.ts';
import { isBanned } from '#sandbox/security/withdrawalBan.ts';

const KNOWN_COINS: ReadonlySet<string> = new Set(COINS.map(({ coin }) => coin));

/** What people hold, and where: the opening balances of a new exchange and the calls that sum balances up. */
export function createAccountsDesk(exchange: Exchange): Desk {
  return {
    calls: createAccountCalls(exchange),
    jobs: { [RELEASE_JOB]: releaseHold },
    found: (sql) => fillAccounts(sql, exchange),
  };
}

function createAccountCalls({ database, prices }: Exchange): Call[] {
  return [
    implement('aggregateInfo', async (_input, asker) => {
      const { sql } = database;
      const [balances, holds, person, banned] = await Promise.all([
        readBalances(sql, asker.uid),
        readHolds(sql, asker.uid),
        readPerson(sql, asker.uid),
        isBanned(sql, asker.uid, asker.nowMs),
      ]);
      return tell('aggregateInfo', {
        ...sumAccounts(prices, asker, {
          balances,
          holds,
          lock: readLock(person, asker.nowMs),
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
        return tell('walletBalance', { list: [] });
      }
      const balances = await readBalances(database.sql, uid, { wallet: 'UNIFIED' });
      const coins = coin === undefined ? balances.map((balance) => balance.coin) : readCoins(coin);
      return tell('walletBalance', {
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
