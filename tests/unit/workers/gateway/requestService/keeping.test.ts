import { describe, expect, test } from 'vitest';
import { systemClock } from '#shared/async/clock.ts';
import type { ApiCall } from '#shared/contract/apiCall.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import {
  type AnswerStore,
  createAnswerStore,
  type TextDatabase,
} from '#workers/gateway/cache/createAnswerStore.ts';
import { buildContext } from '../../../../../bench/calls/buildContext.ts';
import { buildRequestService } from '../../../../../bench/calls/buildRequestService.ts';

const COUNTRY = {
  code: 'DEU',
  code2: 'DE',
  name: 'Germany',
  dial: '49',
  restricted: false,
  has_states: true,
};
const COUNTRIES = { ret_code: 0, result: { list: [COUNTRY] } };

interface Exchange {
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service with a database of the test's own, and an exchange that says the same to everything. */
function openService(
  { body, headers = {} }: Exchange,
  database: Partial<TextDatabase> = {},
  clock = systemClock,
) {
  const rows = new Map<string, { readonly text: string }>();
  let requests = 0;
  const store: AnswerStore = createAnswerStore({
    database: {
      entries: async () => [],
      set: async (key, value) => void rows.set(key, value),
      delete: async () => undefined,
      ...database,
    },
    ttlMs: 60_000,
    maxBytes: 4_500_000,
    clock,
    warn: () => undefined,
  });
  const open = (own: AnswerStore) =>
    buildRequestService({
      clock,
      store: own,
      fetch: async () => {
        requests += 1;
        return new Response(JSON.stringify(body), { headers });
      },
      api: () => ({ base: 'https://x.example/x-api', keys: {} }),
    });
  const service = open(store);
  const callOf = (name: EndpointName, input: object): ApiCall => ({
    callId: 1,
    name,
    input,
    context: buildContext({ tabId: 'a tab' as TabId, token: 'A' }),
    verify: false,
    fresh: false,
  });
  return {
    service,
    rows,
    call: (name: EndpointName, input: object) => service.request(callOf(name, input)),
    /** The next worker, which finds in the database what this one has left there. */
    callNext: (name: EndpointName, input: object) =>
      open({
        get: async (key) => {
          const row = rows.get(key);
          return row && { text: row.text, atMs: clock.wallNow() };
        },
        put: async () => undefined,
        clear: async () => undefined,
      }).request(callOf(name, input)),
    requests: () => requests,
  };
}

describe('what gets on the device', () => {
  test('is what the schema let through, and nothing else that the exchange has sent', async () => {
    const { call, rows } = openService({
      body: { ret_code: 0, result: { ...COUNTRIES.result, viewer: { email: 'anna@mail.example' } } },
    });
    unwrap(await call('countryList', {}));
    await expect.poll(() => [...rows.values()].map(({ text }) => text)).toHaveLength(1);
    expect([...rows.values()].map(({ text }) => JSON.parse(text))).toEqual([COUNTRIES.result]);
  });

  test('can be read again where the schema makes a Map of it', async () => {
    const body = {
      ret_code: 0,
      result: {
        flags: { p2p: { action: 'hide' } },
        stablecoinTip: false,
        defaultConvertCoin: 'USDT',
        mail: 'anna@mail.example',
      },
    };
    const input = { keys: ['p2p'], siteId: 'SLUICE' };
    const { call, callNext, requests, rows } = openService({ body });
    const first = unwrap(await call('webConfig', input));
    await expect.poll(() => rows.size).toBe(1);
    expect(unwrap(await callNext('webConfig', input)).result).toEqual(first.result);
    expect(first.result).toMatchObject({ flags: new Map([['p2p', { action: 'hide' }]]) });
    expect(requests()).toBe(1);
  });

  test('is nothing where the store fails in a way of its own, and the call is answered', async () => {
    const { call } = openService({ body: COUNTRIES }, { set: () => Promise.reject(new Error('full')) });
    expect(await call('countryList', {})).toMatchObject({ ok: true });
  });
});

test('an answer whose signature failed reaches its caller, and is not kept', async () => {
  const { call, service, requests, rows } = openService({
    body: COUNTRIES,
    headers: { 'x-signature': 'v1.AAAA.1' },
  });
  expect(await call('countryList', {})).toMatchObject({ ok: true });
  expect(await call('countryList', {})).toMatchObject({ ok: true });
  expect([requests(), service.figures().cacheEntries, rows.size]).toEqual([2, 0, 0]);
});

describe('a database that hangs', () => {
  const entries = (): Promise<never> => new Promise(() => undefined);

  test('keeps a call for 1.5 s, and then the exchange is asked', async () => {
    const clock = createFakeClock();
    const { call, requests } = openService({ body: COUNTRIES }, { entries }, clock);
    const answered = call('countryList', {});
    await expect.poll(() => clock.timerCount()).toBe(2);
    clock.advance(1_499);
    expect(requests()).toBe(0);
    clock.advance(1);
    expect(await answered).toMatchObject({ ok: true });
    expect(requests()).toBe(1);
  });

  test('does not hold a caller that has cancelled', async () => {
    const { call, service } = openService({ body: COUNTRIES }, { entries }, createFakeClock());
    const answered = call('countryList', {});
    service.cancel('a tab' as TabId, 1);
    expect(await answered).toMatchObject({ ok: false, error: { code: 'call/cancelled' } });
    expect(service.figures().pending).toBe(0);
  });
});

describe('a call that meets a bug', () => {
  test('ends as data, and leaves neither a timer nor a pending call', async () => {
    const clock = createFakeClock();
    const service = buildRequestService({
      clock,
      fetch: async () => new Response('{"ret_code":0,"result":"x"}'),
      api: () => ({ base: 'https://x.example/x-api', keys: {} }),
      report: () => {
        throw new Error('The queue is broken.');
      },
    });
    const call = {
      callId: 1,
      name: 'countryList',
      input: {},
      context: buildContext(),
      verify: false,
    } as const;
    expect(await service.request({ ...call, fresh: false })).toMatchObject({
      ok: false,
      error: { code: 'worker/failed' },
    });
    expect([clock.timerCount(), service.figures().pending]).toEqual([0, 0]);
  });

  test('of the page, which sends no call at all, ends as data', async () => {
    const { service } = openService({ body: COUNTRIES });
    expect(await service.request({} as ApiCall)).toMatchObject({
      ok: false,
      error: { code: 'worker/failed' },
    });
  });
});
