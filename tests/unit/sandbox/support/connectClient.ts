import { gunzipSync } from 'node:zlib';
import WebSocket from 'ws';

/** A message as it came over the wire. */
export interface WireMessage {
  readonly bytes: Buffer;
  readonly isBinary: boolean;
}

type Json = Record<string, unknown>;

/** A data frame after inflating and parsing. */
export interface DataFrame {
  readonly topic: string;
  readonly id: unknown;
  readonly params: Json;
  readonly data: Row[];
  readonly f: boolean;
  readonly sendTime: number;
  readonly shared: boolean;
}

export type Row = Readonly<Record<string, string | number>>;

/**
 * A real client of the quote socket that hands out messages in the order they came, but for the server's
 * pings.
 */
export interface TestClient {
  readonly socket: WebSocket;
  /** Values of the server's pings, which are answered while `answersPings` is true. */
  readonly pings: number[];
  answersPings: boolean;
  /** Resolves with the close code; 1006 when there was no close frame. */
  readonly closed: Promise<number>;
  send(message: unknown): void;
  sendText(text: string): void;
  subscribe(topic: string, options?: { symbol?: string; id?: string; params?: Json }): void;
  /** The next message, as soon as there is one. */
  next(): Promise<WireMessage>;
  nextJson(): Promise<Json>;
  nextFrame(): Promise<DataFrame>;
  /** Everything that came before the answer to a ping sent now: what is not in it was not sent. */
  readUntilPong(): Promise<WireMessage[]>;
}

let pingNumber = 0;

/** Opens a socket to a running sandbox. */
export async function connectClient(port: number, query = 'binary=true&timestamp=1'): Promise<TestClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/spot/ws/quote/v2?${query}`);
  const arrived: WireMessage[] = [];
  const waiting: ((message: WireMessage) => void)[] = [];
  const pings: number[] = [];
  socket.on('message', (data: Buffer, isBinary) => {
    const message = { bytes: data, isBinary };
    const ping = /^\{"ping":(\d+)\}$/.exec(isBinary ? '' : data.toString())?.[1];
    if (ping !== undefined) {
      pings.push(Number(ping));
      if (client.answersPings) {
        client.send({ pong: Number(ping) });
      }
      return;
    }
    const waiter = waiting.shift();
    if (waiter === undefined) {
      arrived.push(message);
    } else {
      waiter(message);
    }
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', resolve);
  });
  socket.on('error', () => {});

  function next(): Promise<WireMessage> {
    const message = arrived.shift();
    return message === undefined
      ? new Promise((resolve) => {
          waiting.push(resolve);
        })
      : Promise.resolve(message);
  }

  const client: TestClient = {
    socket,
    pings,
    answersPings: true,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    sendText: (text) => socket.send(text),
    subscribe: (topic, { symbol = '', id = topic, params = {} } = {}) =>
      client.send({ id, topic, event: 'sub', symbol, params }),
    next,
    nextJson: async () => JSON.parse(readText(await next())),
    nextFrame: async () => JSON.parse(readText(await next())),
    async readUntilPong() {
      pingNumber += 1;
      client.send({ ping: pingNumber });
      const before: WireMessage[] = [];
      for (;;) {
        const message = await next();
        if (!message.isBinary && message.bytes.toString() === JSON.stringify({ pong: pingNumber })) {
          return before;
        }
        before.push(message);
      }
    },
  };
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return client;
}

/** Asks for a socket that is refused; resolves with the HTTP status of the refusal. */
export function readRefusal(port: number, path = '/spot/ws/quote/v2'): Promise<number | undefined> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
  socket.on('error', () => {});
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
  });
}

/** The text of a message, whichever way it came. */
export function readText({ bytes, isBinary }: WireMessage): string {
  return isBinary ? gunzipSync(bytes).toString() : bytes.toString();
}
