import { type Remote, wrap } from 'comlink';
import { describe, expect, onTestFinished, test } from 'vitest';
import { callWorker, keepMethods } from '#app/bridge/callWorker.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

const never = () => new Promise<never>(() => undefined);

function openCall() {
  const clock = createFakeClock();
  const answer = createDeferred<Result<number>>();
  const [gone, signal] = [new AbortController(), new AbortController()];
  const options = { clock, timeoutMs: 5_000, gone: gone.signal, signal: signal.signal };
  return { clock, answer, gone, signal, call: callWorker(() => answer.promise, options) };
}

describe('a call to a worker', () => {
  test('ends in the worker’s answer, be it a value or an error', async () => {
    const clock = createFakeClock();
    const refused = err(appError('input/bad-interest', 'No.'));
    expect(await callWorker(async () => ok(7), { clock, timeoutMs: 1 })).toEqual(ok(7));
    expect(await callWorker(async () => refused, { clock, timeoutMs: 1 })).toBe(refused);
  });

  test('ends by itself when the worker does not answer in time, and can be made again', async () => {
    const { clock, call } = openCall();
    clock.advance(4_999);
    clock.advance(1);
    expect(await call).toMatchObject({ ok: false, error: { code: 'worker/timeout', retryable: true } });
  });

  test('ends as soon as the worker is known to be dead', async () => {
    const { gone, call } = openCall();
    gone.abort();
    expect(await call).toMatchObject({ ok: false, error: { code: 'worker/gone', retryable: true } });
  });

  test('ends as soon as it is cancelled', async () => {
    const { signal, call } = openCall();
    signal.abort();
    expect(await call).toMatchObject({ ok: false, error: { code: 'worker/aborted', retryable: false } });
  });

  test('that throws, at once or later, is an error that keeps the reason', async () => {
    const clock = createFakeClock();
    const call = async (): Promise<Result<number>> => {
      throw new TypeError('x is not a function');
    };
    expect(await callWorker(call, { clock, timeoutMs: 1 })).toMatchObject({
      ok: false,
      error: { code: 'worker/failed', message: expect.stringContaining('x is not a function') },
    });
  });

  test('is not even made to a dead worker, or after it was cancelled', async () => {
    const clock = createFakeClock();
    let calls = 0;
    const call = async (): Promise<Result<void>> => {
      calls += 1;
      return ok();
    };
    const gone = await callWorker(call, { clock, timeoutMs: 1, gone: AbortSignal.abort() });
    const aborted = await callWorker(call, { clock, timeoutMs: 1, signal: AbortSignal.abort() });
    expect([gone, aborted]).toMatchObject([
      { error: { code: 'worker/gone' } },
      { error: { code: 'worker/aborted' } },
    ]);
    expect(calls).toBe(0);
  });

  test('has one end: what comes later changes nothing', async () => {
    const { answer, gone, signal, clock, call } = openCall();
    answer.resolve(ok(1));
    expect(await call).toEqual(ok(1));
    gone.abort();
    signal.abort();
    clock.advance(10_000);
    expect(await call).toEqual(ok(1));
  });

  test('leaves no timer and no listener behind, however it ends', async () => {
    const { answer, clock, call } = openCall();
    answer.resolve(ok(1));
    await call;
    expect(clock.timerCount()).toBe(0);
    const listening = new AbortController();
    let listeners = 0;
    const { signal } = listening;
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)];
    signal.addEventListener = (...args: Parameters<typeof add>) => {
      listeners += 1;
      add(...args);
    };
    signal.removeEventListener = (...args: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...args);
    };
    const late = callWorker(never, { clock, timeoutMs: 1, gone: signal });
    expect(listeners).toBe(1);
    clock.advance(1);
    await late;
    expect([listeners, clock.timerCount()]).toEqual([0, 0]);
  });
});

interface Api {
  readonly ping: () => string;
  readonly pong: () => string;
}

/** A remote as the bridge gets one, of a worker that never answers. */
function openRemote(): Remote<Api> {
  const { port1, port2 } = new MessageChannel();
  onTestFinished(() => {
    port1.close();
    port2.close();
  });
  return wrap<Api>(port1 as unknown as globalThis.MessagePort);
}

describe('A remote whose methods are kept', () => {
  test('leaves nothing to collect when a method is read again, as Comlink alone does', () => {
    const bare = openRemote();
    expect(bare.ping).not.toBe(bare.ping);
    const kept = keepMethods(bare);
    expect(kept.ping).toBe(kept.ping);
    expect(kept.ping).not.toBe(kept.pong);
  });

  test('has methods of its own, whatever another one has', () => {
    const [one, other] = [keepMethods(openRemote()), keepMethods(openRemote())];
    expect(one.ping).not.toBe(other.ping);
  });
});
