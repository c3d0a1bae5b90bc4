import type { RepeatedInput } from '#shared/agreement/repeatInput.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import type { Session } from './createSessions.ts';

/** What a call comes to, before it is put into an envelope. */
export type Answer = Done | Refused;

export interface Done {
  readonly status: 'done';
  readonly result: JsonObject;
  /** The session that begins with this answer; null ends the visitor's. Absent, it stays what it is. */
  readonly session?: Session | null;
  /** The answer is held back so long, in ms, though what was asked for is done: the trigger …599 of screens.md 3.6. */
  readonly delayMs?: number;
  /** The question that it answers, as the envelope repeats it; absent for calls outside of the table of endpoints. */
  readonly asked?: RepeatedQuestion;
}

/** Whom and what an answer is for (screens.md 0.2c, "An answer must fit its question"). */
export interface RepeatedQuestion {
  /** The user's id; absent for guests. */
  readonly by?: string;
  /** "GET /v2/private/user/profile" */
  readonly call: string;
  readonly input: RepeatedInput;
}

/** A business error. It travels with HTTP status 200 (screens.md 0.1). */
export interface Refused {
  readonly status: 'refused';
  readonly code: number;
  readonly message: string;
  readonly info: JsonObject;
  readonly result: JsonObject;
  /** A password or code was looked at, and is wrong: it counts against the address that it came from. */
  readonly isWrongGuess?: boolean;
}

export function done(result: JsonObject): Done {
  return { status: 'done', result };
}

export function refuse(
  code: number,
  message: string,
  { info = {}, result = {} }: { info?: JsonObject; result?: JsonObject } = {},
): Refused {
  return { status: 'refused', code, message, info, result };
}

/** Codes of screens.md 0.2 that calls answer. */
export const REFUSALS = {
  badParameter: (field: string) => refuse(700000, `bad parameter: ${field}`),
  noPermission: refuse(10007, 'user no permission'),
  closedCoin: refuse(50001, 'coin is closed'),
  notEnough: refuse(700005, 'insufficient balance'),
  tooOften: (retryAfterSeconds: number) =>
    refuse(139001, 'too frequent', { info: { retryAfter: retryAfterSeconds } }),
} as const;
