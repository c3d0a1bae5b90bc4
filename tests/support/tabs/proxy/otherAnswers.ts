import * as v from 'valibot';
import { redateEnvelope } from '#sandbox/server/api/envelope.ts';
import type { JsonObject, JsonValue } from '#sandbox/server/signing/canonicalJson.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { Carried, ChangeAnswer } from './answerInPlace.ts';
import { replaceTexts } from './replaceTexts.ts';

/** What a rightly signed answer may be the answer of, other than this question. */
export const OTHERS = ['user', 'call', 'question', 'time'] as const;
export type Other = (typeof OTHERS)[number];

/** What a logged-in user sends with each call. */
export interface Credentials {
  readonly cookie: string;
  readonly usertoken: string;
}

/** What a page never shows, whichever field it came in. */
export const MARKS = /Mallory|987,?654,?321/;
const MARK_TEXTS = ['Mallory', '987654321.5', '987654321'];

/** Older than the five minutes that a signature is believed for (design.md section 4). */
const OLD_MS = 10 * 60_000;

/**
 * Answers of another user, of another call, to another question of the same call, or of an older time, each signed with the
 * exchange's key; in all that their schemas let through they carry marks. `marked` counts them by the name of the call that was
 * asked. The profile stays as it is: nothing says that the first one of a session is another user's
 * (docs/decisions/0009-whose-answers.md). So do answers that are the same for all users.
 */
export function otherAnswers(other: Other, mallory: Credentials, marked: Map<string, number>): ChangeAnswer {
  const earlier: Carried[] = [];
  const isLeft = ({ login, cache, verify }: Endpoint): boolean =>
    login === 'profile' ||
    (other === 'user' && cache === 'stored') ||
    // Where no signature is asked for, its age is only reported.
    (other === 'time' && verify !== 'required');

  const find = (carried: Carried): JsonObject | undefined => {
    if (other === 'user' || other === 'time') return carried.envelope;
    if (other === 'question') {
      return earlier.findLast(({ name, question }) => name === carried.name && question !== carried.question)
        ?.envelope;
    }
    const others = earlier.filter(({ name }) => name !== carried.name);
    const { result } = carried.endpoint;
    return (others.findLast(({ envelope }) => v.is(result, envelope.result)) ?? others.at(-1))?.envelope;
  };

  return {
    headersFor: (endpoint, headers) =>
      other === 'user' && !isLeft(endpoint) ? { ...headers, ...mallory } : headers,
    answer: (carried) => {
      const { endpoint, name } = carried;
      const envelope = isLeft(endpoint) ? undefined : find(carried);
      earlier.push(carried);
      if (envelope === undefined) return null;
      marked.set(name, (marked.get(name) ?? 0) + 1);
      const signedMs = other === 'time' ? Date.now() - OLD_MS : Date.now();
      return { envelope: redateEnvelope(mark(envelope, endpoint), signedMs), signedMs };
    },
  };
}

function mark(envelope: JsonObject, endpoint: Endpoint): JsonObject {
  const { result } = envelope;
  const fits = (candidate: JsonValue): boolean => v.is(endpoint.result, candidate);
  if (result === undefined || !fits(result)) return envelope;
  const { value } = replaceTexts(result, { texts: MARK_TEXTS, fits, isSpared: () => false });
  return { ...envelope, result: value };
}
