import { joinClasses } from '#app/components/layout/box.ts';

/**
 * One of several in a line, chosen or not. A second line and a weight: what is chosen is not said by colour alone. The input of
 * one that has it stays inside, also where the line scrolls.
 */
export function choiceLook(isChosen: boolean): string {
  return joinClasses(
    'low-balance-choice relative inline-flex min-h-9 items-center gap-2 rounded-full border px-3 font-semibold',
    'hover:bg-surface max-md:flex-none pointer-coarse:min-h-11',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)',
    isChosen
      ? 'border-text text-text inset-ring inset-ring-text'
      : 'border-line-strong text-text-2 hover:text-text',
  );
}
