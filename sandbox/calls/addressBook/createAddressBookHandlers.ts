import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { createAdditionCalls } from './additionCalls.ts';
import { createChangeCalls } from './changeCalls.ts';
import { createCheckCalls } from './checkCalls.ts';
import { createListCall } from './listCall.ts';
import { createSwitchCalls } from './switchCalls.ts';

/** Addresses that users save to withdraw to (screens.md 1.9, 1.10, 2.5). */
export function createAddressBookHandlers(exchange: Exchange): AreaHandlers {
  return {
    calls: [
      createListCall(exchange),
      ...createAdditionCalls(exchange),
      ...createChangeCalls(exchange),
      ...createSwitchCalls(exchange),
      ...createCheckCalls(exchange),
    ],
  };
}
