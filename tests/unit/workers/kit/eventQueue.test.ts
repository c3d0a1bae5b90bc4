import { expect, test } from 'vitest';
import { createEventQueue } from '#workers/kit/createEventQueue.ts';

test('a report is handed out once, with its time', () => {
  const queue = createEventQueue(() => 7);
  queue.put('signature', { path: '/x', code: 79992 });
  expect(queue.take()).toEqual([{ name: 'signature', atMs: 7, data: { path: '/x', code: 79992 } }]);
  expect(queue.take()).toEqual([]);
});

test('where no tab takes them, the newest hundred are kept', () => {
  const queue = createEventQueue(() => 0);
  for (let at = 0; at < 250; at += 1) queue.put('event', { at });
  const taken = queue.take();
  expect([taken.length, taken[0]?.data.at, taken.at(-1)?.data.at]).toEqual([100, 150, 249]);
});
