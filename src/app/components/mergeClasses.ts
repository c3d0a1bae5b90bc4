import { extendTailwindMerge } from 'tailwind-merge';

/** How classes are merged: the number of lists that are remembered (product.md section 9), and our own names of theme.css. */
export const MERGE_SETTINGS = {
  cacheSize: 500,
  extend: {
    theme: {
      text: ['small', 'normal', 'large', 'xlarge'],
      radius: ['button', 'card'],
      shadow: ['card'],
    },
  },
};

/**
 * Joins lists of utility classes; of two that set the same property the later one is kept. 8 kB that the first route can't
 * spare: nothing that it loads may import this.
 */
export const mergeClasses = extendTailwindMerge(MERGE_SETTINGS);
