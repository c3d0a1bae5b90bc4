import { createAdditionCalls } from '#sandbox/addressBook/additionCalls.ts';
import { createChangeCalls } from '#sandbox/addressBook/changeCalls.ts';
import { createCheckCalls } from '#sandbox/addressBook/checkCalls.ts';
import { createListCall } from '#sandbox/addressBook/listCall.ts';
import { seedBook } from '#sandbox/addressBook/seedBook.ts';
import { createSwitchCalls } from '#sandbox/addressBook/switchCalls.ts';
import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';

/** Addresses that people save to withdraw to (screens.md 1.9, 1.10, 2.5). */
export function createAddressBookDesk(exchange: Exchange): Desk {
  return {
    calls: [
      createListCall(exchange),
      ...createAdditionCalls(exchange),
      ...createChangeCalls(exchange),
      ...createSwitchCalls(exchange),
      ...createCheckCalls(exchange),
    ],
    seed: (sql) => seedBook(sql, exchange),
  };
}
