import { createServer, type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createQuoteFeed, type QuoteFeed, type QuoteFeedOptions } from './createQuoteFeed.ts';
import { servePeers } from './servePeers.ts';

/** One origin for a page: the peers, the feed, and all the rest from the sandbox. */
export interface PageServer {
  readonly url: string;
  readonly feed: QuoteFeed;
  readonly close: () => Promise<void>;
}

export interface PageServerOptions extends QuoteFeedOptions {
  /** Address of the sandbox that serves the app. */
  readonly sandboxUrl: string;
}

/** Starts a server on a port of its own, with a feed that begins now. */
export async function servePages({ sandboxUrl, ...feedOptions }: PageServerOptions): Promise<PageServer> {
  const feed = createQuoteFeed(feedOptions);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path.startsWith('/peers/')) void servePeers(path, response);
    else passOn(request, response, sandboxUrl);
  });
  feed.attach(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    feed,
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
function passOn(request: IncomingMessage, response: ServerResponse, sandboxUrl: string): void {
  const { method, headers } = request;
  const target = new URL(request.url ?? '/', sandboxUrl);
  const onward = openRequest(target, { method, headers: { ...headers, host: target.host } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(502).end());
  request.pipe(onward);
}
