import { createAccountsDesk } from '#sandbox/calls/accounts/createAccountsDesk.ts';
import { createAddressBookDesk } from '#sandbox/calls/addressBook/createAddressBookDesk.ts';
import { createAmpDesk } from '#sandbox/calls/amp/createAmpDesk.ts';
import { createConvertDesk } from '#sandbox/calls/convert/createConvertDesk.ts';
import { createDepositDesk } from '#sandbox/calls/deposit/createDepositDesk.ts';
import { createFilesDesk } from '#sandbox/calls/files/createFilesDesk.ts';
import { createMarketDataDesk } from '#sandbox/calls/marketData/createMarketDataDesk.ts';
import { createProfileDesk } from '#sandbox/calls/profile/createProfileDesk.ts';
import { createRecordsDesk } from '#sandbox/calls/records/createRecordsDesk.ts';
import { createSecurityDesk } from '#sandbox/calls/security/createSecurityDesk.ts';
import { createTaxDesk } from '#sandbox/calls/tax/createTaxDesk.ts';
import { createWithdrawDesk } from '#sandbox/calls/withdraw/createWithdrawDesk.ts';
import { createUpkeepDesk } from './createUpkeepDesk.ts';
import type { Desk } from './desk.ts';
import type { Exchange } from './exchange.ts';

/** Every desk of the exchange. Seeds run in this order: who spends comes after who brings in. */
export function createDesks(exchange: Exchange): Desk[] {
  return [
    createUpkeepDesk(exchange),
    createAccountsDesk(exchange),
    createDepositDesk(exchange),
    createConvertDesk(exchange),
    createProfileDesk(exchange),
    createMarketDataDesk(exchange),
    createRecordsDesk(exchange),
    createSecurityDesk(exchange),
    createAddressBookDesk(exchange),
    createWithdrawDesk(exchange),
    createTaxDesk(exchange),
    createFilesDesk(exchange),
    createAmpDesk(exchange),
  ];
}
