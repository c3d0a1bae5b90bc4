import { expect, test } from 'vitest';
import { nextTask } from '#shared/async/nextTask.ts';

test('what waits for the next task comes after everything that is already waiting in this one', async () => {
  const order: string[] = [];
  const waited = nextTask().then(() => order.push('task'));
  queueMicrotask(() => queueMicrotask(() => order.push('microtask')));
  order.push('now');
  await waited;
  expect(order).toEqual(['now', 'microtask', 'task']);
});
