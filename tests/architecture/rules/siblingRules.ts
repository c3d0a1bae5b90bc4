import { lineOf } from '../source/lineOf.ts';
import type { Violation } from './violation.ts';

/** "a ~ *", "a + div": whatever stands behind something, or what the body has among its children. */
const ANY_SIBLING = /[~+]\s*(?:\*|(?:div|span)(?![\w-]))/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * Selectors of any later sibling. With one of them that may be one of the body's children Chromium computes the style of the whole page again whenever something is
 * put in front of other elements, as every dialog does at the beginning of the body: 30 ms on a slow phone.
 */
export function findAnySiblings(path: string, text: string): Violation[] {
  const rules = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...rules.matchAll(ANY_SIBLING)].map(
    ({ index }) => `${path}:${lineOf(text, index)} asks every element for an earlier sibling`,
  );
}
