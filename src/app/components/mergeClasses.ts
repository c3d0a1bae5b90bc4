import { extendTailwindMerge } from 'tailwind-merge';

/**
 * Joins lists of utility classes; of two that set the same property the later one is kept. 8 kB that the first route can't
 * spare: nothing that it loads may import this.
 */
export const mergeClasses = extendTailwindMerge({
  // As many lists are remembered (product.md section 9).
  cacheSize: 500,
  // Our own names of theme.css.
  extend: {
    theme: {
      text: ['small', 'normal', 'large', 'xlarge', 'figure'],
      leading: ['small', 'normal', 'large', 'xlarge'],
      radius: ['button', 'card'],
      shadow: ['card'],
    },
  },
});
