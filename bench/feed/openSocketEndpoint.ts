import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';

const QUOTE_PATH = '/spot/ws/quote/v2';

/** Lets quote sockets in at an HTTP server; `admit` is given whether the address asks for gzip. */
export function openSocketEndpoint(
  server: Server,
  admit: (socket: WebSocket, isGzip: boolean) => void,
): void {
  const webSockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request: IncomingMessage, duplex: Duplex, head: Buffer) => {
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== QUOTE_PATH) {
      duplex.destroy();
      return;
    }
    const isGzip = new URLSearchParams(query).get('binary') !== 'false';
    webSockets.handleUpgrade(request, duplex, head, (socket) => admit(socket, isGzip));
  });
}
