import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';

/** Turns upgrade requests into sockets, or refuses them. */
export interface SocketEndpoint {
  /** Takes over the upgrade requests of an HTTP server. */
  attach(server: Server): void;
  /** Ends all sockets. */
  close(): void;
}

export interface SocketEndpointParts {
  readonly faults: Faults;
  /** Most sockets that are open at once; a further one is answered 503. */
  readonly mostSockets: number;
  /** Called with each socket that is open, whether its address asks for gzip, and what the socket reads from. */
  readonly onOpen: (socket: WebSocket, isGzip: boolean, stream: Duplex) => void;
}

const QUOTE_PATH = '/spot/ws/quote/v2';

/** A longer message closes its socket with code 1009. */
const LONGEST_MESSAGE_BYTES = 64 * 1024;

/** Creates the endpoint of the quote socket. */
export function createSocketEndpoint({ faults, mostSockets, onOpen }: SocketEndpointParts): SocketEndpoint {
  const webSockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE_BYTES,
    perMessageDeflate: false,
    // See createConnection.
    autoPong: false,
  });
  const hangingSockets = new Set<Duplex>();

  function open(socket: WebSocket, isGzip: boolean, stream: Duplex): void {
    const closing = faults.hit('socket/accept-then-close');
    if (closing === undefined) {
      onOpen(socket, isGzip, stream);
    } else {
      socket.close(closing.code);
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A peer that is gone makes writing fail; there is no one to answer.
    socket.on('error', () => socket.destroy());
    const [path, query] = (request.url ?? '').split('?', 2);
    if (path !== QUOTE_PATH) {
      refuse(socket, '404 Not Found');
    } else if (
      webSockets.clients.size + hangingSockets.size >= mostSockets ||
      faults.hit('socket/refuse') !== undefined
    ) {
      refuse(socket, '503 Service Unavailable');
    } else if (faults.hit('socket/hang') !== undefined) {
      hangingSockets.add(socket);
      socket.on('close', () => hangingSockets.delete(socket));
    } else {
      const isGzip = new URLSearchParams(query).get('binary') !== 'false';
      webSockets.handleUpgrade(request, socket, head, (webSocket) => open(webSocket, isGzip, socket));
    }
  }

  return {
    attach(server) {
      server.on('upgrade', upgrade);
    },
    close() {
      for (const socket of webSockets.clients) {
        socket.terminate();
      }
      for (const socket of hangingSockets) {
        socket.destroy();
      }
      webSockets.close();
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
