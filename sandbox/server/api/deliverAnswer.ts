import type { FastifyReply } from 'fastify';
import type { Timers } from '#sandbox/clock.ts';
import type { WireAnswer } from '../faults/createAnswerFaultInjector.ts';
import type { Faults } from '../faults/createFaults.ts';

/** Sends an answer over the wire, which may be slow, or break, as the faults for its path say. */
export async function deliverAnswer(
  reply: FastifyReply,
  answer: WireAnswer,
  { faults, timers, path, delayMs = 0 }: { faults: Faults; timers: Timers; path: string; delayMs?: number },
): Promise<FastifyReply> {
  if (delayMs > 0) {
    await waitFor(delayMs, timers, reply);
  }
  const slow = faults.hit('answer/delay', path);
  if (slow !== undefined) {
    await waitFor(slow.delayMs, timers, reply);
  }
  if (faults.hit('answer/hang', path)) {
    return reply.hijack();
  }
  reply.code(answer.status);
  if (answer.type !== null) {
    reply.type(answer.type);
  }
  if (answer.signature !== null) {
    reply.header('x-signature', answer.signature);
  }
  return faults.hit('answer/cut', path) ? cutAnswer(reply, answer.body) : reply.send(answer.body);
}

/** Waits, but no longer than the caller is connected. */
function waitFor(delayMs: number, timers: Timers, { raw }: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(delayMs, resolve);
    raw.once('close', () => {
      cancel();
      resolve();
    });
  });
}

/**
 * The head promises a whole body, half of it follows, and the connection is reset. Without a body the head would be the
 * whole answer, so not even that is sent.
 */
function cutAnswer(reply: FastifyReply, body: string): FastifyReply {
  const bytes = Buffer.from(body);
  reply.hijack();
  if (bytes.length === 0) {
    reply.raw.socket?.resetAndDestroy();
    return reply;
  }
  reply.raw.writeHead(reply.statusCode, { ...headersOf(reply), 'content-length': bytes.length });
  reply.raw.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reply.raw.socket?.resetAndDestroy());
  return reply;
}

function headersOf(reply: FastifyReply) {
  const known = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known);
}
