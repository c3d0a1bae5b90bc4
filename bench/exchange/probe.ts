import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ProbeReading } from './startProbe.ts';

// Looks at an exchange from a thread of its own, as a stranger who is not part of the crowd; startProbe.ts says when to stop.

/** Between two connections. */
const PAUSE_MS = 100;

const url = String(workerData);
const connectionsMs: number[] = [];
const feedGapsMs: number[] = [];
let isStopped = false;

parentPort?.once('message', () => {
  isStopped = true;
});

const closeFeed = await watchFeed();
while (!isStopped) {
  connectionsMs.push(await timeConnection());
  await sleep(PAUSE_MS);
}
closeFeed();
parentPort?.postMessage({ connectionsMs, feedGapsMs } satisfies ProbeReading);

/** From the start of a new connection to the end of an answer that needs no books, in ms. */
function timeConnection(): Promise<number> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/sandbox/faults`, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(performance.now() - startMs));
    });
    sent.once('error', reject);
    sent.end();
  });
}

/** Notes how long frames of the market are apart, from the snapshot on. */
async function watchFeed(): Promise<() => void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/spot/ws/quote/v2?binary=false`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let lastMs: number | undefined;
  socket.onmessage = ({ data }) => {
    const message: { readonly topic?: string; readonly ping?: number } = JSON.parse(String(data));
    if (message.ping !== undefined) socket.send(JSON.stringify({ pong: message.ping }));
    if (message.topic !== 'slowBroker') return;
    const nowMs = performance.now();
    if (lastMs !== undefined) feedGapsMs.push(nowMs - lastMs);
    lastMs = nowMs;
  };
  socket.send(JSON.stringify({ id: 'probe', topic: 'slowBroker', event: 'sub', symbol: '', params: {} }));
  return () => socket.close();
}
