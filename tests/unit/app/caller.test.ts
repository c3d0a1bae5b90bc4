import type { Remote } from 'comlink';
import { describe, expect, test } from 'vitest';
import { createDeferred } from '#shared/async/deferred.ts';
import type { Answer, ApiCall } from '#shared/contract/apiCall.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { buildContext } from '../../../bench/calls/buildContext.ts';
import { callWorker } from '../../../src/app/bridge/callWorker.ts';
import { createCaller } from '../../../src/app/bridge/createCaller.ts';
import { createFakeClock } from '../../support/fakeClock.ts';

const ANSWER: Answer = { result: undefined, asOfMs: 0, generation: 1, skewMs: 0 };

/** Lets promises run; the clock of these tests stands still. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page whose gateway is the test: it may not be there yet, and answers as it is told to. */
function createPage(answer: (call: ApiCall) => Promise<Result<Answer>>) {
  const clock = createFakeClock();
  const calls: ApiCall[] = [];
  const cancelled: number[] = [];
  let isThere = true;
  let token = 'A';
  const gateway = {
    request: (call: ApiCall) => {
      calls.push(call);
      return answer(call);
    },
    cancel: async (_tabId: TabId, callId: number) => {
      cancelled.push(callId);
      return ok();
    },
  } as unknown as Remote<GatewayApi>;
  const caller = createCaller({
    clock,
    callGateway: async (call, { timeoutMs = 5_000, signal } = {}) =>
      isThere
        ? callWorker(() => call(gateway), { clock, timeoutMs, ...(signal && { signal }) })
        : err(appError('worker/not-ready', 'Not yet.', true)),
    noteCall: () => undefined,
    readContext: () => buildContext({ token }),
  });
  return {
    caller,
    clock,
    calls,
    cancelled,
    goAway: () => {
      isThere = false;
    },
    come: () => {
      isThere = true;
      caller.noteReady();
    },
    logIn: (as: string) => {
      token = as;
    },
  };
}

describe('a call', () => {
  test('carries what the page knows at that moment', async () => {
    const { caller, calls, logIn } = createPage(async () => ok(ANSWER));
    await caller.request('profile', {});
    logIn('B');
    await caller.request('profile', {}, { fresh: true, verify: true });
    expect(calls.map(({ callId, context, fresh, verify }) => [callId, context.token, fresh, verify])).toEqual(
      [
        [1, 'A', false, false],
        [2, 'B', true, true],
      ],
    );
  });

  test('waits for a gateway that is not there yet, and is sent once', async () => {
    const { caller, calls, goAway, come } = createPage(async () => ok(ANSWER));
    goAway();
    const answered = caller.request('profile', {});
    await settle();
    expect(calls).toHaveLength(0);
    come();
    expect(await answered).toMatchObject({ ok: true });
    expect(calls).toHaveLength(1);
  });

  test('gives up on a gateway that does not come within 35 s', async () => {
    const { caller, clock, goAway } = createPage(async () => ok(ANSWER));
    goAway();
    const answered = caller.request('profile', {});
    await settle();
    clock.advance(35_000);
    expect(await answered).toMatchObject({ ok: false, error: { code: 'worker/not-ready' } });
  });

  test('that was sent to a gateway which died is not sent again: it may have moved money', async () => {
    const gone = appError('worker/gone', 'It stopped.', true);
    const { caller, calls, come } = createPage(async () => err(gone));
    const answered = await caller.request('logout', {});
    come();
    expect(answered).toMatchObject({ ok: false, error: { code: 'worker/gone' } });
    expect(calls).toHaveLength(1);
  });

  test('that the gateway leaves unanswered ends after 35 s', async () => {
    const { caller, clock } = createPage(() => createDeferred<Result<Answer>>().promise);
    const answered = caller.request('profile', {});
    await settle();
    clock.advance(35_000);
    expect(await answered).toMatchObject({ ok: false, error: { code: 'worker/timeout' } });
  });
});

describe('a cancelled call', () => {
  test('ends at once, and the gateway is told which one', async () => {
    const { caller, cancelled } = createPage(() => createDeferred<Result<Answer>>().promise);
    const controller = new AbortController();
    void caller.request('profile', {});
    const answered = caller.request('profile', {}, { signal: controller.signal });
    await settle();
    controller.abort();
    expect(await answered).toMatchObject({ ok: false, error: { code: 'worker/aborted' } });
    expect(cancelled).toEqual([2]);
  });

  test('that waited for the gateway is never sent', async () => {
    const { caller, calls, goAway, come } = createPage(async () => ok(ANSWER));
    const controller = new AbortController();
    goAway();
    const answered = caller.request('profile', {}, { signal: controller.signal });
    await settle();
    controller.abort();
    expect(await answered).toMatchObject({ ok: false, error: { code: 'worker/aborted' } });
    come();
    await settle();
    expect(calls).toHaveLength(0);
  });
});
