import { randomBytes } from 'node:crypto';

/** Every kind of message that a client of the quote socket may send, and what is none. */
export const FLOOD_KINDS = [
  'subscribe',
  'charts',
  'cancel',
  'cancel all',
  'login',
  'ping',
  'pong',
  'no JSON',
  'large',
  'protocol pings',
  'fragments',
] as const;
export type FloodKind = (typeof FLOOD_KINDS)[number];

const INTERVALS = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'];
const COINS = ['BTC', 'ETH', 'SOL', 'XRP', 'LTC', 'ADA', 'DOGE', 'DOT', 'LINK', 'TRX'];
const TOGETHER = 64;

const TEXTS: Readonly<Record<Exclude<FloodKind, 'protocol pings' | 'fragments'>, (at: number) => unknown>> = {
  subscribe: (at) => ({ event: 'sub', topic: 'slowBroker', id: `s${at % 300}`, symbol: '', params: {} }),
  // What costs the most: charts of a thousand days that were not asked for before.
  charts: (at) => ({
    ...{ event: 'sub', topic: `kline_${INTERVALS[at % 8]}`, id: `k${at % 300}` },
    ...{ symbol: `${COINS[Math.floor(at / 8) % 10]}USDT`, params: { limit: 1000 } },
  }),
  cancel: (at) => ({ event: 'cancel', topic: 'slowBroker', id: `s${at % 300}`, symbol: '' }),
  'cancel all': () => ({ event: 'cancel_all' }),
  login: () => ({ event: 'login', args: ['x'.repeat(2_000)] }),
  ping: (at) => ({ ping: at }),
  pong: (at) => ({ pong: at }),
  'no JSON': () => 'not json',
  large: () => ({ ping: 'x'.repeat(60_000) }),
};

/** Several frames of a kind in one piece, as a client's system would send them. */
export function writeFlood(kind: FloodKind, at: number): Buffer {
  const count = kind === 'large' ? 1 : TOGETHER;
  const frames = Array.from({ length: count }, (_, of) => writeOne(kind, at * count + of));
  return Buffer.concat(frames);
}

const TEXT = 0x81;
const PING = 0x89;
/** A part of a message that never ends. */
const PART = 0x00;

function writeOne(kind: FloodKind, at: number): Buffer {
  if (kind === 'protocol pings') {
    return writeFrame(PING, Buffer.from('x'));
  }
  if (kind === 'fragments') {
    return at === TOGETHER ? writeFrame(0x01, Buffer.alloc(0)) : writeFrame(PART, Buffer.alloc(0));
  }
  const text = TEXTS[kind](at);
  return writeFrame(TEXT, Buffer.from(typeof text === 'string' ? text : JSON.stringify(text)));
}

/** A masked frame (RFC 6455, section 5.2). */
function writeFrame(head: number, payload: Buffer): Buffer {
  const mask = randomBytes(4);
  const { length } = payload;
  const size =
    length < 126
      ? Buffer.from([head, 0x80 | length])
      : Buffer.from([head, 0x80 | 126, length >> 8, length & 0xff]);
  const masked = payload.map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return Buffer.concat([size, mask, masked]);
}
