import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { type FloodKind, writeFlood } from './floodKinds.ts';

// One client of the quote socket that sends as fast as it can, from a thread of its own; startFlood.ts ends it.

const { url, kind } = workerData as { readonly url: string; readonly kind: FloodKind };
const { hostname, port } = new URL(url);

open();
parentPort?.postMessage('started');

/** One socket at a time: one that is closed for what it sends comes back. */
function open(): void {
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(open, 100));
  socket.write(
    'GET /spot/ws/quote/v2?binary=true HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n',
  );
  socket.once('data', () => {
    // What is answered is read and thrown away.
    socket.resume();
    let at = 0;
    const send = (): void => {
      while (!socket.destroyed) {
        at += 1;
        if (!socket.write(writeFlood(kind, at))) break;
      }
    };
    socket.on('drain', send);
    send();
  });
}
