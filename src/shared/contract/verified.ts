declare const verified: unique symbol;

/**
 * What is known about an answer: its required signature was checked; it was checked and reported on where there was
 * one; or there was none to check.
 */
export type Assurance = 'signed' | 'report' | 'none';

/** Data of an answer that passed the gateway's checks; only src/workers/gateway/verify makes it (design.md section 2). */
export type Verified<T, Level extends Assurance = Assurance> = T & { readonly [verified]: Level };
