import type { HTMLAttributes, Ref } from 'react';

/** What Row, Stack, Card and Toolbar can be given: everything that any element has. */
export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element that it is: a `div` where none fits better. */
  readonly as?: BoxTag;
  readonly ref?: Ref<HTMLElement>;
}

type BoxTag =
  | ('div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'nav' | 'form' | 'fieldset')
  | ('ul' | 'ol' | 'li' | 'dl' | 'p' | 'h2' | 'h3' | 'span' | 'label' | 'legend' | 'summary' | 'code');

/** Utilities that say how far things stand apart, as `gap-x-4 gap-y-2`. */
export type GapUtilities = `gap-${string}`;

/**
 * Class names in one text. Nothing is merged, since the first route has no room for `mergeClasses`: what a part says itself is
 * replaced by its properties, and `className` adds what it leaves open.
 */
export function joinClasses(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
