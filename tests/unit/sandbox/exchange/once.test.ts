import { beforeEach, describe, expect, test } from 'vitest';
import { once } from '#sandbox/books/exchange/once.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { readFree } from '#sandbox/books/ledger/readBalances.ts';
import type { Database } from '#sandbox/books/state/database.ts';
import { type Done, done } from '#sandbox/server/api/answer.ts';
import type { JsonObject } from '#sandbox/server/signing/canonicalJson.ts';
import { ENGINES } from '../support/engines.ts';

const ANN = 20_000_001;

let database: Database;

/** Brings one bitcoin, however often the same is asked. */
function bring(requestId: string, input: JsonObject, uid = ANN): Promise<Done> {
  const request = { uid, call: 'bring', requestId, input, nowMs: 1 };
  return database.transact((sql) =>
    once(sql, request, async () => {
      await postMovement(sql, {
        kind: 'test',
        uid,
        reference: requestId,
        atMs: 1,
        transfers: [{ from: house('CHAIN'), to: free(uid, 'FUND'), coin: 'BTC', amount: '1' }],
      });
      return done({ zebra: 1, amount: '1', '10': 'ten', at: String(Math.random()) });
    }),
  );
}

async function codeOf(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 0,
    (error: unknown) => (error instanceof Refusal ? error.answer.code : -1),
  );
}

describe.each(ENGINES)('A request id, on $name,', ({ openEmpty }) => {
  beforeEach(async () => {
    database = await openEmpty();
  });

  test('with the same body gets the first answer again, and nothing moves twice', async () => {
    const first = await bring('a', { coin: 'BTC' });
    expect(await bring('a', { coin: 'BTC' })).toEqual(first);
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('1');
  });

  test('with another body is refused', async () => {
    await bring('a', { coin: 'BTC' });
    expect(await codeOf(bring('a', { coin: 'ETH' }))).toBe(131082);
  });

  test('may come with other proofs of who asks', async () => {
    const first = await bring('a', { coin: 'BTC', riskToken: 'one', verification: { email: '1' } });
    expect(await bring('a', { coin: 'BTC', riskToken: 'two', verification: {} })).toEqual(first);
  });

  test('of another user is another one', async () => {
    await bring('a', { coin: 'BTC' });
    expect(await codeOf(bring('a', { coin: 'ETH' }, ANN + 1))).toBe(0);
  });

  test('that comes fifty times at once moves coins once, and all get one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => bring('a', { coin: 'BTC' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await readFree(database.sql, ANN, 'FUND', 'BTC')).toBe('1');
  });

  test('of work that was refused is free for another try', async () => {
    const refused = database.transact((sql) =>
      once(sql, { uid: ANN, call: 'bring', requestId: 'a', input: {}, nowMs: 1 }, async () => {
        throw new Error('not now');
      }),
    );
    await expect(refused).rejects.toThrow('not now');
    expect(await codeOf(bring('a', {}))).toBe(0);
  });
});
