import { expect, test } from 'vitest';
import { withdrawalSteps } from '#app/screens/withdraw/records/withdrawalSteps.ts';

test.each([
  ['CancelByUser', 'cancelledByUser'],
  ['Reject', 'refused'],
  ['Fail', 'notSent'],
] as const)('a withdrawal inside of the exchange that ended with %s has no step under way', (status, id) => {
  const steps = withdrawalSteps({ status, isInside: true, atMs: 1, changedAtMs: 2 });
  expect(steps).toEqual([
    { id: 'ordered', state: 'done', atMs: 1 },
    { id, state: 'failed', atMs: 2 },
  ]);
});

test('a withdrawal over a network that was not sent was checked before', () => {
  const steps = withdrawalSteps({ status: 'Fail', isInside: false, atMs: 1, changedAtMs: 2 });
  expect(steps.map(({ id, state }) => `${id} ${state}`)).toEqual([
    'ordered done',
    'securityCheck done',
    'notSent failed',
  ]);
});
