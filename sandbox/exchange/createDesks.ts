import { createAccountsDesk } from '#sandbox/accounts/createAccountsDesk.ts';
import { createAddressBookDesk } from '#sandbox/addressBook/createAddressBookDesk.ts';
import { createAmpDesk } from '#sandbox/amp/createAmpDesk.ts';
import { createConvertDesk } from '#sandbox/convert/createConvertDesk.ts';
import { createDepositDesk } from '#sandbox/deposit/createDepositDesk.ts';
import { createUpkeepDesk } from '#sandbox/exchange/createUpkeepDesk.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';
import { createFilesDesk } from '#sandbox/files/createFilesDesk.ts';
import { createMarketDataDesk } from '#sandbox/marketData/createMarketDataDesk.ts';
import { createProfileDesk } from '#sandbox/profile/createProfileDesk.ts';
import { createRecordsDesk } from '#sandbox/records/createRecordsDesk.ts';
import { createSecurityDesk } from '#sandbox/security/createSecurityDesk.ts';
import { createTaxDesk } from '#sandbox/tax/createTaxDesk.ts';
import { createWithdrawDesk } from '#sandbox/withdraw/createWithdrawDesk.ts';

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
