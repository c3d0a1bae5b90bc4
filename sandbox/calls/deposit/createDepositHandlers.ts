import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { implement, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { createAddressJobs } from './addresses/createAddress.ts';
import { editAddress } from './addresses/editAddress.ts';
import { listAddresses } from './addresses/listAddresses.ts';
import { orderAddress } from './addresses/orderAddress.ts';
import { searchAddresses } from './addresses/searchAddresses.ts';
import { createDepositJobs } from './arrivals/depositJobs.ts';
import { ARRIVE_JOB } from './arrivals/expectDeposit.ts';
import { receiveDeposit } from './arrivals/receiveDeposit.ts';
import { createCheckCalls } from './checks/createCheckCalls.ts';
import { listDeposits } from './listDeposits.ts';
import { describePreferences, editPreferences } from './preferences.ts';
import { submitSender } from './travelRule/submitSender.ts';

/** Deposits: addresses, what arrives at them, and the check of senders (screens.md 1.11, 1.15, 1.16). */
export function createDepositHandlers(exchange: Exchange): AreaHandlers {
  const { database } = exchange;
  return {
    calls: [
      implement('depositRecords', (input, asker) => listDeposits(exchange, input, asker)),
      implementOnce(exchange, 'depositOrder', (sql, input, asker) =>
        orderAddress(sql, exchange, input, asker),
      ),
      implement('depositAddresses', (input, asker) => listAddresses(exchange, input, asker)),
      implement('depositAddressList', (input, asker) => searchAddresses(exchange, input, asker)),
      implement('depositAddressEdit', (input, asker) =>
        database.transact((sql) => editAddress(sql, exchange, input, asker)),
      ),
      implement('travelRuleSubmit', (input, asker) =>
        database.transact((sql) => submitSender(sql, exchange, input, asker)),
      ),
      implement('userPreferences', async (_input, asker) =>
        reply('userPreferences', await describePreferences(database.sql, asker)),
      ),
      implement('userPreferencesEdit', (input, asker) =>
        database.transact((sql) => editPreferences(sql, input, asker)),
      ),
      ...createCheckCalls(exchange),
    ],
    jobs: {
      ...createAddressJobs(),
      ...createDepositJobs(exchange),
      [ARRIVE_JOB]: (sql, reference, nowMs) => receiveDeposit(sql, exchange, reference, nowMs),
    },
  };
}
