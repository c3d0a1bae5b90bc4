import { lineOf } from '../source/lineOf.ts';
import type { Violation } from './violation.ts';

/** A size of the scale of src/app/theme.css; on the narrowest windows it may give way to the window's width. */
const SIZE = /^(?:var\(--size-\w+\)|min\(var\(--size-\w+\), [\d.]+vw\)|inherit)$/;
const WEIGHTS = ['400', '500', '600', '700', 'inherit'];

/** What a style sheet says of type: `font-size`, `font-weight`, or both in `font`. */
const DECLARATION = /(?<![\w-])(font(?:-size|-weight)?):\s*([^;{}]+);/g;
/** "600 var(--size-large) / 1.5rem family": the weight may be missing. */
const SHORT = /^(?:(\d+) )?(\S+) \/ [\d.]+rem /;

/** Utilities that name a weight off the scale, or a size of their own. */
const UTILITY =
  /(?<![\w-])(?:font-(?:thin|extralight|light|extrabold|black|\[[^\]]+\])|text-\[[\d.]+[^\]]*\])/g;

/** Sizes and weights of text that are not of the one scale (src/app/theme.css). */
export function findTypeOffScale(path: string, text: string): Violation[] {
  const found = path.endsWith('.css') ? ofSheet(text) : [...text.matchAll(UTILITY)];
  return found.map(({ 0: type, index }) => `${path}:${lineOf(text, index)} is off the scale: ${type}`);
}

function ofSheet(text: string): RegExpExecArray[] {
  return [...text.matchAll(DECLARATION)].filter(([, property, value = '']) => {
    if (property === 'font-size') return !SIZE.test(value);
    if (property === 'font-weight') return !WEIGHTS.includes(value);
    if (value === 'inherit') return false;
    const [, weight = '400', size = ''] = SHORT.exec(value) ?? [];
    return !SIZE.test(size) || !WEIGHTS.includes(weight);
  });
}
