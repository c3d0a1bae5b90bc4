import { connect, type Socket } from 'node:net';

/** A message of the server. */
export interface RawMessage {
  readonly isText: boolean;
  readonly payload: Buffer;
}

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
const BINARY = 2;
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

/** Cuts a stream into messages. The server sends each in one frame, unmasked; what is neither text nor binary is passed over. */
function createMessageReader(onMessage: (message: RawMessage) => void): (bytes: Buffer) => void {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  /** No message is complete before so many bytes have come. */
  let wanted = 2;
  return (bytes) => {
    waiting.push(bytes);
    waitingBytes += bytes.length;
    while (waitingBytes >= wanted) {
      const joined = waiting.length === 1 ? (waiting[0] ?? bytes) : Buffer.concat(waiting);
      const [start, end] = measureMessage(joined);
      if (joined.length < end) {
        waiting = [joined];
        wanted = end;
        return;
      }
      const kind = (joined[0] ?? 0) & 0x0f;
      if (kind === TEXT || kind === BINARY) {
        onMessage({ isText: kind === TEXT, payload: joined.subarray(start, end) });
      }
      waiting = [joined.subarray(end)];
      waitingBytes = joined.length - end;
      wanted = 2;
    }
  };
}

/** Where the payload of the first message begins and ends; as much as is needed to know that, where it isn't there yet. */
function measureMessage(bytes: Buffer): readonly [start: number, end: number] {
  const short = (bytes[1] ?? 0) & 0x7f;
  if (short < 126) return [2, 2 + short];
  const start = short === 126 ? 4 : 10;
  if (bytes.length < start) return [start, start];
  return [start, start + (short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2)))];
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
