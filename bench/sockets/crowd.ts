import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { RawMessage } from './createMessageReader.ts';
import { openRawSocket } from './openRawSocket.ts';
import type { CrowdReading, CrowdRequest } from './startCrowd.ts';

// Many clients of the quote socket in one thread (startCrowd.ts). What a frame's delay is follows from the time the exchange wrote
// into it. Equal frames go to all of them, so that one client unpacks each for all.

/** The exchange gives 100 snapshots a second at most (screens.md 0.2c, issue 32). */
const OPENED_PER_SECOND = 80;
/** Bytes of a gzip frame's trailer: checksum and length, which distinguish one frame from the next. */
const TRAILER_BYTES = 8;

const { url, sockets: count } = workerData as CrowdRequest;
const { hostname: host, port } = new URL(url);
const sentAtByFrame = new Map<string, number>();
const arrivalsByFrame = new Map<string, number[]>();
let isReading = false;
let bytes = 0;
let closed = 0;

for (let number = 0; number < count; number += 1) {
  const startMs = performance.now();
  const socket = await openRawSocket({
    host,
    port: Number(port),
    path: '/spot/ws/quote/v2?binary=true',
    onMessage: (message) => take(message, number === 0, (text) => socket.send(text)),
    onClose: () => {
      closed += 1;
    },
  });
  socket.send(JSON.stringify({ id: 'crowd', topic: 'slowBroker', event: 'sub', symbol: '', params: {} }));
  await sleep(Math.max(0, 1_000 / OPENED_PER_SECOND - (performance.now() - startMs)));
}
parentPort?.postMessage('open');
parentPort?.on('message', (asked: 'read' | 'stop') => {
  if (asked === 'read') {
    isReading = true;
    return;
  }
  isReading = false;
  parentPort?.postMessage(summarize());
});

function take({ isText, payload }: RawMessage, isFirst: boolean, answer: (text: string) => void): void {
  const nowMs = Date.now();
  if (isText) {
    const { ping } = JSON.parse(payload.toString()) as { readonly ping?: number };
    if (ping !== undefined) answer(JSON.stringify({ pong: ping }));
    return;
  }
  if (!isReading) return;
  bytes += payload.length;
  const frame = payload.toString('latin1', payload.length - TRAILER_BYTES);
  const arrivals = arrivalsByFrame.get(frame);
  if (arrivals === undefined) arrivalsByFrame.set(frame, [nowMs]);
  else arrivals.push(nowMs);
  if (isFirst) sentAtByFrame.set(frame, readSendTime(payload));
}

function readSendTime(payload: Buffer): number {
  const [, sentAt] = /"sendTime":(\d+),/.exec(gunzipSync(payload).toString()) ?? [];
  return Number(sentAt);
}

function summarize(): CrowdReading {
  const delaysMs: number[] = [];
  let unknown = 0;
  for (const [frame, arrivals] of arrivalsByFrame) {
    const sentAtMs = sentAtByFrame.get(frame);
    if (sentAtMs === undefined) unknown += arrivals.length;
    else delaysMs.push(...arrivals.map((atMs) => atMs - sentAtMs));
  }
  return { delaysMs, unknown, frames: sentAtByFrame.size, bytes, closed };
}
