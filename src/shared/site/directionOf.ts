import type { Language } from './languages.ts';

/** Which way a page is written: `rightToLeft` is the deployment's list, which replaces the default (product.md section 1). */
export function directionOf(language: Language, rightToLeft: readonly string[]): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr';
}
