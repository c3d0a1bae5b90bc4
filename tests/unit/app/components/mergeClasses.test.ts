import { describe, expect, test } from 'vitest';
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
