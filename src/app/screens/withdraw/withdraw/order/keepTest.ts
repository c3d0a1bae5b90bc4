import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { createTestAmounts } from '#app/storage/testAmounts.ts';
import type { SentOrder } from './withdrawalOrder.ts';

/**
 * Remembers what is to follow a test amount (screens.md 1.17), once the exchange has the order: from the form, or later where
 * its answer was lost.
 */
export function keepTest(userId: number, sent: SentOrder, storage?: KeyStorage): void {
  const { coin, chain, address, tag, amount, rest, requestId, sentAtMs } = sent;
  if (rest === undefined) return;
  const test = { coin, chain, address, tag, tested: amount, rest, requestId, atMs: sentAtMs };
  createTestAmounts(userId, storage).keep(test);
}
