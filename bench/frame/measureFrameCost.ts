import { gunzipSync, strFromU8 } from 'fflate';
import { createRowTable } from '../../src/workers/quotes/coalesce/createRowTable.ts';
import { createFrameReader } from '../../src/workers/quotes/createFrameReader.ts';
import { listPairRows } from '../../src/workers/quotes/decode/rowList.ts';
import type { OpenGunzip } from '../../src/workers/quotes/inflate/inflateFrame.ts';
import { createFrameRing } from '../feed/createFrameRing.ts';
import { writeTickerChanges } from '../feed/writeFrame.ts';
import { median } from '../measure/median.ts';

/** CPU time of this process for one frame, from its bytes to the rows it changed; all threads, the collector's too. */
export interface FrameCost {
  readonly gzipBytes: number;
  readonly rows: number;
  /** As a worker does that has the browser's stream, and as one without it. */
  readonly streamMs: number;
  readonly fflateMs: number;
  /** The least that does the same: inflated in one go, parsed, put into a map, and checked for nothing. */
  readonly floorMs: number;
}

/** Applies frames one after another. */
type Way = (frames: readonly ArrayBuffer[]) => Promise<void>;

const SUBSCRIPTION = { topic: 'slowBroker', symbol: '', id: '"slowBroker"', params: '{}', isGzip: true };
const SYMBOLS = 2_000;
const CHANGED = 1_000;
const ROUNDS = 5;

/** The median of five rounds, in which all ways take turns; the first round of each is not counted. */
export async function measureFrameCost(): Promise<FrameCost> {
  const ring = createFrameRing({ symbols: SYMBOLS, changed: CHANGED });
  const frames = ring.changes.map((body, at) => {
    const frame = writeTickerChanges(SUBSCRIPTION, body, { nowMs: at, sinceStartMs: at });
    return Uint8Array.from(Buffer.from(frame)).buffer;
  });
  const ways = {
    streamMs: readWith(() => new DecompressionStream('gzip')),
    fflateMs: readWith(null),
    floorMs: createFloor(),
  };
  const costs = { streamMs: [] as number[], fflateMs: [] as number[], floorMs: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['streamMs', 'fflateMs', 'floorMs'] as const) {
      const before = process.cpuUsage();
      await ways[name](frames);
      const { user, system } = process.cpuUsage(before);
      if (round > 0) costs[name].push((user + system) / 1_000 / frames.length);
    }
  }
  const middle = (values: readonly number[]): number => median(values) ?? Number.NaN;
  return {
    gzipBytes: frames.reduce((sum, { byteLength }) => sum + byteLength, 0) / frames.length,
    rows: CHANGED,
    streamMs: middle(costs.streamMs),
    fflateMs: middle(costs.fflateMs),
    floorMs: middle(costs.floorMs),
  };
}

/** Each frame waits for the one before, as they come 50 ms apart. */
function readWith(openGunzip: OpenGunzip): Way {
  const rows = createRowTable();
  let onRead: () => void = () => undefined;
  let onFailed: (why: unknown) => void = () => undefined;
  const reader = createFrameReader({
    openGunzip,
    measure: () => 0,
    onMessage: (message) => {
      if (message.type === 'data') rows.apply(listPairRows(message.rows), message.full);
      onRead();
    },
    onBadFrame: ({ message }) => onFailed(new Error(message)),
  });
  return async (frames) => {
    for (const frame of frames) {
      const read = new Promise<void>((resolve, reject) => {
        onRead = resolve;
        onFailed = reject;
      });
      reader.read(frame);
      await read;
    }
  };
}

interface FloorMessage {
  readonly data: readonly { readonly s: string }[];
}

function createFloor(): Way {
  const rowBySymbol = new Map<string, unknown>();
  return async (frames) => {
    for (const frame of frames) {
      const message = JSON.parse(strFromU8(gunzipSync(new Uint8Array(frame)))) as FloorMessage;
      for (const row of message.data) rowBySymbol.set(row.s, row);
      await undefined;
    }
  };
}
