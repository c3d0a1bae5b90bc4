import { createHash } from 'node:crypto';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Clock } from '#sandbox/clock.ts';
import { createAnswerFaultInjector, type WireAnswer } from '../faults/createAnswerFaultInjector.ts';
import type { Faults } from '../faults/createFaults.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import { isRightlySigned } from '../signing/requestSignature.ts';
import type { SigningKey } from '../signing/signBody.ts';
import { type Answer, REFUSALS, refuse } from './answer.ts';
import type { Call, Caller } from './call.ts';
import { checkResult } from './checkResult.ts';
import type { AddressLimits } from './createAddressLimits.ts';
import type { Credentials, Session, Sessions } from './createSessions.ts';
import { wrapAnswer } from './envelope.ts';

/** A request, as far as it matters to a call. */
export interface Question {
  /** As it was asked for, without the query. Faults go by it. */
  readonly path: string;
  readonly input: unknown;
  /** The input as it was sent. */
  readonly inputText: string;
  /** `X-Signature`. */
  readonly signature: string | undefined;
  readonly credentials: Credentials;
  /** See Caller. */
  readonly address: string;
}

export interface Outcome {
  readonly wire: WireAnswer;
  /** As in an answer, if that is what goes out: the session that begins, null for one that ends. */
  readonly session?: Session | null | undefined;
  /** 0 for guests. */
  readonly uid: number;
  /** The envelope's code, before any fault. */
  readonly code: number;
  /** How long the answer is held back. */
  readonly delayMs: number;
}

export interface AnswerService {
  answer(call: Call, question: Question): Promise<Outcome>;
  /** The answer to a call that is not part of the sandbox. */
  answerUnknown(path: string): WireAnswer;
}

export interface AnswerServiceParts {
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly key: SigningKey;
  readonly clock: Clock;
  readonly limits: AddressLimits;
  /** Resolves when the state of the exchange can be asked. */
  readonly ready: () => Promise<void>;
}

const WRONGLY_SIGNED = refuse(790001, 'signature check failed');

const UNKNOWN: JsonObject = { ret_code: 404, ret_msg: 'Not part of this sandbox yet', result: null };

/** Creates what turns a request into an answer: who asks, the call itself, the envelope, the signature. */
export function createAnswerService({
  sessions,
  faults,
  key,
  clock,
  limits,
  ready,
}: AnswerServiceParts): AnswerService {
  const faultInjector = createAnswerFaultInjector(faults, key);

  async function identify({ path, credentials }: Question): Promise<Session | undefined> {
    if ((await sessions.has(credentials.sessionId)) && faults.hit('answer/expire-session', path)) {
      await sessions.end(credentials.sessionId);
    }
    return sessions.authenticate(credentials);
  }

  async function makeCall(call: Call, question: Question, session: Session | undefined): Promise<Answer> {
    const { path, input, credentials, address } = question;
    const refusal = faults.hit('answer/code', path);
    if (refusal !== undefined) {
      return refuse(refusal.code, refusal.message, refusal);
    }
    const nowMs = clock.now();
    // A guest is refused for being one, whatever they send.
    const mustSign = call.isSigned === true && session !== undefined;
    if (mustSign && !isRightlySigned(question, key.mask, nowMs)) {
      return WRONGLY_SIGNED;
    }
    const caller = { credentials, session, address, nowMs };
    const answer = await answerInTurn(call, input, caller);
    if (answer.status === 'done') {
      checkResult(call, answer.result);
    }
    return answer;
  }

  /** By the address first: what it has too much of is not looked at, for no account. */
  async function answerInTurn(call: Call, input: unknown, caller: Caller): Promise<Answer> {
    const { address } = caller;
    const turn = await limits.begin(address, call.limitOf?.(input));
    let isWrong = false;
    try {
      if (turn.waitMs > 0) {
        return REFUSALS.tooOften(Math.ceil(turn.waitMs / 1000));
      }
      const answer = await Promise.resolve(call.answer(input, caller)).catch(toAnswer);
      isWrong = answer.status === 'refused' && answer.isWrongGuess === true;
      return answer;
    } finally {
      turn.end(isWrong);
    }
  }

  return {
    async answer(call, question) {
      await ready();
      const session = await identify(question);
      const answer = await makeCall(call, question, session);
      const nowMs = clock.now();
      const wire = faultInjector.write({
        path: question.path,
        uid: session?.user.id ?? 0,
        // Passwords are not to be kept, and whole bodies need not be.
        question: createHash('sha256').update(question.inputText).digest('base64'),
        status: 200,
        isSuccess: answer.status === 'done',
        envelope: wrapAnswer(call.path, answer, nowMs),
        nowMs,
      });
      const isHeard = answer.status === 'done' && !wire.isReplaced;
      return {
        wire,
        session: isHeard ? answer.session : undefined,
        uid: session?.user.id ?? 0,
        code: answer.status === 'done' ? 0 : answer.code,
        delayMs: (answer.status === 'done' ? answer.delayMs : undefined) ?? 0,
      };
    },
    answerUnknown: (path) =>
      faultInjector.write({
        path,
        uid: 0,
        question: '',
        status: 404,
        isSuccess: false,
        envelope: UNKNOWN,
        nowMs: clock.now(),
      }),
  };
}

/** A call that was given up half-way has a code; anything else is a mistake of the sandbox. */
function toAnswer(error: unknown): Answer {
  if (error instanceof Refusal) {
    return error.answer;
  }
  throw error;
}
