import { expect, test } from 'vitest';
import { openRequestService } from '#tests/support/node/openRequestService.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ACCOUNT = 'demo@sluice.example';
const POLLED = { fresh: true, withinMs: 60_000 };

async function openPolled() {
  const opened = await openRequestService();
  await opened.logIn(ACCOUNT);
  await opened.call('profile', {});
  const asked = () => opened.sent.filter((path) => path.includes('user-preferences')).length;
  return { ...opened, asked };
}

test('tabs that ask the same in time ask the exchange as often as one of them', async () => {
  const { call, asked } = await openPolled();
  const [one, two] = await Promise.all([
    call('userPreferences', {}, { tab: 'one', ...POLLED }),
    call('userPreferences', {}, { tab: 'two', ...POLLED }),
  ]);
  const three = await call('userPreferences', {}, { tab: 'three', ...POLLED });
  expect([unwrap(two), unwrap(three)]).toEqual([unwrap(one), unwrap(one)]);
  expect(asked()).toBe(1);
});

test('an answer to a question that is asked in time serves no caller that wants a new one', async () => {
  const { call, asked } = await openPolled();
  unwrap(await call('userPreferences', {}, { tab: 'one', ...POLLED }));
  unwrap(await call('userPreferences', {}, { tab: 'two', fresh: true }));
  unwrap(await call('userPreferences', {}, { tab: 'two' }));
  expect(asked()).toBe(3);
});

test('one that is older than it may be serves no one', async () => {
  const { call, asked } = await openPolled();
  unwrap(await call('userPreferences', {}, { tab: 'one', ...POLLED }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  unwrap(await call('userPreferences', {}, { tab: 'two', fresh: true, withinMs: 10 }));
  expect(asked()).toBe(2);
});

test('a change makes the next tab ask again', async () => {
  const { call, asked } = await openPolled();
  unwrap(await call('userPreferences', {}, { tab: 'one', ...POLLED }));
  unwrap(await call('userPreferencesEdit', { lastCoin: 'ETH' }, { tab: 'two' }));
  const after = unwrap(await call('userPreferences', {}, { tab: 'two', ...POLLED }));
  expect(after.result).toMatchObject({ lastCoin: 'ETH' });
  expect(asked()).toBe(3);
});

test('the next user gets nothing of it', async () => {
  const { call, logIn, asked } = await openPolled();
  unwrap(await call('userPreferences', {}, { tab: 'one', ...POLLED }));
  await logIn('vip@sluice.example');
  await call('userPreferences', {}, { tab: 'one', ...POLLED });
  expect(asked()).toBe(1);
});
