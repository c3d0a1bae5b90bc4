import { describe, expect, test, vi } from 'vitest';
import { mergeClasses } from '#app/components/mergeClasses.ts';

describe('of two classes for the same property the later one is kept', () => {
  test.each([
    ['of paddings', ['px-3 py-1', 'px-6'], 'py-1 px-6'],
    ['of the sizes of a text', ['text-small', 'text-xlarge'], 'text-xlarge'],
    ['of our colours', ['text-text-2', 'text-down'], 'text-down'],
    ['of our radii', ['rounded-button', 'rounded-card'], 'rounded-card'],
    ['of our shadow', ['shadow-card', 'shadow-none'], 'shadow-none'],
    ['of one state', ['hover:bg-surface', 'hover:bg-raised'], 'hover:bg-raised'],
  ])('%s', (_name, lists, merged) => expect(mergeClasses(...lists)).toBe(merged));
});

test('classes for different properties stay, in their order', () => {
  expect(mergeClasses('text-small text-down', false, undefined, 'pe-10 truncate')).toBe(
    'text-small text-down pe-10 truncate',
  );
  expect(mergeClasses('px-3', 'ps-1')).toBe('px-3 ps-1');
});

/** Whether a list is still remembered after so many others. */
async function isRemembered(others: number): Promise<boolean> {
  vi.resetModules();
  const { mergeClasses: merge } = await import('#app/components/mergeClasses.ts');
  for (let i = 0; i <= others; i += 1) merge(`px-${i}`);
  // The library trims a list when it has to merge it, and does nothing to one that it remembers.
  const trim = vi.spyOn(String.prototype, 'trim');
  merge('px-0');
  const isMerged = trim.mock.contexts.some((text) => String(text) === 'px-0');
  trim.mockRestore();
  return !isMerged;
}

test('500 lists are remembered and at most as many before them, so that memory does not grow', async () => {
  expect(await isRemembered(500)).toBe(true);
  // The first is of 501 that are given up together, once there are 501 newer ones.
  expect(await isRemembered(1_000)).toBe(true);
  expect(await isRemembered(1_001)).toBe(false);
});
