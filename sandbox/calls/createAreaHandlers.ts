import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import { createUpkeepHandlers } from '#sandbox/books/exchange/createUpkeepHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { createAccountsHandlers } from './accounts/createAccountsHandlers.ts';
import { createAddressBookHandlers } from './addressBook/createAddressBookHandlers.ts';
import { createAmpHandlers } from './amp/createAmpHandlers.ts';
import { createConvertHandlers } from './convert/createConvertHandlers.ts';
import { createDepositHandlers } from './deposit/createDepositHandlers.ts';
import { createFilesHandlers } from './files/createFilesHandlers.ts';
import { createMarketDataHandlers } from './marketData/createMarketDataHandlers.ts';
import { createProfileHandlers } from './profile/createProfileHandlers.ts';
import { createRecordsHandlers } from './records/createRecordsHandlers.ts';
import { createSecurityHandlers } from './security/createSecurityHandlers.ts';
import { createTaxHandlers } from './tax/createTaxHandlers.ts';
import { createWithdrawHandlers } from './withdraw/createWithdrawHandlers.ts';

/** The handlers of every area. Pasts are made in this order: areas that bring coins in come before those that spend them. */
export function createAreaHandlers(exchange: Exchange): AreaHandlers[] {
  return [
    createUpkeepHandlers(),
    createAccountsHandlers(exchange),
    createDepositHandlers(exchange),
    createConvertHandlers(exchange),
    createProfileHandlers(exchange),
    createMarketDataHandlers(exchange),
    createRecordsHandlers(exchange),
    createSecurityHandlers(exchange),
    createAddressBookHandlers(exchange),
    createWithdrawHandlers(exchange),
    createTaxHandlers(exchange),
    createFilesHandlers(exchange),
    createAmpHandlers(exchange),
  ];
}
