import { lineOf } from '../source/lineOf.ts';
import type { Violation } from './violation.ts';

/** product.md section 1, in px. */
const BREAKPOINTS = [480, 576, 768, 992, 1200, 1600];

/** A condition on the viewport in a style sheet, or in what a script asks of one. */
const CONDITION = /(?:@media|matchMedia\()[^{;]*/g;
/** "width < 768px", "576px <= width": what a range may be made of. */
const EDGE = /(?<!-)\bwidth (?:<|>=) (\d+)px|(\d+)px <= width(?: < (\d+)px)?/g;
/** What is left of a range that is written in another way. */
const OTHER = /\bwidth\b|<=/;

/**
 * Ranges of the viewport's width that begin or end elsewhere than at the product's breakpoints, and ranges that could
 * overlap: each ends below a breakpoint (`width < 768px`), where the next one begins (`width >= 768px`).
 */
export function findOtherBreakpoints(path: string, text: string): Violation[] {
  return [...text.matchAll(CONDITION)].flatMap(({ 0: condition, index }) => {
    const edges = [...condition.matchAll(EDGE)].flatMap(([, ...found]) => found.filter(Boolean).map(Number));
    const rest = condition.replaceAll(EDGE, '');
    const isGood = !OTHER.test(rest) && edges.every((edge) => BREAKPOINTS.includes(edge));
    return isGood ? [] : [`${path}:${lineOf(text, index)} has a range of its own: ${condition.trim()}`];
  });
}
