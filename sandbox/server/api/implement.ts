import type { InferInput, InferOutput } from 'valibot';
import * as v from 'valibot';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { once } from '#sandbox/books/exchange/once.ts';
import { transactGuarded } from '#sandbox/books/exchange/transactGuarded.ts';
import { NotEnough } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { nameCall } from '#shared/agreement/nameCall.ts';
import { repeatInput } from '#shared/agreement/repeatInput.ts';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#shared/endpoints/table.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import { type Answer, type Done, done, REFUSALS } from './answer.ts';
import type { Call } from './call.ts';
import { checkReply } from './checkResult.ts';
import type { LimitName } from './createAddressLimits.ts';
import type { Session } from './createSessions.ts';
import { isStorable } from './isStorable.ts';
import { readWire } from './readWire.ts';

type Table = typeof ENDPOINTS;
/** What a call is asked, as its schema lets it through. */
export type Asked<Name extends EndpointName> = InferOutput<Table[Name]['input']>;
/** What a call answers, as its schema takes it. */
export type ResultOf<Name extends EndpointName> = InferInput<Table[Name]['result']>;

/** Who asks, and when. */
export interface Asker {
  readonly uid: number;
  readonly user: DemoUser;
  readonly session: Session;
  /** Milliseconds since 1970 UTC, by the sandbox's clock. */
  readonly nowMs: number;
}

/** A call for users who are logged in; guests get 10007 whatever they send (product.md section 6). */
export function implement<Name extends EndpointName>(
  name: Name,
  answer: (input: Asked<Name>, asker: Asker) => Answer | Promise<Answer>,
): Call {
  const known = implementForAll(name, (input, asker) =>
    asker === null ? REFUSALS.noPermission : answer(input, asker),
  );
  // A refused caller does not learn what would be right to ask either.
  return {
    ...known,
    answer: async (input, caller) =>
      caller.session === undefined ? REFUSALS.noPermission : known.answer(input, caller),
  };
}

/** A call that guests may make as well. */
export function implementForAll<Name extends EndpointName>(
  name: Name,
  answer: (input: Asked<Name>, asker: Asker | null, nowMs: number) => Answer | Promise<Answer>,
): Call {
  const endpoint: Endpoint = ENDPOINTS[name];
  return {
    verb: endpoint.method === 'get' ? 'GET' : 'POST',
    path: `/${endpoint.path.replace(/^\//, '')}`,
    bodyType: endpoint.encoding === 'form' ? 'form' : 'json',
    isSigned: endpoint.verify === 'required',
    limitOf: (input) => limitOf(name, input),
    async answer(input, { session, nowMs }) {
      const parsed = v.safeParse(endpoint.input, readWire(endpoint, input));
      if (!parsed.success) {
        return REFUSALS.badParameter(v.getDotPath(parsed.issues[0]) ?? 'input');
      }
      if (!isStorable(parsed.output)) {
        return REFUSALS.badParameter('input');
      }
      const asker =
        session === undefined ? null : { uid: session.user.id, user: session.user, session, nowMs };
      const answered = await answer(parsed.output as Asked<Name>, asker, nowMs);
      if (answered.status !== 'done') {
        return answered;
      }
      const by = asker === null ? {} : { by: String(asker.uid) };
      return {
        ...answered,
        asked: { ...by, call: nameCall(endpoint), input: repeatInput(parsed.output as object) },
      };
    },
  };
}

interface OnceOptions<Name extends EndpointName, Known> {
  /** The code for coins that are not there: 700005 of conversions, which is the default; 131212 of withdrawals. */
  readonly notEnough?: Answer;
  /**
   * Done first, outside of the transaction, and kept whatever becomes of the call; throws Refusal to end it. What it gives is
   * the work's to use: what takes long is read here.
   */
  readonly before?: (input: Asked<Name>, asker: Asker) => Promise<Known>;
}

/**
 * A call that moves value or creates a record: done in one transaction, and once for each request id (`requestId`, or
 * `request_id` in the old spelling). It throws Refusal to undo what it has done and tell a code.
 */
export function implementOnce<Name extends EndpointName, Known = undefined>(
  { database }: Pick<Exchange, 'database'>,
  name: Name,
  work: (sql: Sql, input: Asked<Name>, asker: Asker, known: Known | undefined) => Promise<Done>,
  { notEnough = REFUSALS.notEnough, before }: OnceOptions<Name, Known> = {},
): Call {
  return implement(name, async (input, asker) => {
    const asked = input as JsonObject;
    const requestId = String(asked.requestId ?? asked.request_id);
    const request = { uid: asker.uid, call: name, requestId, input: asked, nowMs: asker.nowMs };
    const known = await before?.(input, asker);
    try {
      const doOnce = (sql: Sql): Promise<Done> => once(sql, request, () => work(sql, input, asker, known));
      return await (isGuarded(asked)
        ? transactGuarded(database, asker.uid, doOnce)
        : database.transact(doOnce));
    } catch (error) {
      if (error instanceof NotEnough) {
        return notEnough;
      }
      throw error;
    }
  });
}

const STEPS: readonly EndpointName[] = ['riskIntercept', 'sendEmail'];

function limitOf(name: EndpointName, input: unknown): LimitName | undefined {
  if (STEPS.includes(name)) {
    return 'step';
  }
  return typeof input === 'object' && input !== null && isGuarded({ ...input }) ? 'code' : undefined;
}

/** A call that brings codes waits for its turn behind all others of the same user. */
function isGuarded(asked: JsonObject): boolean {
  return asked.riskToken !== undefined || asked.risk_token !== undefined;
}

/** An answer that the compiler compares with the endpoint's schema by its types, and the schema itself by its values. */
export function reply<Name extends EndpointName>(name: Name, result: ResultOf<Name>): Done {
  checkReply(ENDPOINTS[name], result as JsonObject);
  return done(result as JsonObject);
}
