import { describe, expect, test } from 'vitest';
import {
  buildChecker,
  buildKeyPair,
  MASK,
  NOW_MS,
  signText,
  toBytes,
  toHeader,
} from '#tests/support/signing.ts';
import { createPacer } from '#workers/gateway/verify/pacing.ts';

const SLICE_MS = 4;
/** What passes between two looks at the fake clock; a stop comes about every 100 µs of work. */
const LOOK_MS = 0.1;
const { privateKey, publicKey } = buildKeyPair();

/** A clock that runs on whenever it is read, and a record of how long the thread was kept. */
function fakeThread() {
  let [nowMs, sinceMs, longestMs, breaths, waiting, most] = [0, 0, 0, 0, 0, 0];
  return {
    now: () => {
      nowMs += LOOK_MS;
      longestMs = Math.max(longestMs, nowMs - sinceMs);
      return nowMs;
    },
    breathe: async () => {
      breaths += 1;
      waiting += 1;
      most = Math.max(most, waiting);
      await new Promise((resolve) => setImmediate(resolve));
      waiting -= 1;
      sinceMs = nowMs;
    },
    figures: () => ({ longestMs, breaths, mostAtOnce: most }),
  };
}

function rows(bytes: number, toName: (i: number) => string = () => 'amount'): string {
  const row = (i: number): string => `{"time":"${i}","${toName(i)}":1.50,"chain":"BTC","a":[${i},"é"]}`;
  const list: string[] = [];
  for (let length = 0; length < bytes; length += list.at(-1)?.length ?? 0) list.push(row(list.length));
  return `{"ret_code":0,"result":[${list.join()}]}`;
}

const large: [what: string, body: string, canonical: string][] = [
  [
    'rows',
    rows(1_000_000),
    rows(1_000_000)
      .replace(/("time":"\d+"),("amount":1\.50),("chain":"BTC"),("a":\[\d+,"é"\])/g, '$4,$2,$3,$1')
      .replace(/^\{("ret_code":0),(.*)\}$/s, '{$2,$1}')
      .replace(/^\{("result":.*),("ret_code":0)\}$/s, '{$1,$2}'),
  ],
  ['one object', `{${members(60_000).join()}}`, `{${members(60_000).sort(byName).join()}}`],
  [
    'one object with escaped names',
    `{${members(20_000, '\\u00e9').join()}}`,
    `{${members(20_000, '\\u00e9').sort(byName).join()}}`,
  ],
  ['one string', `"${'é'.repeat(500_000)}"`, `"${'é'.repeat(500_000)}"`],
  ['one string of escapes', `"${'\\u00e9'.repeat(170_000)}"`, `"${'\\u00e9'.repeat(170_000)}"`],
  ['nested arrays', '['.repeat(500_000) + ']'.repeat(500_000), '['.repeat(500_000) + ']'.repeat(500_000)],
];

describe('the check of a body of 1 MB', () => {
  test.each(large)(
    'that is %s leaves the thread to others after each slice',
    async (_what, body, canonical) => {
      const thread = fakeThread();
      const checker = buildChecker(
        'webcrypto',
        { v1: { publicKey, mask: MASK } },
        { ...thread, sliceMs: SLICE_MS },
      );
      const outcome = await checker.check(toBytes(body), toHeader(signText(canonical, privateKey)), NOW_MS);
      expect(outcome).toMatchObject({ status: 'SUCCESS', form: 'verbatim' });
      expect(outcome.text).toBe(body);
      const { longestMs, breaths } = thread.figures();
      expect(longestMs).toBeLessThan(SLICE_MS + 3 * LOOK_MS);
      expect(breaths).toBeGreaterThanOrEqual(4);
    },
  );

  test('is sliced as well where the re-stringified form is needed', async () => {
    const thread = fakeThread();
    const checker = buildChecker(
      'webcrypto',
      { v1: { publicKey, mask: MASK } },
      { ...thread, sliceMs: SLICE_MS },
    );
    const body = `[${'1.50,'.repeat(200_000)}0]`;
    const signed = `[${'1.5,'.repeat(200_000)}0]`;
    const outcome = await checker.check(toBytes(body), toHeader(signText(signed, privateKey)), NOW_MS);
    expect(outcome).toMatchObject({ status: 'SUCCESS', form: 'restringified' });
    expect(thread.figures().longestMs).toBeLessThan(SLICE_MS + 3 * LOOK_MS);
  });
});

test('a body that fits into a slice is checked without a pause', async () => {
  const thread = fakeThread();
  const checker = buildChecker(
    'webcrypto',
    { v1: { publicKey, mask: MASK } },
    { ...thread, sliceMs: SLICE_MS },
  );
  const body = JSON.stringify(Array.from({ length: 2_000 }, (_, i) => i));
  expect(await checker.check(toBytes(body), toHeader(signText(body, privateKey)), NOW_MS)).toMatchObject({
    status: 'SUCCESS',
  });
  expect(thread.figures().breaths).toBe(0);
});

test('several long bodies rest one after another, and all end', async () => {
  const thread = fakeThread();
  const checker = buildChecker(
    'webcrypto',
    { v1: { publicKey, mask: MASK } },
    { ...thread, sliceMs: SLICE_MS },
  );
  const body = `[${'1.50,'.repeat(100_000)}0]`;
  const header = toHeader(signText(body, privateKey));
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => checker.check(toBytes(body), header, NOW_MS)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'SUCCESS'));
  expect(thread.figures().mostAtOnce).toBe(1);
});

test('a rest that fails fails its own work only', async () => {
  let rests = 0;
  const pacer = createPacer({
    sliceMs: 0,
    now: () => 0,
    breathe: () => {
      rests += 1;
      return rests === 1 ? Promise.reject(new Error('no rest')) : Promise.resolve();
    },
  });
  function* work(): Generator<undefined, string, undefined> {
    yield;
    return 'done';
  }
  await expect(pacer.start()(work())).rejects.toThrow('no rest');
  await expect(pacer.start()(work())).resolves.toBe('done');
});

/** Members in an order that is far from sorted. */
function members(count: number, prefix = ''): string[] {
  return Array.from({ length: count }, (_, i) => `"${prefix}${(i * 7_919) % count}":1.50`);
}

function byName(a: string, b: string): number {
  return JSON.parse(a.split(':')[0] ?? '') < JSON.parse(b.split(':')[0] ?? '') ? -1 : 1;
}
