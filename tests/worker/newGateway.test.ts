import { expect, test } from 'vitest';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { logIn } from '#tests/support/browser/callAs.ts';
import { killSharedWorker } from '#tests/support/browser/killSharedWorker.ts';
import { openBridge } from '#tests/support/browser/openBridge.ts';
import { unwrap } from '#tests/support/unwrap.ts';

test('a new gateway, which takes any token as its first, does not hide a change of user', async () => {
  await logIn('demo@sluice.example');
  const bridge = openBridge(navigator.locks);
  const profile = () => bridge.request('profile', {});
  expect(unwrap(await profile()).result).toMatchObject({ username: 'Dana Demo' });

  const linkStates: string[] = [];
  connectionStore.subscribe(({ linkState }) => linkStates.push(linkState));
  await killSharedWorker('gateway');
  await expect.poll(() => linkStates).toContain('restarting');
  await logIn('vip@sluice.example');
  expect(await profile()).toMatchObject({ ok: false, error: { code: 'session/changed' } });
  expect(sessionStore.getState()).toEqual({ generation: 1, lastEnd: 'user-changed' });
  expect(unwrap(await profile()).result).toMatchObject({ username: 'Vera Vip' });
  expect(sessionStore.getState().generation).toBe(1);
});
