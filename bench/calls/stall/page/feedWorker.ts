import type { Answer } from '../../../../src/shared/contract/apiCall.ts';
import type { Flush } from '../../../../src/shared/contract/linkMessages.ts';
import type { Result } from '../../../../src/shared/result/result.ts';
import { type StallPage, sharedNow, type ToPage, type ToWorker } from './messages.ts';

/** Far more often than quotes flushes, so that one always falls into the worst moment. */
const FLUSH_EVERY_MS = 5;
const PAIRS = 2_000;
const QUOTES_PER_FLUSH = 40;
/** Before a reading and after it: what comes late must not be missed. */
const SETTLE_MS = 200;

const pairs = Array.from({ length: PAIRS }, (_, at) => `C${String(at).padStart(4, '0')}USDT`);
const worker = new Worker(new URL('./stall.worker.ts', import.meta.url), { type: 'module' });

let longestMs = 0;
let onAnswer: (answered: Result<Answer>) => void = () => undefined;
let flushes = 0;

worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
  if (data.type === 'waited') longestMs = Math.max(longestMs, data.ms);
  else onAnswer(data.answered);
};
setInterval(() => {
  send({ type: 'flush', flush: buildFlush(flushes), sentMs: sharedNow() });
  flushes += 1;
}, FLUSH_EVERY_MS);

const waitBesideCall: StallPage['stall']['waitBesideCall'] = async (api) => {
  await sleep(SETTLE_MS);
  longestMs = 0;
  const startMs = performance.now();
  const answered = await new Promise<Result<Answer>>((resolve) => {
    onAnswer = resolve;
    send({ type: 'call', api });
  });
  if (!answered.ok) throw new Error(answered.error.message);
  const tookMs = performance.now() - startMs;
  await sleep(SETTLE_MS);
  return { longestMs, tookMs };
};

const waitAlone: StallPage['stall']['waitAlone'] = async (ms) => {
  await sleep(SETTLE_MS);
  longestMs = 0;
  await sleep(ms + SETTLE_MS);
  return longestMs;
};

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function send(message: ToWorker): void {
  worker.postMessage(message);
}

/** What quotes sends when every pair has moved: the rows in sight, and the numbers all pairs are ordered by. */
function buildFlush(count: number): Flush {
  const figure = (at: number): string => String(1_000 + ((at * 37 + count * 11) % 997));
  return {
    type: 'flush',
    demand: 0,
    pulled: true,
    asOfMs: Date.now(),
    ...(count === 0 && { pairs }),
    quotes: pairs.slice(0, QUOTES_PER_FLUSH).map((symbol, at) => ({
      symbol,
      lastPrice: figure(at),
      changeRate24H: '1.24',
      highPrice24h: figure(at),
      lowPrice24h: figure(at),
      volume24h: figure(at),
      turnover24hUSD: figure(at),
      turnoverUsd: figure(at),
    })),
    order: [
      {
        key: 'turnover',
        indexes: Uint32Array.from(pairs.keys()),
        values: Float64Array.from(pairs, (_, at) => (at * 37 + count * 11) % 997),
      },
    ],
    klines: [],
  };
}

(globalThis as unknown as StallPage).stall = { waitBesideCall, waitAlone };
