import { addressBookEndpoints } from '#shared/endpoints/addressBook.ts';
import { withdrawEndpoints } from '#shared/endpoints/withdraw.ts';
import type { SectionId } from '#shared/site/screenTable.ts';

/** What the entry in a frame does not have: a page around it could lead a user's click onto it. */
export const CLOSED_SECTIONS: readonly SectionId[] = ['withdraw'];

/** The calls by which coins are sent out or the address book is changed, by their paths below the base of calls. */
export const CLOSED_CALLS: readonly string[] = [
  ...Object.values(withdrawEndpoints),
  ...Object.values(addressBookEndpoints),
]
  .filter(({ method }) => method !== 'get')
  .map(({ path }) => `/${path.replace(/^\//, '')}`);
