import type { ElementType } from 'react';
import { type BoxProps, type GapUtilities, joinClasses } from './box.ts';

export interface RowProps extends BoxProps {
  /** `gap-x-3 gap-y-2` where nothing else is said; `gap-0` for none. */
  readonly gap?: GapUtilities;
  /** `items-center` where nothing else is said. */
  readonly align?: `items-${string}`;
  /** Stays one line, however narrow. */
  readonly isOneLine?: boolean;
}

/**
 * Things side by side, in the middle of their line, in more lines where they don't fit.
 * `className` says what is left open, as `justify-between` and all that begins with a breakpoint.
 *
 *     <Row as="ul" gap="gap-2" className="justify-between">
 */
export function Row({
  as: Tag = 'div',
  gap = 'gap-x-3 gap-y-2',
  align = 'items-center',
  isOneLine = false,
  className,
  ...rest
}: RowProps) {
  const Box = Tag as ElementType;
  return <Box {...rest} className={joinClasses('flex', !isOneLine && 'flex-wrap', align, gap, className)} />;
}
