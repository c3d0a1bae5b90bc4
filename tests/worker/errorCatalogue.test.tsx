import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { type Bridge, createBridge } from '#app/bridge/createBridge.ts';
import { createPresent } from '#app/notices/errors/createPresent.ts';
import { NoticesHost } from '#app/notices/NoticesHost.tsx';
import { plainWords } from '#app/notices/plainWords.ts';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import { clearNotices, noticeStore } from '#app/stores/noticeStore.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { findApi, logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { unwrap } from '#tests/support/unwrap.ts';
import { buildContext } from '../../bench/calls/buildContext.ts';

// Errors of each kind (product.md section 8) through a real page's bridge, workers and notices; every row of the catalogue
// is in the unit tests of answer/envelope, requestService/failing and presentationOf.

const PATH = 'exchange-rate';
const TEXT_OF: Readonly<Record<string, string>> = { '50016': 'Check your network.', '700004': 'Not found.' };
const CANT_REACH = 'Check your network.';

const sandbox = findSandbox();
const reported: string[] = [];
let path = '/user/assets/withdraw/';
let bridge: Bridge;

const present = createPresent({
  lookup: (code) => TEXT_OF[code],
  language: () => 'en',
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
    ['a network failure', { fault: 'answer/cut' }, 'http network error', CANT_REACH],
    ['a code with a text', refused(700004), 'as they say', 'Not found.'],
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
});

test('a code with a text is a notification with a title when the request asks for one', async () => {
  await meet(refused(700004), 'notify');
  const notification = () =>
    [...document.querySelectorAll('[role=status] .notice-words > *')].map(({ textContent }) => textContent);
  await expect.poll(notification).toEqual(['Check before you try again', 'Not found.']);
  expect(noticeStore.getState().toasts).toEqual([]);
});

test('10024 opens a wall, and no toast', async () => {
  await meet(refused(10024));
  await expect.poll(() => document.querySelector('dialog')?.open).toBe(true);
  expect(noticeStore.getState()).toMatchObject({ toasts: [], wall: { name: 'compliance' } });
});

test('10007 on a page for guests resolves without a result', async () => {
  path = '/user/assets/exchange/index';
  expect(unwrap(await meet(refused(10007))).result).toBeUndefined();
  expect(noticeStore.getState()).toMatchObject({ toasts: [], notifications: [], wall: null });
});
