import { expect, test } from 'vitest';
import { loadPart } from '#app/start/loadPart.ts';

test('What could not be loaded is asked for again when the network is back, and no rejection is left over', async () => {
  const rejected: unknown[] = [];
  const onRejection = (event: PromiseRejectionEvent): void => void rejected.push(event.reason);
  window.addEventListener('unhandledrejection', onRejection);
  let tries = 0;
  const used: string[] = [];
  loadPart(
    async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return 'part';
    },
    (part) => used.push(part),
  );
  const comeBack = (): number => {
    window.dispatchEvent(new Event('online'));
    return tries;
  };
  // Each failure is taken for one after a second (importAgain.ts).
  for (const expected of [2, 3]) await expect.poll(comeBack, { timeout: 5_000 }).toBe(expected);
  await expect.poll(() => used).toEqual(['part']);
  expect(comeBack()).toBe(3);
  expect(rejected).toEqual([]);
  window.removeEventListener('unhandledrejection', onRejection);
});
