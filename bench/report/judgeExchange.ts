import type { LedgerReading } from '../exchange/inspectLedger.ts';
import type { ExchangeReading } from '../exchange/measureExchange.ts';
import type { Verdict } from './verdict.ts';

/** A read that takes longer is noticed where a page makes several of them. */
const MOST_READ_MS = 50;
/** What others meet while a crowd is served. The feed sends every 500 ms. */
const MOST_CONNECTION_MS = 200;
const MOST_FLOOD_MS = 200;
const MOST_FEED_GAP_MS = 700;
/** No developer waits longer for `npm start`. */
const MOST_START_MS = 5_000;

/** Holds one engine of the embedded exchange to what issue 4 promises. */
export function judgeExchange({ engine, ...reading }: ExchangeReading): Verdict[] {
  const { load, reads, floods, afterLoad, afterKill } = reading;
  return [
    {
      promise: `${engine}: crowd of clients`,
      read: `${load.calls} calls, ${load.booked} booked, ${load.failures} failed, ${load.contradictions} twice`,
      limit: 'none fails, none is done twice',
      isKept: load.booked > 0 && load.failures + load.contradictions + load.unanswered === 0,
    },
    {
      promise: `${engine}: new connection beside the crowd, p99`,
      read: `${reading.newConnectionMs.toFixed(0)} ms (${reading.callsPerSecond.toFixed(0)} calls/s)`,
      limit: `${MOST_CONNECTION_MS} ms`,
      isKept: reading.newConnectionMs <= MOST_CONNECTION_MS,
    },
    {
      promise: `${engine}: feed beside the crowd, p99`,
      read: `${reading.feedGapMs.toFixed(0)} ms apart`,
      limit: `${MOST_FEED_GAP_MS} ms`,
      isKept: reading.feedGapMs <= MOST_FEED_GAP_MS,
    },
    ...floods.map(
      ({ kind, connectionMs, lateMs }): Verdict => ({
        promise: `${engine}: others beside a socket that floods with ${kind}, at worst`,
        read: `connection ${connectionMs.toFixed(0)} ms, market ${lateMs.toFixed(0)} ms late`,
        limit: `${MOST_FLOOD_MS} ms`,
        isKept: Math.max(connectionMs, lateMs) <= MOST_FLOOD_MS,
      }),
    ),
    judgeBooks(`${engine}: books after the crowd`, afterLoad, load.booked),
    judgeBooks(`${engine}: books after kill -9`, afterKill, reading.bookedBeforeKill),
    {
      promise: `${engine}: ordinary reads, p99`,
      read: `${reads.p99Ms.toFixed(1)} ms (median ${reads.medianMs.toFixed(1)})`,
      limit: `${MOST_READ_MS} ms`,
      isKept: reads.p99Ms <= MOST_READ_MS,
    },
    {
      promise: `${engine}: start to ready`,
      read: `${(reading.warmStartMs / 1_000).toFixed(1)} s (first ${(reading.firstStartMs / 1_000).toFixed(1)})`,
      limit: `${MOST_START_MS / 1_000} s`,
      isKept: reading.warmStartMs <= MOST_START_MS,
    },
  ];
}

function judgeBooks(promise: string, books: LedgerReading, booked: number): Verdict {
  const { imbalances, missing, repeated, halves } = books;
  return {
    promise,
    read: `${booked} acknowledged: ${missing} missing, ${repeated} repeated, ${halves} half, ${imbalances} imbalances`,
    limit: 'none',
    isKept: booked > 0 && imbalances + missing + repeated + halves === 0,
  };
}
