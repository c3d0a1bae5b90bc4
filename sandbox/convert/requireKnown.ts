import { refuse } from '#sandbox/api/answer.ts';
import { Refusal } from '#sandbox/exchange/refusal.ts';
import type { DemoUser } from '#sandbox/reference/demoUsers.ts';

/** Throws 42039 where the exchange does not know yet who somebody is: nothing is converted before. */
export function requireKnown({ kycLevel }: DemoUser): void {
  if (kycLevel === 0) {
    throw new Refusal(refuse(42039, 'identity has to be verified first'));
  }
}
