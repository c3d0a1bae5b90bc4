import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#shared/async/clock.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import { sendRequest } from '#workers/gateway/request/sendRequest.ts';

/** Starts a server on a free port and returns it. */
async function listen(server: Server): Promise<number> {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** Sends one request to a real server. */
async function send(
  answer: RequestListener,
  { timeoutMs = 5_000, maxBytes = 1_000_000, signal = new AbortController().signal } = {},
) {
  const server = createServer(answer);
  const port = await listen(server);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const request = { url: `http://127.0.0.1:${port}/x-api/x`, method: 'GET', headers: {}, body: null };
  return sendRequest(request, { fetch, clock: systemClock, timeoutMs, maxBytes, signal });
}

describe('an answer', () => {
  test('is handed over as the bytes that came, with its signature and the server’s date', async () => {
    const result = await send((_, reply) => {
      reply.setHeader('X-Signature', 'v1.abc.1');
      reply.setHeader('Date', 'Sat, 21 Nov 2026 12:00:00 GMT');
      reply.write('{"a":');
      reply.end('1.50}');
    });
    if (!result.ok) throw new Error(result.error.message);
    expect(new TextDecoder().decode(result.value.body)).toBe('{"a":1.50}');
    expect(result.value.signature).toBe('v1.abc.1');
    expect(result.value.date).toBe('Sat, 21 Nov 2026 12:00:00 GMT');
  });

  test.each([204, 200])('without a body is "Non Response!", with status %d', async (status) => {
    const result = await send((_, reply) => void reply.writeHead(status).end());
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', message: 'Non Response!' } });
  });

  test.each([
    [500, true],
    [429, true],
    [404, false],
    [403, false],
  ])('with status %d is "http error" with that status', async (status, retryable) => {
    const result = await send(
      (_, reply) => void reply.writeHead(status, 'Custom Text').end('{"ret_code":0}'),
    );
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: 'http/status',
        message: 'http error',
        retryable,
        extInfo: { status, statusText: 'Custom Text' },
      },
    });
  });

  test('that redirects is not followed, since the login token would go along', async () => {
    const asked: (string | undefined)[] = [];
    const result = await send((request, reply) => {
      asked.push(request.url);
      reply.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(result).toMatchObject({ ok: false, error: { message: 'http network error' } });
    expect(asked).toEqual(['/x-api/x']);
  });

  test('that is larger than allowed is given up while it comes', async () => {
    const result = await send((_, reply) => void reply.end('x'.repeat(2_000)), { maxBytes: 1_999 });
    expect(result).toMatchObject({ ok: false, error: { code: 'http/too-large' } });
  });

  test('that breaks off is a network error', async () => {
    const result = await send((_, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('{"a"');
      setTimeout(() => reply.destroy(), 20);
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'http/network', retryable: true } });
  });
});

describe('a request', () => {
  test('to a closed port is a network error', async () => {
    const server = createServer();
    const port = await listen(server);
    await new Promise((closed) => server.close(closed));
    const request = { url: `http://127.0.0.1:${port}/`, method: 'GET', headers: {}, body: null };
    const { signal } = new AbortController();
    const causes: unknown[] = [];
    const result = await sendRequest(request, {
      fetch: (address, init) =>
        fetch(address, init).catch((error: Error) => {
          causes.push(error.cause);
          throw error;
        }),
      clock: systemClock,
      timeoutMs: 5_000,
      maxBytes: 100,
      signal,
    });
    expect(result).toMatchObject({ ok: false, error: { message: 'http network error' } });
    // The request was really sent, and not refused by fetch, which blocks some ports by itself.
    expect(causes).toMatchObject([{ code: 'ECONNREFUSED' }]);
  });

  test('that is not answered in time is 9000001', async () => {
    const result = await send(() => undefined, { timeoutMs: 50 });
    expect(result).toMatchObject({
      ok: false,
      error: {
        code: '9000001',
        message: 'Request timeout, please re-try!',
        retryable: true,
        extInfo: { reason: 'timeout of 50ms exceeded' },
      },
    });
  });

  test('whose body stops coming is 9000001 as well', async () => {
    const result = await send((_, reply) => void reply.write('{"a":'), { timeoutMs: 80 });
    expect(result).toMatchObject({ ok: false, error: { code: '9000001' } });
  });

  test('that is cancelled ends at once, and the server loses its connection', async () => {
    const gone = createDeferred<void>();
    const controller = new AbortController();
    const result = await send(
      (request) => {
        request.socket.on('close', () => gone.resolve());
        controller.abort();
      },
      { signal: controller.signal },
    );
    expect(result).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    await gone.promise;
  });

  test('that is cancelled before it was sent is not sent', async () => {
    const asked: unknown[] = [];
    const result = await send((request) => void asked.push(request.url), { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    expect(asked).toEqual([]);
  });
});
