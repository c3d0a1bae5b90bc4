import { readBody } from '../../src/workers/gateway/verify/admitAnswer.ts';
import {
  createVerbatimReader,
  digestChunks,
  scanBody,
} from '../../src/workers/gateway/verify/canonicalText.ts';
import { createSignatureChecker } from '../../src/workers/gateway/verify/createSignatureChecker.ts';
import { breathe, finish } from '../../src/workers/gateway/verify/pacing.ts';
import { loadForge } from '../../src/workers/gateway/verify/rsaVerify.ts';
import { createSigningPair, type SignedBody, signBody } from './signedBody.ts';

/** Bodies a second, of one run in which both took turns. */
export interface VerifyReading {
  readonly ours: number;
  readonly bare: number;
}

export interface VerifyOptions {
  readonly bodyBytes: number;
  readonly bodies: number;
  readonly runs: number;
}

const encoder = new TextEncoder();

/**
 * The gateway's reading of signed bodies beside a bare loop of the same work: parse, canonical text, MD5, WebCrypto
 * (design.md section 10). The bare loop has no header, no clock, no second form, no slices and nothing that is refused.
 */
export async function measureVerify({ bodyBytes, bodies, runs }: VerifyOptions): Promise<VerifyReading[]> {
  const pair = createSigningPair();
  const nowMs = Date.now();
  const signed = Array.from({ length: bodies }, (_, seed) =>
    signBody(buildRows(seed, bodyBytes), pair, nowMs),
  );
  const checker = createSignatureChecker({
    keys: pair.keys,
    subtle: crypto.subtle,
    loadForge,
    breathe,
    now: () => performance.now(),
  });
  const key = await crypto.subtle.importKey(
    'spki',
    pair.spki,
    { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
    false,
    ['verify'],
  );

  const readOurs = async ({ bytes, header }: SignedBody): Promise<boolean> => {
    const read = await readBody(bytes, header, checker, nowMs);
    return read.ok && read.value.check?.status === 'SUCCESS';
  };
  const readBare = async ({ bytes, signature, timestamp }: SignedBody): Promise<boolean> => {
    JSON.parse(new TextDecoder().decode(bytes));
    const scanned = finish(scanBody(bytes));
    if (scanned === null) return false;
    const digest = finish(digestChunks(createVerbatimReader(scanned)));
    return crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, signature, encoder.encode(digest + timestamp));
  };

  // Both are compiled before anything counts.
  await bodiesPerSecond(signed, readOurs);
  await bodiesPerSecond(signed, readBare);
  const readings: VerifyReading[] = [];
  for (let run = 0; run < runs; run += 1) {
    readings.push({
      ours: await bodiesPerSecond(signed, readOurs),
      bare: await bodiesPerSecond(signed, readBare),
    });
  }
  return readings;
}

async function bodiesPerSecond(
  signed: readonly SignedBody[],
  read: (body: SignedBody) => Promise<boolean>,
): Promise<number> {
  const startMs = performance.now();
  for (const body of signed) if (!(await read(body))) throw new Error('A signed body was refused.');
  return (signed.length / (performance.now() - startMs)) * 1_000;
}

/** Rows as a history has them, with sorted names and no white space: such a text is its own canonical text. */
function buildRows(seed: number, bytes: number): string {
  const rows: string[] = [];
  let length = 0;
  for (let row = 0; length < bytes; row += 1) {
    const at = seed * 100_000 + row;
    const text = `{"amount":"${at}.50000000","coin":"BTC","createdAt":"${1_763_726_400_000 + at}","fee":0.0001,"id":"${at}","memo":"transfer №${row}","status":3}`;
    rows.push(text);
    length += text.length + 1;
  }
  return `{"result":{"list":[${rows.join(',')}]},"retCode":0,"retMsg":"OK"}`;
}
