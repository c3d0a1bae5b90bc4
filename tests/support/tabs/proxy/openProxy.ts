import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { answerInPlace, type ChangeAnswer } from './answerInPlace.ts';
import { createFeedTap, type FeedTap } from './createFeedTap.ts';
import { ERROR_PATH, isWorkerScript, serveWatchedWorker } from './serveWatchedWorker.ts';

/** What stands between a browser and the exchange: it has the exchange's key, reads everything and may change answers. */
export interface WireProxy {
  /** Where the page is opened instead of at the exchange. */
  readonly url: string;
  /** What the exchange has sent of prices. */
  readonly feed: FeedTap;
  /** What no code in a worker has caught. */
  readonly workerErrors: readonly string[];
  /** From now on answers to calls go through this; null lets them pass as they are, byte by byte. */
  readonly change: (how: ChangeAnswer | null) => void;
  /** The end of a browser's connections, and no new ones, until it is called with false. */
  readonly cut: (isCut: boolean) => void;
}

/** Opens one for the time of a test. */
export async function openProxy(exchange: Sandbox): Promise<WireProxy> {
  const agent = new Agent({ keepAlive: true });
  const feed = createFeedTap();
  const workerErrors: string[] = [];
  const sockets = new Set<Socket>();
  let change: ChangeAnswer | null = null;
  let isCut = false;

  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path = '/' } = incoming;
    if (path === ERROR_PATH) {
      void text(incoming).then((error) => workerErrors.push(error));
      outgoing.writeHead(204).end();
      return;
    }
    if (isWorkerScript(path)) {
      serveWatchedWorker(exchange.port, incoming, outgoing);
      return;
    }
    if (change !== null && path.startsWith('/x-api/')) {
      void answerInPlace({ incoming, outgoing, exchange, change });
      return;
    }
    const upstream = request({ port: exchange.port, agent, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    endTogether(upstream, incoming, outgoing);
    incoming.pipe(upstream);
  });
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const upstream = connect(exchange.port, '127.0.0.1');
    upstream.write(writeHead(incoming));
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    feed.listen(upstream);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.once('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    agent.destroy();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    feed,
    workerErrors,
    change: (how) => {
      change = how;
    },
    cut: (nowCut) => {
      isCut = nowCut;
      if (isCut) for (const socket of sockets) socket.destroy();
    },
  };
}

function endTogether(
  upstream: ReturnType<typeof request>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) {
  upstream.once('error', () => outgoing.destroy());
  incoming.once('error', () => upstream.destroy());
  outgoing.once('close', () => upstream.destroy());
}

/** The head as it came, without extensions: frames stay readable. */
function writeHead({ method, url, rawHeaders }: IncomingMessage): string {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'sec-websocket-extensions') continue;
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
