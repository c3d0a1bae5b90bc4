import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { CLOCK_CHANNEL, setClock } from '#tests/support/tabs/chaos/setClock.ts';

/** Where the script of a worker says what it has not caught. */
export const ERROR_PATH = '/uncaught-in-worker';

/**
 * Runs in a worker before its own code. An error there reaches no page and no driver; and a driver that sets the clock of a
 * worker which has just ended takes the whole browser with it (Chromium 156, a failed check of its DevTools).
 */
const WATCH = `new BroadcastChannel(${JSON.stringify(CLOCK_CHANNEL)}).onmessage = ({ data }) => (${setClock})(data);
for (const type of ['error', 'unhandledrejection']) {
  addEventListener(type, ({ message, reason }) => {
    const said = reason?.stack ?? reason?.message ?? message ?? JSON.stringify(reason);
    void fetch(${JSON.stringify(ERROR_PATH)}, { method: 'POST', body: type + ' in ' + name + ': ' + said }).catch(() => undefined);
  });
}
`;

/** Whether a path is of the script that a worker begins with. */
export function isWorkerScript(path: string): boolean {
  return /\/workers\/[\w-]+\.js$/.test(path);
}

/** Answers with the exchange's own script, which says what goes wrong in it. */
export function serveWatchedWorker(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { url: path, 'if-none-match': _known, ...headers } = { ...incoming.headers, url: incoming.url };
  const asked = request({ port, path, headers: { ...headers, 'accept-encoding': 'identity' } });
  asked.once('error', () => outgoing.destroy());
  asked.once('response', async (answer) => {
    const body = Buffer.from(WATCH + (await text(answer)));
    const { etag: _tag, ...answered } = answer.headers;
    outgoing.writeHead(answer.statusCode ?? 502, { ...answered, 'content-length': body.length });
    outgoing.end(body);
  });
  asked.end();
}
