import type { ElementType } from 'react';
import { type BoxProps, type GapUtilities, joinClasses } from './box.ts';

export interface StackProps extends BoxProps {
  /** `gap-3` where nothing else is said; `gap-0` for none. */
  readonly gap?: GapUtilities;
  /** `start`: each as wide as it is, at the beginning of its line; else all have the whole width. */
  readonly align?: 'start';
}

/**
 * Things one below the other, none wider than the stack. With `md:grid-cols-2` in `className` it has columns where there is
 * room.
 *
 *     <Stack as="section" gap="gap-4" aria-label={…}>
 */
export function Stack({ as: Tag = 'div', gap = 'gap-3', align, className, ...rest }: StackProps) {
  const Box = Tag as ElementType;
  return (
    <Box
      {...rest}
      className={joinClasses('grid grid-cols-1', align === 'start' && 'justify-items-start', gap, className)}
    />
  );
}
