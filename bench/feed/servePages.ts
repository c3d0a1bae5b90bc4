import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createQuoteFeed, type QuoteFeed, type QuoteFeedOptions } from './createQuoteFeed.ts';
import { servePeers } from './servePeers.ts';

/** One origin for a page: the peers, the feed, and all the rest from the sandbox. */
export interface PageServer {
  readonly url: string;
  readonly feed: QuoteFeed;
  /** What went on to the sandbox so far. */
  readonly passedOn: () => PassedOn;
  readonly close: () => Promise<void>;
}

export interface PassedOn {
  /** Pages and files. */
  readonly requests: number;
  /** Calls of the exchange. */
  readonly calls: number;
  /** Bytes of scripts of the main thread, as packed by the server, without the chart's library. */
  readonly scriptBytes: number;
}

export interface PageServerOptions extends QuoteFeedOptions {
  /** Address of the sandbox that serves the app. */
  readonly sandboxUrl: string;
}

/** Pages and what is loaded for them; all else is the exchange. */
const FILES = /^\/(?:user\/assets|common-static|login|favicon)/;
/** Scripts of workers run beside the main thread; the chart's library has a limit of its own. */
const PAGE_SCRIPT = /^\/user\/assets\/(?!workers\/|assets\/ChartCanvas-).*\.js$/;

/** Starts a server on a port of its own, with a feed that begins now. */
export async function servePages({ sandboxUrl, ...feedOptions }: PageServerOptions): Promise<PageServer> {
  const feed = createQuoteFeed(feedOptions);
  const passed = { requests: 0, calls: 0, scriptBytes: 0 };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/peers/')) void servePeers(path, response);
    else {
      if (FILES.test(path)) passed.requests += 1;
      else passed.calls += 1;
      const onBytes = (bytes: number): void => {
        if (PAGE_SCRIPT.test(path)) passed.scriptBytes += bytes;
      };
      passOn(request, response, { sandboxUrl, onBytes });
    }
  });
  feed.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    feed,
    passedOn: () => ({ ...passed }),
    close: () => {
      feed.close();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Lets the sandbox answer: the page gets the app with the headers of production. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { sandboxUrl, onBytes }: { readonly sandboxUrl: string; readonly onBytes: (bytes: number) => void },
): void {
  const { method, headers } = request;
  const target = new URL(request.url ?? '/', sandboxUrl);
  const onward = openRequest(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('data', (piece: Buffer) => onBytes(piece.length));
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
