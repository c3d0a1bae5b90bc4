import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export interface RequestParts {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends exactly the path and the headers it is given, which fetch would tidy up. */
export async function sendRequest(port: number, path: string, parts: RequestParts = {}): Promise<HttpAnswer> {
  const { method = 'GET', headers = {}, body } = parts;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      buffer(incoming).then((bytes) => {
        const { statusCode = 0, headers: answered } = incoming;
        resolve({ status: statusCode, headers: answered, bytes, text: bytes.toString() });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export function postJson(port: number, path: string, value: unknown, headers: Record<string, string> = {}) {
  return sendRequest(port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(value),
  });
}
