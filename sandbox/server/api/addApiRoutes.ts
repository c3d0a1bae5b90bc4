import { parse } from 'node:querystring';
import cookie from '@fastify/cookie';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from '#sandbox/books/state/describeFailure.ts';
import type { Clock, Timers } from '#sandbox/clock.ts';
import type { Faults } from '../faults/createFaults.ts';
import { refuse } from './answer.ts';
import type { Call } from './call.ts';
import { clientAddressOf, type Proxies } from './clientAddress.ts';
import type { AnswerService } from './createAnswerService.ts';
import type { CallLog } from './createCallLog.ts';
import { deliverAnswer } from './deliverAnswer.ts';
import { wrapAnswer } from './envelope.ts';
import { readCredentials, writeSession } from './sessionCookies.ts';

export interface ApiParts {
  readonly calls: readonly Call[];
  readonly answers: AnswerService;
  readonly faults: Faults;
  readonly log: CallLog;
  readonly proxies: Proxies;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Where the exchange's calls are (product.md section 7). */
export const API_BASE = '/x-api';

/** The largest input of any call is a questionnaire of 16 KiB (screens.md 2.11). */
const MOST_BODY_BYTES = 256 * 1024;

const SYSTEM_BUSY = refuse(790000, 'system busy');

/** Adds every call of the exchange. What is not among them is answered 404, whatever it sends. */
export function addApiRoutes(app: FastifyInstance, parts: ApiParts): void {
  const isForm = ({ bodyType }: Call): boolean => bodyType === 'form';
  app.register((scope, _options, registered) => {
    acceptJsonOnly(scope);
    addKnownCalls(scope, { ...parts, calls: parts.calls.filter((call) => !isForm(call)) });
    registered();
  });
  app.register((scope, _options, registered) => {
    acceptFormsOnly(scope);
    addKnownCalls(scope, { ...parts, calls: parts.calls.filter(isForm) });
    registered();
  });
  app.register((scope, _options, registered) => {
    addUnknownCalls(scope, parts);
    registered();
  });
}

/** Answers a request that went wrong before, or instead of, being answered by its call. */
export function answerFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  clock: Clock,
): FastifyReply {
  const status = error.statusCode ?? 500;
  const isOurs = status >= 500;
  if (isOurs) {
    console.error(describeFailure(error));
  }
  const answer = isOurs ? SYSTEM_BUSY : refuse(status, error.message);
  const path = pathOf(request).slice(API_BASE.length);
  return reply.code(status).send(wrapAnswer(path, answer, clock.now()));
}

function addKnownCalls(scope: FastifyInstance, parts: ApiParts): void {
  const { calls, answers, clock, log, proxies, ...wire } = parts;
  scope.register(cookie);
  scope.setErrorHandler<FastifyError>((error, request, reply) => answerFailure(error, request, reply, clock));
  for (const call of calls) {
    scope.route({
      method: call.verb,
      url: API_BASE + call.path,
      bodyLimit: MOST_BODY_BYTES,
      async handler(request, reply) {
        const path = pathOf(request);
        const startMs = performance.now();
        const credentials = readCredentials(request);
        const signature = readSignature(request);
        const address = clientAddressOf(request.raw, proxies);
        const question = { path, credentials, signature, address, ...readInput(request) };
        const outcome = await answers.answer(call, question);
        if (outcome.session !== undefined) {
          writeSession(reply, outcome.session);
        }
        log.add({
          at: new Date(clock.now()).toISOString(),
          method: call.verb,
          path: path.slice(API_BASE.length),
          uid: outcome.uid,
          status: outcome.wire.status,
          code: outcome.code,
          ms: Math.round(performance.now() - startMs),
        });
        return deliverAnswer(reply, outcome.wire, { ...wire, path, delayMs: outcome.delayMs });
      },
    });
  }
}

function addUnknownCalls(scope: FastifyInstance, { answers, ...wire }: ApiParts): void {
  ignoreBodies(scope);
  scope.all(`${API_BASE}/*`, (request, reply) => {
    const path = pathOf(request);
    return deliverAnswer(reply, answers.answerUnknown(path), { ...wire, path });
  });
}

interface ParsedBody {
  readonly value: unknown;
  readonly text: string;
}

/** Undefined where it is missing or there are several. */
function readSignature({ headers }: FastifyRequest): string | undefined {
  const signature = headers['x-signature'];
  return typeof signature === 'string' ? signature : undefined;
}

/** GET has its input in the query, all others in the body (product.md section 7). */
function readInput(request: FastifyRequest): { input: unknown; inputText: string } {
  if (request.method === 'GET' || request.method === 'HEAD') {
    return { input: request.query, inputText: request.url };
  }
  const { value, text } = (request.body as ParsedBody | undefined) ?? { value: {}, text: '' };
  return { input: value, inputText: text };
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}

/**
 * Forms of other sites can send text and form data without asking; JSON they cannot. Some clients name JSON as the type
 * of a body they do not send.
 */
function acceptJsonOnly(scope: FastifyInstance): void {
  const parseJson = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') {
      done(null, { value: {}, text });
      return;
    }
    void parseJson(request, text, (error, value) => done(error, { value, text } satisfies ParsedBody));
  });
}

/** For the few calls whose body is a form (product.md section 7); names that come twice are lists. */
function acceptFormsOnly(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      const text = String(body);
      done(null, { value: { ...parse(text) }, text } satisfies ParsedBody);
    },
  );
}

function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, body, done) => {
    body.resume();
    done(null, undefined);
  });
}
