import { expect, test, vi } from 'vitest';
import { createDeferred } from '#shared/async/deferred.ts';
import { createPendingRequests } from '#workers/gateway/cache/createPendingRequests.ts';

const staying = () => new AbortController().signal;

test('equal calls at the same time share one request, and each gets its outcome', async () => {
  const pending = createPendingRequests<string>();
  const answer = createDeferred<string>();
  let starts = 0;
  const start = () => {
    starts += 1;
    return answer.promise;
  };
  const both = [pending.join('k', staying(), start), pending.join('k', staying(), start)];
  answer.resolve('done');
  expect(await Promise.all(both)).toEqual(['done', 'done']);
  expect([starts, pending.count()]).toEqual([1, 0]);
});

test('a call after the answer is a request of its own', async () => {
  const pending = createPendingRequests<number>();
  let starts = 0;
  const start = async () => (starts += 1);
  await pending.join('k', staying(), start);
  expect(await pending.join('k', staying(), start)).toBe(2);
});

test('one who leaves gets nothing, and the others still get the answer', async () => {
  const pending = createPendingRequests<string>();
  const answer = createDeferred<string>();
  const leaving = new AbortController();
  let given: AbortSignal | undefined;
  const start = (signal: AbortSignal) => {
    given = signal;
    return answer.promise;
  };
  const left = pending.join('k', leaving.signal, start);
  const stayed = pending.join('k', staying(), start);
  leaving.abort();
  expect(await left).toBeUndefined();
  expect(given?.aborted).toBe(false);
  answer.resolve('done');
  expect(await stayed).toBe('done');
});

test('when the last one leaves the request is aborted, and the next call is not tied to it', async () => {
  const pending = createPendingRequests<string>();
  const leaving = new AbortController();
  let given: AbortSignal | undefined;
  const left = pending.join('k', leaving.signal, (signal) => {
    given = signal;
    return new Promise(() => undefined);
  });
  leaving.abort();
  expect(await left).toBeUndefined();
  expect(given?.aborted).toBe(true);
  expect(await pending.join('k', staying(), async () => 'new')).toBe('new');
});

test('a caller that has left already starts nothing', async () => {
  const pending = createPendingRequests<string>();
  let starts = 0;
  const outcome = await pending.join('k', AbortSignal.abort(), async () => {
    starts += 1;
    return '';
  });
  expect([outcome, starts]).toEqual([undefined, 0]);
});

test('a caller that has left is counted once, though the outcome still comes', async () => {
  const pending = createPendingRequests<string>();
  const answer = createDeferred<string>();
  const leaving = new AbortController();
  const letGo = vi.spyOn(leaving.signal, 'removeEventListener');
  void pending.join('k', leaving.signal, () => answer.promise);
  const stayed = pending.join('k', staying(), () => answer.promise);
  leaving.abort();
  answer.resolve('done');
  await stayed;
  expect(letGo).toHaveBeenCalledTimes(1);
});
