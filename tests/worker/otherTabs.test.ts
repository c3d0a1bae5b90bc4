import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openBridge } from '#tests/support/browser/openBridge.ts';
import { unwrap } from '#tests/support/unwrap.ts';

// A page with workers of its own, as where there are no shared ones: no gateway connects it with other tabs. The test is
// another tab, of whichever build.

const ANNA = 'demo@sluice.example';
const BEN = 'vip@sluice.example';

const sandbox = findSandbox();
let bridge: Bridge;

beforeAll(() => {
  bridge = openBridge(null);
});

const ends = (): number => sessionStore.getState().generation;

/** The page knows Anna, and nothing has ended. */
beforeEach(async () => {
  await sandbox.resetFaults();
  await logIn(ANNA);
  await bridge.request('profile', {});
  expect(unwrap(await bridge.request('profile', {})).result).toMatchObject({ username: 'Dana Demo' });
  sessionStore.setState(sessionStore.getInitialState(), true);
});

/** Another tab's end of the channel between tabs. */
function openOtherTab() {
  const channel = new BroadcastChannel('sluice:session');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { announce: () => channel.postMessage('look'), heard };
}

async function logOutElsewhere(): Promise<void> {
  const response = await fetch('/x-api/logout', {
    method: 'POST',
    headers: { 'content-type': 'application/json', UserToken: readUserToken() ?? '' },
    body: '{}',
  });
  expect(response.ok).toBe(true);
  expect(readUserToken()).toBeNull();
}

describe('a page with workers of its own', () => {
  test('hears within a second that another tab has logged out', async () => {
    await logOutElsewhere();
    openOtherTab().announce();
    await expect
      .poll(() => sessionStore.getState(), { timeout: 1_000 })
      .toEqual({
        generation: 1,
        lastEnd: 'logout',
      });
    expect(await bridge.request('profile', {})).toMatchObject({ ok: false, error: { code: '10007' } });
    expect(ends()).toBe(1);
  });

  test('hears that another tab has changed the user, and shows that one only', async () => {
    await logIn(BEN);
    openOtherTab().announce();
    await expect.poll(ends, { timeout: 1_000 }).toBe(1);
    expect(unwrap(await bridge.request('profile', {})).result).toMatchObject({ username: 'Vera Vip' });
    expect([ends(), sessionStore.getState().lastEnd]).toEqual([1, 'user-changed']);
  });

  test('finds it out by itself when it comes into view', async () => {
    await logOutElsewhere();
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    expect(sessionStore.getState()).toEqual({ generation: 1, lastEnd: 'logout' });
  });

  test('announces its own logout to the other tabs, and nothing of the token', async () => {
    const other = openOtherTab();
    const token = readUserToken();
    expect(await bridge.request('logout', {})).toMatchObject({ ok: true });
    await expect.poll(() => other.heard).toEqual(['look']);
    expect(JSON.stringify(other.heard)).not.toContain(token);
    expect(sessionStore.getState()).toEqual({ generation: 1, lastEnd: 'logout' });
  });

  test('still receives and announces after it was in the back/forward cache', async () => {
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pageshow'));
    const other = openOtherTab();
    await logIn(BEN);
    other.announce();
    await expect.poll(ends, { timeout: 1_000 }).toBe(1);
    await logIn(ANNA);
    await bridge.request('profile', {});
    await expect.poll(() => other.heard).toEqual(['look']);
  });
});
