import type { Echo } from './endpoint.ts';
import { UserId } from './fields.ts';

/**
 * Every signed result says whose it is. Without that, somebody else's signed deposit address would verify as well
 * (design.md section 4, screens.md 0.2a).
 */
export const signedResult = { uid: UserId };

/**
 * What ties a signed answer to its question, named alike on both sides: the request's id where there is one, which
 * stands for the whole body, and otherwise the coin and chain or the id of what is changed. An answer to a list of ids
 * is tied to the person only; the rows in it say what they are about.
 */
export function echo(...fields: readonly string[]): Echo {
  return { uid: 'uid', fields: Object.fromEntries(fields.map((field) => [field, field])) };
}
