import type { Remote } from 'comlink';
import { describe, expect, test } from 'vitest';
import { callWorker } from '#app/bridge/callWorker.ts';
import { createCaller } from '#app/bridge/createCaller.ts';
import { createSessionWatch } from '#app/bridge/createSessionWatch.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import type { Answer, ApiCall } from '#shared/contract/apiCall.ts';
import type { GatewayApi } from '#shared/contract/gatewayApi.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { buildContext } from '../../../../bench/calls/buildContext.ts';

const ANSWER: Answer = { result: undefined, asOfMs: 0, generation: 1, skewMs: 0 };
/** An answer with a result, which belongs to a user. */
const FOR_ONE = { ...ANSWER, result: { id: 7 } } as unknown as Answer;
const OTHER_USER = { ok: false, error: { code: 'session/changed' } };

/** Lets promises run; the clock of these tests stands still. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A page whose gateway is the test: it may not be there yet, and answers as the test says. */
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
  const session = createSessionWatch({
    readToken: () => token,
    openChannel: () => ({ announce: () => undefined }),
    onEnd: () => undefined,
  });
  const caller = createCaller({
    clock,
    session,
    callGateway: async (call, { timeoutMs = 5_000, signal } = {}) =>
      isThere
        ? callWorker(() => call(gateway), { clock, timeoutMs, ...(signal && { signal }) })
        : err(appError('worker/not-ready', 'Not yet.', true)),
    onCall: () => undefined,
    readContext: () => {
      session.observeToken(token);
      return buildContext({ token });
    },
  });
  return {
    caller,
    session,
    clock,
    calls,
    cancelled,
    goAway: () => {
      isThere = false;
    },
    /** Nothing is announced. */
    arrive: () => {
      isThere = true;
    },
    come: () => {
      isThere = true;
      caller.onGatewayReady();
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
    await caller.request('profile', {});
    await caller.request('profile', {}, { fresh: true, verify: true });
    expect(calls.map(({ callId, context, fresh, verify }) => [callId, context.token, fresh, verify])).toEqual(
      [
        [1, 'A', false, false],
        [3, 'B', true, true],
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

  test('is not sent by a gateway that comes when its time is up: it would be done, and be reported as failed', async () => {
    const { caller, clock, calls, goAway, arrive } = createPage(async () => ok(ANSWER));
    goAway();
    const answered = caller.request('withdrawCancel', { id: '1' });
    await settle();
    // The gateway arrives without an event, so that only the end of the call's time wakes the call.
    arrive();
    clock.advance(35_000);
    expect(await answered).toMatchObject({ ok: false, error: { code: 'worker/not-ready' } });
    expect(calls).toHaveLength(0);
  });

  test('that waited while its user logged out says that it never left, and one that was sent does not', async () => {
    const answer = createDeferred<Result<Answer>>();
    const { caller, calls, goAway, come, logIn } = createPage(() => answer.promise);
    goAway();
    const waiting = caller.request('withdrawCancel', { id: '1' });
    await settle();
    logIn('B');
    come();
    expect(await waiting).toMatchObject({ ok: false, error: { code: 'session/changed', isUnsent: true } });
    expect(calls).toHaveLength(0);

    const sent = caller.request('withdrawCancel', { id: '1' });
    await settle();
    logIn('C');
    void caller.request('profile', {});
    answer.resolve(ok(FOR_ONE));
    const answered = await sent;
    expect(answered).toMatchObject(OTHER_USER);
    expect(answered.ok || answered.error.isUnsent).toBeUndefined();
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
  test('ends at once, and is cancelled at the gateway', async () => {
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

describe('a call of a user who is gone', () => {
  test('is not sent for the next one, whose token the page reads with it', async () => {
    const { caller, calls, logIn } = createPage(async () => ok(FOR_ONE));
    await caller.request('profile', {});
    logIn('B');
    expect(await caller.request('withdrawCancel', { id: '1' })).toMatchObject(OTHER_USER);
    expect(calls).toHaveLength(1);
    expect(await caller.request('profile', {})).toMatchObject({ ok: true });
  });

  test('is not sent for the next one after it waited for the gateway', async () => {
    const { caller, calls, come, goAway, logIn } = createPage(async () => ok(FOR_ONE));
    goAway();
    const answered = caller.request('withdrawCancel', { id: '1' });
    await settle();
    logIn('B');
    come();
    expect(await answered).toMatchObject(OTHER_USER);
    expect(calls).toHaveLength(0);
  });

  test.each([
    ['an answer', ok(FOR_ONE)],
    ['a wall', err({ kind: 'wall', code: '10024', message: '', retryable: false } as const)],
  ])('gets nothing of %s that comes late', async (_, outcome) => {
    const answer = createDeferred<Result<Answer>>();
    const { caller, session } = createPage(() => answer.promise);
    const answered = caller.request('profile', {});
    await settle();
    session.onGatewayEnd({ generation: 2, reason: 'expired' });
    answer.resolve(outcome);
    expect(await answered).toMatchObject(OTHER_USER);
  });

  test('which is a logout hears that it is done', async () => {
    const answer = createDeferred<Result<Answer>>();
    const { caller, session } = createPage(() => answer.promise);
    const answered = caller.request('logout', {});
    await settle();
    session.onGatewayEnd({ generation: 2, reason: 'logout' });
    answer.resolve(ok(FOR_ONE));
    expect(await answered).toMatchObject({ ok: true });
  });
});

test('an answer of a session that the gateway had ended before the call is dropped as well', async () => {
  const { caller, session } = createPage(async () => ok(FOR_ONE));
  session.onGatewayEnd({ generation: 2, reason: 'expired' });
  expect(await caller.request('profile', {})).toMatchObject(OTHER_USER);
  session.onNewGateway();
  expect(await caller.request('profile', {})).toMatchObject({ ok: true });
});
