import { SOCKETS_LIMITS } from '../limits.ts';
import type { SocketsReading } from '../sockets/measureSockets.ts';
import type { Verdict } from './verdict.ts';

/** Writes what many sockets at one process get and cost. */
export function formatSockets(reading: SocketsReading): string {
  const { sockets, delayMs, framesPerSecond, bytesPerSecond, bytesPerSocket, cpuPercent, known } = reading;
  return [
    `${sockets} sockets: a frame is ${delayMs.p50} ms old in the middle, ${delayMs.p99} at p99, ${delayMs.worst} at worst;`,
    `${framesPerSecond.toFixed(1)} frames and ${(bytesPerSecond / 1_000).toFixed(1)} kB a second at each,`,
    `${(bytesPerSocket / 1_000).toFixed(1)} kB of memory for each, ${cpuPercent.toFixed(0)} % of one core;`,
    `the time of ${(100 * known).toFixed(1)} % of the frames is known.`,
  ].join(' ');
}

/** Holds the delay of frames, and that no socket was closed. */
export function judgeSockets({ sockets, delayMs, closed }: SocketsReading): Verdict[] {
  return [
    {
      promise: `a frame at ${sockets} sockets of one process, p99`,
      read: `${delayMs.p99} ms`,
      limit: `${SOCKETS_LIMITS.delayMs} ms`,
      isKept: delayMs.p99 <= SOCKETS_LIMITS.delayMs,
    },
    { promise: 'sockets closed meanwhile', read: String(closed), limit: 'none', isKept: closed === 0 },
  ];
}
