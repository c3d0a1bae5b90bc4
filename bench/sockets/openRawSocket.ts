import { connect, type Socket } from 'node:net';
import { createMessageReader, type RawMessage } from './createMessageReader.ts';

export interface RawSocketOptions {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly onMessage: (message: RawMessage) => void;
  readonly onClose: () => void;
}

/** A client of RFC 6455 without what a client of one socket wants: five thousand of them have to fit one thread. */
export interface RawSocket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

const TEXT = 1;
const HEAD_END = '\r\n\r\n';

/** Opens a socket; resolves when the server has agreed, and rejects with its first line otherwise. */
export function openRawSocket(options: RawSocketOptions): Promise<RawSocket> {
  const { host, port, path, onClose } = options;
  const socket = connect({ host, port, noDelay: true });
  socket.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}:${port}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Version: 13${HEAD_END}`,
    ].join('\r\n'),
  );
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The exchange closed a socket before it was open.')));
    socket.once('close', onClose);
    let head = Buffer.alloc(0);
    const readHead = (bytes: Buffer): void => {
      head = Buffer.concat([head, bytes]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      socket.off('data', readHead);
      const [status = ''] = head.toString('latin1').split('\r\n', 1);
      if (!status.includes(' 101 ')) {
        socket.destroy();
        reject(new Error(`The exchange answered "${status}" to a socket.`));
        return;
      }
      const read = createMessageReader(options.onMessage);
      socket.on('data', read);
      read(head.subarray(end + HEAD_END.length));
      resolve({ send: (text) => sendText(socket, text), close: () => socket.destroy() });
    };
    socket.on('data', readHead);
  });
}

/** Clients mask what they send; a mask of zeros leaves it as it is. Texts are shorter than 64 kB. */
function sendText(socket: Socket, text: string): void {
  const payload = Buffer.from(text);
  const isShort = payload.length < 126;
  const head = Buffer.alloc(isShort ? 6 : 8);
  head[0] = 0x80 | TEXT;
  head[1] = 0x80 | (isShort ? payload.length : 126);
  if (!isShort) head.writeUInt16BE(payload.length, 2);
  socket.write(Buffer.concat([head, payload]));
}
