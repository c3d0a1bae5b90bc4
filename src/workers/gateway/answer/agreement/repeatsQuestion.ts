import { nameCall } from '#shared/agreement/nameCall.ts';
import { repeatInput } from '#shared/agreement/repeatInput.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';

export interface AskedQuestion {
  /** The user that it was asked for; null where that is not known. */
  readonly uid: number | null;
  /** As the endpoint's schema has let it through. */
  readonly input: object;
}

/**
 * Whether an answer repeats this question, in its envelope's `asked` (docs/protocol.md): the call, every field, the
 * absence of the others, and the user (screens.md 0.2c, "An answer must fit its question"). An exchange that repeats nothing is believed where
 * nothing has to be signed: who can leave it out could as well write it.
 */
export function repeatsQuestion(endpoint: Endpoint, { uid, input }: AskedQuestion, asked: unknown): boolean {
  if (asked === undefined) return endpoint.verify !== 'required';
  if (typeof asked !== 'object' || asked === null) return false;
  const { by, call, input: repeated } = asked as Readonly<Record<'by' | 'call' | 'input', unknown>>;
  if (call !== nameCall(endpoint) || typeof repeated !== 'object' || repeated === null) return false;
  return isFor(endpoint, uid, by) && isSameInput(repeatInput(input), { ...repeated });
}

/**
 * Whether an answer about a user's data was given to a guest: the session that it was asked in is no longer one of the
 * exchange, or what stands between has taken the user out.
 */
export function isForGuest(endpoint: Endpoint, asked: unknown): boolean {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    !Object.hasOwn(asked, 'by') &&
    !isFor(endpoint, 0, undefined)
  );
}

/** The profile says who the user is, and what every user gets alike is kept for all. */
function isFor({ login, cache, reads, changes }: Endpoint, uid: number | null, by: unknown): boolean {
  if (uid === null || login === 'profile' || cache === 'stored') return true;
  if (by === undefined) return reads.length === 0 && changes.length === 0;
  return by === String(uid);
}

function isSameInput(asked: object, repeated: Readonly<Record<string, unknown>>): boolean {
  const fields = Object.entries(asked);
  return (
    fields.length === Object.keys(repeated).length &&
    fields.every(([name, text]) => Object.hasOwn(repeated, name) && repeated[name] === text)
  );
}
