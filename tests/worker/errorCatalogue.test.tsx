import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Bridge, createBridge } from '#app/bridge/createBridge.ts';
import { createPresent } from '#app/notices/errors/createPresent.ts';
import { NoticesHost } from '#app/notices/NoticesHost.tsx';
import { plainWords } from '#app/notices/noticeWords.ts';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import { clearNotices, noticeStore } from '#app/stores/noticeStore.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { findApi, logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { buildContext } from '../../bench/calls/buildContext.ts';

// product.md section 8, row by row: a real page's bridge, workers and notices, and an exchange that fails on request.

const PATH = 'exchange-rate';
const TEXT_OF: Readonly<Record<string, string>> = { '50016': 'Check your network.', '700004': 'Not found.' };
const CANT_REACH = 'Check your network.';

const sandbox = findSandbox();
const reported: string[] = [];
let path = '/user/assets/withdraw/';
let bridge: Bridge;

const present = createPresent({
  lookup: (code) => TEXT_OF[code],
  words: plainWords,
  monitor: { record: ({ data = {} }) => void reported.push(String(data.code)) },
});

beforeAll(async () => {
  await logIn('demo@sluice.example');
  bridge = createBridge({
    locks: navigator.locks,
    source: sandbox.source,
    currency: 'EUR',
    measure: createMeasure('test page'),
    readToken: () => null,
    api: findApi(),
    onCall: () => undefined,
    readContext: () => buildContext({ token: readUserToken(), path, traceId: 'a-trace' }),
  });
});

beforeEach(async () => {
  await sandbox.resetFaults();
  clearNotices();
  reported.length = 0;
  path = '/user/assets/withdraw/';
  await render(<NoticesHost />);
});

/** Makes a call that meets a fault, and presents its error as an action does. */
async function meet(
  fault: { readonly fault: string; readonly [option: string]: unknown },
  reminder?: 'notify',
) {
  await sandbox.order({ ...fault, path: PATH, count: 1 });
  const result = await bridge.request('exchangeRate', { name: 'EUR' }, { fresh: true });
  if (!result.ok) present.error(result.error, reminder);
  return result;
}

const refused = (code: number, message = 'as they say') => ({ fault: 'answer/code', code, message });
const toastText = () => document.querySelector('.toasts')?.textContent ?? '';

describe('a toast says', () => {
  test.each([
    ['an empty body', { fault: 'answer/empty' }, 'Non Response!', CANT_REACH],
    ['a network failure', { fault: 'answer/cut' }, 'http network error', CANT_REACH],
    ['a status outside of 200 to 299', { fault: 'answer/status', status: 503 }, 'http error', CANT_REACH],
    ['1007', refused(1007, 'too old'), 'Timeout, too old.', 'Timeout, too old.'],
    ['1008 without words', refused(1008, ''), 'Timeout, token error.', 'Timeout, token error.'],
    ['a code with a text', refused(700004), 'as they say', 'Not found.'],
    ['a code without a text', refused(700005), 'as they say', '700005: as they say'],
    ['10007', refused(10007), 'user no permission', '10007: user no permission'],
    ['33003', refused(33003), 'user no permission', '33003: user no permission'],
    ['10009', refused(10009), 'user no permission', '10009: user no permission'],
  ])('%s', async (_condition, fault, message, shown) => {
    expect(await meet(fault)).toMatchObject({ ok: false, error: { message, traceId: 'a-trace' } });
    await expect.poll(toastText).toContain(shown);
  });

  test('a signature that fails, in the words of the specification', async () => {
    await sandbox.order({ fault: 'answer/tamper', path: PATH, count: 1 });
    const result = await bridge.request('exchangeRate', { name: 'EUR' }, { fresh: true, verify: true });
    expect(result).toMatchObject({ ok: false, error: { code: '79992' } });
    if (!result.ok) present.error(result.error);
    await expect
      .poll(toastText)
      .toContain('Signature verification failed, please confirm whether the network environment is safe.');
    expect(reported).toEqual(['79992']);
  });

  test('a timeout, once the exchange has been silent for 30 s', { timeout: 45_000 }, async () => {
    expect(await meet({ fault: 'answer/hang' })).toMatchObject({
      ok: false,
      error: { code: '9000001', message: 'Request timeout, please re-try!' },
    });
    await expect.poll(toastText).toContain(CANT_REACH);
  });
});

test('message 50016 is gone after 2 s', async () => {
  await meet({ fault: 'answer/cut' });
  const shownAtMs = performance.now();
  await expect.poll(toastText).toContain(CANT_REACH);
  await expect.poll(toastText).toBe('');
  expect(performance.now() - shownAtMs).toBeGreaterThan(1_500);
  expect(performance.now() - shownAtMs).toBeLessThan(3_000);
});

test('a code with a text is a notification with a title when the request asks for one', async () => {
  await meet(refused(700004), 'notify');
  const notification = () =>
    [...document.querySelectorAll('[role=status] .notice-words > *')].map(({ textContent }) => textContent);
  await expect.poll(notification).toEqual(['The request was not carried out', 'Not found.']);
  expect(noticeStore.getState().toasts).toEqual([]);
});

test.each([
  [10024, 'compliance'],
  [42039, 'kyc'],
])('%d opens a wall, and no toast', async (code, wall) => {
  await meet(refused(code));
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
  expect(noticeStore.getState()).toMatchObject({ toasts: [], wall: { name: wall } });
});

test('success shows nothing', async () => {
  unwrap(await bridge.request('exchangeRate', { name: 'EUR' }, { fresh: true }));
  expect(noticeStore.getState()).toMatchObject({ toasts: [], notifications: [], wall: null });
});

test.each([10007, 33003, 10009])('%d on a page for guests resolves without a result', async (code) => {
  path = '/user/assets/exchange/index';
  expect(unwrap(await meet(refused(code))).result).toBeUndefined();
  expect(noticeStore.getState()).toMatchObject({ toasts: [], notifications: [], wall: null });
});

test('what the exchange sends is shown as text, whatever it looks like', async () => {
  await meet(refused(700005, '<img src=x onerror=alert(1)><b>bold</b>'));
  await expect.poll(toastText).toContain('700005: <img src=x onerror=alert(1)><b>bold</b>');
  expect(document.querySelector('.toasts :is(img, b)')).toBeNull();
});
