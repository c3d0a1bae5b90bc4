import type { RequestDesk } from '../../src/workers/gateway/createRequestDesk.ts';
import { buildContext } from './buildContext.ts';
import { buildDesk } from './buildDesk.ts';
import { createSigningPair, type SigningPair, signBody } from './signedBody.ts';

/** The longest time in which nothing else had its turn, in ms. */
export interface StallReading {
  readonly withBodyMs: number;
  readonly withoutMs: number;
}

/**
 * How long a quote flush may have to wait for a signed answer of a given size: messages are passed on as fast as the
 * event loop allows while the gateway's HTTP half decodes, verifies, parses, checks and stores it.
 */
export async function measureStalls(bodyBytes: number, runs: number): Promise<StallReading[]> {
  const pair = createSigningPair();
  const text = buildCountries(bodyBytes);
  const readings: StallReading[] = [];
  // The first one is compiled while it runs.
  for (let run = 0; run <= runs; run += 1) {
    const desk = openDesk(pair, text);
    const startMs = performance.now();
    const withBodyMs = await longestWait(() => callOnce(desk));
    const tookMs = performance.now() - startMs;
    const withoutMs = await longestWait(() => new Promise((resolve) => setTimeout(resolve, tookMs)));
    if (run > 0) readings.push({ withBodyMs, withoutMs });
  }
  return readings;
}

/** Passes messages to itself until the work is done; the longest time between two of them, in ms. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  const { port1, port2 } = new MessageChannel();
  let longestMs = 0;
  let lastMs = performance.now();
  port1.onmessage = () => {
    const nowMs = performance.now();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
    port2.postMessage(null);
  };
  port2.postMessage(null);
  await work();
  // What ran to the end of the work without a pause counts as well.
  longestMs = Math.max(longestMs, performance.now() - lastMs);
  port1.close();
  return longestMs;
}

async function callOnce(desk: RequestDesk): Promise<void> {
  const answered = await desk.request({
    callId: 1,
    name: 'countryList',
    input: {},
    verify: true,
    fresh: true,
    context: buildContext(),
  });
  if (!answered.ok) throw new Error(answered.error.message);
}

/** The network alone is not there: what it would bring is at hand. */
function openDesk(pair: SigningPair, text: string): RequestDesk {
  const { bytes, header } = signBody(text, pair, Date.now());
  return buildDesk({
    fetch: async () => new Response(bytes, { headers: { 'x-signature': header } }),
    api: () => ({ base: 'http://127.0.0.1/x-api', keys: pair.keys }),
  });
}

function buildCountries(bytes: number): string {
  const rows: string[] = [];
  for (let length = 0; length < bytes; length += (rows.at(-1)?.length ?? 0) + 1) {
    rows.push(
      `{"code":"DEU","code2":"DE","dial":"49","has_states":false,"name":"Land №${rows.length}","restricted":false}`,
    );
  }
  return `{"result":{"list":[${rows.join(',')}]},"ret_code":0,"ret_msg":"OK"}`;
}
