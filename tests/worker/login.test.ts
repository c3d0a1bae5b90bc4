import { expect, test } from 'vitest';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { openWorkerTab } from '#tests/support/browser/openWorkerTab.ts';

const sandbox = findSandbox();

const isLogin = ({ message }: { readonly message: unknown }) =>
  (message as { event?: unknown } | null)?.event === 'login';

test('a login is made with the token of the tab seen last, and confirmed by the server', async () => {
  await openWorkerTab({ ...sandbox, token: null });
  const seenLast = await openWorkerTab({ ...sandbox, token: 'a-token' });
  const before = (await sandbox.read()).received.filter(isLogin).length;
  expect(await seenLast.quotes.remote.login(seenLast.tabId)).toEqual({ ok: true, value: undefined });
  expect((await sandbox.read()).received.filter(isLogin)).toHaveLength(before + 1);
});

test('a guest’s login is an error that says so, and nothing is sent', async () => {
  const guest = await openWorkerTab({ ...sandbox, transport: 'dedicated', token: null });
  const before = (await sandbox.read()).received.filter(isLogin).length;
  expect(await guest.quotes.remote.login(guest.tabId)).toMatchObject({ ok: false });
  expect((await sandbox.read()).received.filter(isLogin)).toHaveLength(before);
});

test('nothing that the worker reports of itself holds the token', async () => {
  const token = 'token-that-must-not-be-kept';
  const tab = await openWorkerTab({ ...sandbox, transport: 'dedicated', token });
  expect(await tab.quotes.remote.login(tab.tabId)).toMatchObject({ ok: true });
  expect(JSON.stringify(await tab.quotes.remote.inspect())).not.toContain(token);
});
