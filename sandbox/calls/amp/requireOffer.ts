import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { refuse } from '#sandbox/server/api/answer.ts';

/** Where options may not be offered. Sandbox values, not a statement about any regulator. */
export const CLOSED_COUNTRIES: ReadonlySet<string> = new Set(['IND', 'USA']);
const CLOSED_SITES: ReadonlySet<string> = new Set(['ISLAMIC', 'NLD']);
const ISLAMIC_ATTRIBUTE = 2;

/** Throws 135001 for a user whom the product is not offered to. */
export function requireOffer({ country, siteId, subAttribute }: DemoUser): void {
  if (CLOSED_COUNTRIES.has(country) || CLOSED_SITES.has(siteId) || subAttribute === ISLAMIC_ATTRIBUTE) {
    throw new Refusal(refuse(135001, 'not offered here'));
  }
}
