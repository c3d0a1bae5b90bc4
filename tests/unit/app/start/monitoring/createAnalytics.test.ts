import { expect, test } from 'vitest';
import { createAnalytics } from '#app/start/monitoring/createAnalytics.ts';

function openAnalytics({ isConfigured = true, takes = (): boolean => true } = {}) {
  const sent: { readonly url: string; readonly body: unknown }[] = [];
  const analytics = createAnalytics({
    url: isConfigured ? '/events' : undefined,
    clock: { wallNow: () => 1_700_000_000_000 },
    send: (to, body) => {
      const isTaken = takes();
      if (isTaken) sent.push({ url: to, body: JSON.parse(body) });
      return isTaken;
    },
    about: { app: 'sluice', build: 'b1', site: 'EU' },
  });
  return { ...analytics, sent };
}

test('a login is sent with the user’s id and nothing else of the user', () => {
  const { recordUser, sent } = openAnalytics();
  recordUser(20_000_001);
  expect(sent).toEqual([
    {
      url: '/events',
      body: {
        event: 'login',
        uid: 20_000_001,
        atMs: 1_700_000_000_000,
        app: 'sluice',
        build: 'b1',
        site: 'EU',
      },
    },
  ]);
});

test('a login is sent once for each id, however often it is recorded', () => {
  const { recordUser, sent } = openAnalytics();
  for (const uid of [1, 1, null, 1, 2, 1]) recordUser(uid);
  expect(sent.map(({ body }) => (body as { uid: number }).uid)).toEqual([1, 2]);
});

test.each([null, 0, -5])('nothing is sent for the id %s', (uid) => {
  const { recordUser, sent } = openAnalytics();
  recordUser(uid);
  expect(sent).toEqual([]);
});

test('nothing is sent where no deployment asked for it', () => {
  const { recordUser, sent } = openAnalytics({ isConfigured: false });
  recordUser(1);
  expect(sent).toEqual([]);
});

test('a login that the browser did not take goes with the next chance', () => {
  let isTaken = false;
  const { recordUser, sent } = openAnalytics({ takes: () => isTaken });
  recordUser(1);
  isTaken = true;
  recordUser(1);
  expect(sent).toHaveLength(1);
});
