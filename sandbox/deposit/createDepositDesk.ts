import { implement, implementOnce } from '#sandbox/api/implement.ts';
import { createAddressJobs } from '#sandbox/deposit/addresses/createAddress.ts';
import { editAddress } from '#sandbox/deposit/addresses/editAddress.ts';
import { listAddresses } from '#sandbox/deposit/addresses/listAddresses.ts';
import { orderAddress } from '#sandbox/deposit/addresses/orderAddress.ts';
import { createDepositJobs } from '#sandbox/deposit/arrivals/depositJobs.ts';
import { ARRIVE_JOB } from '#sandbox/deposit/arrivals/expectDeposit.ts';
import { receiveDeposit } from '#sandbox/deposit/arrivals/receiveDeposit.ts';
import { createCheckCalls } from '#sandbox/deposit/checks/createCheckCalls.ts';
import { listDeposits } from '#sandbox/deposit/listDeposits.ts';
import { seedDeposits } from '#sandbox/deposit/past/seedDeposits.ts';
import { tellPreferences } from '#sandbox/deposit/preferences.ts';
import { submitSender } from '#sandbox/deposit/travelRule/submitSender.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';

/** Bringing coins in: addresses, what comes to them, and whether to take it (screens.md 1.11, 1.15, 1.16). */
export function createDepositDesk(exchange: Exchange): Desk {
  const { database } = exchange;
  return {
    calls: [
      implement('depositRecords', (input, asker) => listDeposits(exchange, input, asker)),
      implementOnce(exchange, 'depositOrder', (sql, input, asker) =>
        orderAddress(sql, exchange, input, asker),
      ),
      implement('depositAddresses', (input, asker) => listAddresses(exchange, input, asker)),
      implement('depositAddressEdit', (input, asker) =>
        database.transact((sql) => editAddress(sql, exchange, input, asker)),
      ),
      implement('travelRuleSubmit', (input, asker) =>
        database.transact((sql) => submitSender(sql, exchange, input, asker)),
      ),
      implement('userPreferences', (_input, asker) => tellPreferences(exchange, asker)),
      ...createCheckCalls(exchange),
    ],
    jobs: {
      ...createAddressJobs(),
      ...createDepositJobs(exchange),
      [ARRIVE_JOB]: (sql, reference, nowMs) => receiveDeposit(sql, exchange, reference, nowMs),
    },
    seed: (sql) => seedDeposits(sql, exchange),
  };
}
