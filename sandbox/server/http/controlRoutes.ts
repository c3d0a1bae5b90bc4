import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Health } from '#sandbox/books/exchange/readHealth.ts';
import type { LoggedCall } from '../api/createCallLog.ts';
import { type ActiveFault, TOO_MANY_FAULTS } from '../faults/createFaults.ts';
import { FAULT_NAMES, type Fault, FaultSchema } from '../faults/faultSchema.ts';
import { CONTROL_HELP } from './controlHelp.ts';

/** What can be done to a running sandbox from outside. */
export interface SandboxControls {
  /** False when too many faults are on. */
  addFault(fault: Fault): boolean;
  resetFaults(): void;
  listFaults(): ActiveFault[];
  readState(): object;
  /** What pages find in their app config. */
  readConfig(): object;
  /** Whether the exchange can answer, and what it holds. */
  readHealth(): Promise<Health>;
  /** The last calls, the newest last. */
  readLog(): readonly LoggedCall[];
}

/**
 * Adds the routes that tests and developers steer the sandbox with. Other sites must not: see isOwnRequest.
 */
export function addControlRoutes(scope: FastifyInstance, controls: SandboxControls): void {
  scope.removeContentTypeParser('text/plain');
  scope.addHook('onRequest', async (request, reply) => {
    if (!isOwnRequest(request)) {
      return reply
        .code(403)
        .send({ error: 'Only pages of localhost or an IP address may steer the sandbox.' });
    }
  });

  scope.get('/sandbox', (_request, reply) => reply.type('text/plain; charset=utf-8').send(CONTROL_HELP));
  scope.get('/sandbox/state', () => controls.readState());
  scope.get('/sandbox/config', () => controls.readConfig());
  scope.get('/sandbox/health', async (_request, reply) => {
    const health = await controls.readHealth();
    return reply.code(health.isWell ? 200 : 503).send(health);
  });
  scope.get('/sandbox/log', () => ({ calls: controls.readLog() }));
  scope.get('/sandbox/faults', () => ({ faults: controls.listFaults() }));
  scope.delete('/sandbox/faults', () => {
    controls.resetFaults();
    return { faults: controls.listFaults() };
  });
  scope.post('/sandbox/faults', (request, reply) => {
    const order = readOrder(request.body);
    if (order.type === 'wrong') {
      return reply.code(400).send({ error: order.error, faults: [...FAULT_NAMES, 'reset'] });
    }
    if (order.type === 'reset') {
      controls.resetFaults();
    } else if (!controls.addFault(order.fault)) {
      return reply.code(400).send({ error: TOO_MANY_FAULTS });
    }
    return { faults: controls.listFaults() };
  });
}

/**
 * Browsers say where a request comes from, and scripts on other sites can neither forge nor drop it. Tools outside a browser
 * say nothing and are let in, as is an address typed by a user. A page of another site whose name was made to resolve to this
 * machine (DNS rebinding) is of the same origin for the browser; what gives it away is the name that it has asked for.
 */
function isOwnRequest({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isSameSite =
    site === undefined
      ? headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host
      : site === 'same-origin' || site === 'none';
  return isSameSite && isOwnHost(headers.host);
}

/** No name server decides where an IP address or `localhost` leads. */
function isOwnHost(host: string | undefined): boolean {
  if (host === undefined) return true;
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === 'localhost' || name.endsWith('.localhost');
}

type Order =
  | { readonly type: 'fault'; readonly fault: Fault }
  | { readonly type: 'reset' }
  | { readonly type: 'wrong'; readonly error: string };

function readOrder(body: unknown): Order {
  const name = v.safeParse(v.object({ fault: v.string() }), body);
  if (!name.success) {
    return { type: 'wrong', error: 'The body is to be a JSON object with the name of a "fault".' };
  }
  if (name.output.fault === 'reset') {
    return { type: 'reset' };
  }
  const parsed = v.safeParse(FaultSchema, body);
  if (parsed.success) {
    return { type: 'fault', fault: parsed.output };
  }
  const [issue] = parsed.issues;
  return { type: 'wrong', error: `${v.getDotPath(issue) ?? 'body'}: ${issue.message}` };
}
