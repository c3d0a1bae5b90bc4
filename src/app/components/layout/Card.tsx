import type { ElementType } from 'react';
import { type BoxProps, joinClasses } from './box.ts';

/**
 * A part of a screen on a ground of its own. Its room within is the caller's, `p-4` for most; so is how its parts stand.
 * Every utility of `className` wins over the card's look (theme.css).
 *
 *     <Card as="section" className="grid gap-3 p-4" aria-labelledby={id}>
 */
export function Card({ as: Tag = 'div', className, ...rest }: BoxProps) {
  const Box = Tag as ElementType;
  return <Box {...rest} className={joinClasses('card', className)} />;
}
