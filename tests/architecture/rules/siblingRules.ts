import { lineOf } from '../source/lineOf.ts';
import type { Violation } from './violation.ts';

/** "a ~ *", "a + div": whatever stands behind something, or what the body has among its children. */
const ANY_SIBLING = /[~+]\s*(?:\*|(?:div|span)(?![\w-]))/g;
/** ":has(…)" in front of another part of the selector. The brackets hold brackets two deep at most. */
const HAS_BEFORE = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^\s,{>+~]*\s*[\s>+~]\s*[^\s,{>+~]/g;
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

/**
 * Selectors that ask what an element has before they come to what they style. All of them make one set in Chromium: whenever
 * an element that any of them asks about changes, as a figure does at each key, the style of all that the set may mean below it is
 * computed again. An inherited property says the same: `.a:has(b) { --x: 1 }`, `.c { order: var(--x) }`.
 */
export function findHasBefore(path: string, text: string): Violation[] {
  const rules = text.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...rules.matchAll(HAS_BEFORE)].map(
    ({ index }) => `${path}:${lineOf(text, index)} asks what an element has before what it styles`,
  );
}
