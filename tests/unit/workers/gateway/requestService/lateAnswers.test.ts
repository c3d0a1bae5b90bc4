import { afterEach, describe, expect, test, vi } from 'vitest';
import { createDeferred, type Deferred } from '#shared/async/deferred.ts';
import type { Answer } from '#shared/contract/apiCall.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import type { Result } from '#shared/result/result.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { buildContext } from '../../../../../bench/calls/buildContext.ts';
import { buildRequestService } from '../../../../../bench/calls/buildRequestService.ts';

const OTHER_USER = { ok: false, error: { code: 'session/changed' } };
const GUEST_PAGE = '/user/assets/exchange/index';

afterEach(() => vi.unstubAllGlobals());

/** A service whose requests wait for the test to answer them, by the order in which they were sent. */
function openSlowService() {
  const requests: Deferred<Response>[] = [];
  const service = buildRequestService({
    fetch: () => {
      const request = createDeferred<Response>();
      requests.push(request);
      return request.promise;
    },
    api: () => ({ base: 'https://x.example/x-api', keys: {} }),
  });
  let calls = 0;
  /** Makes a call. */
  const call = (
    name: EndpointName,
    input: object,
    { token = 'A', fresh = false, path = '/user/assets/withdraw/' } = {},
  ): Promise<Result<Answer>> => {
    calls += 1;
    const context = buildContext({ token, path });
    return service.request({ callId: calls, name, input, context, verify: false, fresh });
  };
  return {
    call,
    /** Makes a call, and waits until its request has been sent. */
    send: async (
      ...how: Parameters<typeof call>
    ): Promise<{ readonly answered: Promise<Result<Answer>> }> => {
      const before = requests.length;
      const answered = call(...how);
      await expect.poll(() => requests.length).toBe(before + 1);
      return { answered };
    },
    answer: (at: number, body: object): void => requests[at]?.resolve(new Response(JSON.stringify(body))),
    fail: (at: number): void => requests[at]?.resolve(new Response('', { status: 502 })),
  };
}

const rateOf = (rate: string) => ({ ret_code: 0, result: { name: 'EUR', rate, updatedAt: '1' } });
const states = (name: string) => ({ ret_code: 0, result: { list: [{ code: 'BY', name }] } });

describe('a call of a user that another one has replaced', () => {
  test.each([
    ['an answer', rateOf('0.92')],
    ['a wall', { ret_code: 10024, result: { message: 'Of A alone.' } }],
    ['a refusal', { ret_code: 700005, ret_msg: 'insufficient balance' }],
    ['a refused login', { ret_code: 10007 }],
    ['an answer that can’t be read', { ret_code: 0, result: 'A' }],
  ])('gets nothing of %s that comes late', async (_, body) => {
    const { answer, send } = openSlowService();
    const late = await send('exchangeRate', { name: 'EUR' });
    const next = await send('exchangeRate', { name: 'EUR' }, { token: 'B' });
    answer(0, body);
    expect(await late.answered).toMatchObject(OTHER_USER);
    answer(1, rateOf('0.93'));
    expect(unwrap(await next.answered).result).toMatchObject({ rate: '0.93' });
  });

  test('gets nothing of a failure either', async () => {
    const { fail, send } = openSlowService();
    const late = await send('exchangeRate', { name: 'EUR' });
    await send('exchangeRate', { name: 'EUR' }, { token: 'B' });
    fail(0);
    expect(await late.answered).toMatchObject(OTHER_USER);
  });

  test('is not sent, if it was not yet', async () => {
    const { call, send } = openSlowService();
    const late = call('exchangeRate', { name: 'EUR' });
    // One request in all, and it is of this call.
    await send('exchangeRate', { name: 'EUR' }, { token: 'B' });
    expect(await late).toMatchObject(OTHER_USER);
  });

  test('resolves without a result where guests may be, and a logout is done', async () => {
    const { answer, send } = openSlowService();
    const late = await send('exchangeRate', { name: 'EUR' }, { path: GUEST_PAGE });
    const logout = await send('logout', {});
    await send('exchangeRate', { name: 'EUR' }, { token: 'B' });
    answer(0, { ret_code: 10007 });
    answer(1, { ret_code: 0, result: {} });
    expect(unwrap(await late.answered).result).toBeUndefined();
    expect(unwrap(await logout.answered).result).toEqual({});
  });

  test('is not answered when the other one comes while a large answer gives way to the quotes', async () => {
    const { answer, call, send } = openSlowService();
    let breaths = 0;
    vi.stubGlobal(
      'MessageChannel',
      class extends MessageChannel {
        constructor() {
          super();
          breaths += 1;
          // The first one is between parsing and the schema, the second one between the schema and the hand-over.
          if (breaths === 2) void call('exchangeRate', { name: 'EUR' }, { token: 'B' });
        }
      },
    );
    const late = await send('countryCode', {});
    const list = Array.from({ length: 1_000 }, () => ({ code2: 'DE', dial: '49', name: 'x'.repeat(100) }));
    answer(0, { ret_code: 0, result: { list, guess: 'DE' } });
    expect(await late.answered).toMatchObject(OTHER_USER);
    expect(breaths).toBe(2);
  });
});

describe('of two answers to one question', () => {
  test('the one that was asked for earlier and comes later does not replace the other one', async () => {
    const { answer, call, send } = openSlowService();
    const slow = await send('stateList', { country: 'DEU' });
    const fresh = await send('stateList', { country: 'DEU' }, { fresh: true });
    answer(1, states('new'));
    expect(unwrap(await fresh.answered).result).toMatchObject({ list: [{ name: 'new' }] });
    answer(0, states('old'));
    expect(unwrap(await slow.answered).result).toMatchObject({ list: [{ name: 'old' }] });
    const later = unwrap(await call('stateList', { country: 'DEU' }));
    expect(later.result).toMatchObject({ list: [{ name: 'new' }] });
  });

  test('the one that is asked for later replaces the other one', async () => {
    const { answer, call, send } = openSlowService();
    const first = await send('stateList', { country: 'DEU' });
    answer(0, states('first'));
    await first.answered;
    const second = await send('stateList', { country: 'DEU' }, { fresh: true });
    answer(1, states('second'));
    await second.answered;
    const later = unwrap(await call('stateList', { country: 'DEU' }));
    expect(later.result).toMatchObject({ list: [{ name: 'second' }] });
  });
});
