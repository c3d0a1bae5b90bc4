import type { InputOf } from '#shared/endpoints/table.ts';

/** What is asked of the desks for one coin: the call's own input, without the id (screens.md 2.2, convert/quote). */
export type ConvertOrder = Omit<InputOf<'convertQuote'>, 'requestId'>;

/** The keys of accounts that convert (screens.md 2.0). */
export type AccountKey = ConvertOrder['accountType'];
