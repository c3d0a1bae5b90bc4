import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface TlsAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

export interface TlsRequest {
  readonly path: string;
  readonly method?: string;
  /** The server, where several share an address. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks a server of this machine over TLS, whatever certificate it has, for exactly this path. */
export function askTls(port: number, { path, method = 'GET', host = 'localhost', headers }: TlsRequest) {
  return new Promise<TlsAnswer>((resolve, reject) => {
    const options = {
      ...{ host: '127.0.0.1', port, path, method, agent: false },
      servername: host,
      rejectUnauthorized: false,
      headers: { host: `${host}:${port}`, ...headers },
    };
    const outgoing = request(options, (incoming) => {
      buffer(incoming).then((bytes) => {
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
