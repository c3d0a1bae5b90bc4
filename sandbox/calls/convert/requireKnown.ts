import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { refuse } from '#sandbox/server/api/answer.ts';

/** Throws 42039 where the exchange has not verified a user yet: nothing is converted before. */
export function requireKnown({ kycLevel }: DemoUser): void {
  if (kycLevel === 0) {
    throw new Refusal(refuse(42039, 'identity has to be verified first'));
  }
}
