import type { Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { createMessageReader } from '../../../../bench/sockets/createMessageReader.ts';

/** What quote sockets have brought, read beside them. */
export interface FeedTap {
  /** Reads along what comes over a connection from the server, from its head on. */
  readonly listen: (socket: Socket) => void;
  /** Whether this was once the last price of a pair; `price` is a plain decimal. */
  readonly hasSent: (symbol: string, price: string) => boolean;
  /** Pairs with a price. */
  readonly count: () => number;
}

const END_OF_HEAD = '\r\n\r\n';
/** As much as a frame of all pairs; what claims more is a bomb, which no page takes a price from. */
const MOST_BYTES = 8_000_000;

const Row = v.object({ s: v.string(), c: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)) });
const Frame = v.object({ topic: v.literal('slowBroker'), data: v.array(v.unknown()) });

/** Creates a reader of feeds that shares no code with the app: it takes each frame by itself and drops those it can't read. */
export function createFeedTap(): FeedTap {
  const pricesBySymbol = new Map<string, Set<number>>();

  const readFrame = (bytes: Buffer, isBinary: boolean): void => {
    const frame = v.safeParse(Frame, parse(bytes, isBinary));
    if (!frame.success) return;
    for (const candidate of frame.output.data) {
      const row = v.safeParse(Row, candidate);
      if (!row.success) continue;
      const { s, c } = row.output;
      const prices = pricesBySymbol.get(s) ?? new Set();
      pricesBySymbol.set(s, prices.add(Number(c)));
    }
  };

  return {
    listen: (socket) => {
      const read = createMessageReader(({ payload, isText }) => readFrame(payload, !isText));
      let head: string | null = '';
      socket.on('data', (chunk: Buffer) => {
        if (head === null) {
          read(chunk);
          return;
        }
        head += chunk.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end === -1) return;
        const rest = Buffer.from(head.slice(end + END_OF_HEAD.length), 'latin1');
        head = null;
        read(rest);
      });
    },
    hasSent: (symbol, price) => pricesBySymbol.get(symbol)?.has(Number(price)) ?? false,
    count: () => pricesBySymbol.size,
  };
}

function parse(bytes: Buffer, isBinary: boolean): unknown {
  try {
    const text = isBinary ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
