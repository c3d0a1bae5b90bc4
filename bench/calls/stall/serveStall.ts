import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type SigningPair, signBody } from '../signedBody.ts';

export interface StallServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

const TYPE_BY_EXTENSION: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** Serves the built page, and the same text, signed again, for every call. */
export async function serveStall(folder: string, pair: SigningPair, text: string): Promise<StallServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/x-api/')) sendSigned(response, pair, text);
    else void sendFile(response, join(folder, pathname));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

function sendSigned(response: ServerResponse, pair: SigningPair, text: string): void {
  const { bytes, header } = signBody(text, pair, Date.now());
  response.writeHead(200, { 'content-type': 'application/json', 'x-signature': header }).end(bytes);
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  const body = await readFile(file).catch(() => undefined);
  const type = TYPE_BY_EXTENSION[extname(file)] ?? 'application/octet-stream';
  if (body === undefined) response.writeHead(404).end();
  else response.writeHead(200, { 'content-type': type }).end(body);
}
