import type { PairRow } from '../pairRow.ts';

/** A frame whose rows were cut out of its text. */
export interface ScannedFrame {
  readonly rows: readonly PairRow[];
  /** The frame's text with an empty list in their place. */
  readonly rest: string;
}

// A row as servers write it: no white space, no escapes, nothing nested. It has one symbol, which comes as its only `s`. Two
// alternatives never match the same text, so a row that fails does so in time that grows with its length alone.
const TEXT = String.raw`"[^"\\\x00-\x1f]*"`;
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const FIELD = `(?!"s":)${TEXT}:(?:${TEXT}|${NUMBER}|true|false|null)`;
/** The same rule as `isSymbol`. */
const SYMBOL = String.raw`"s":"([!#-[\]-~]{1,24})"`;
const ROW = new RegExp(String.raw`\{(?:${FIELD},){0,40}${SYMBOL}(?:,${FIELD}){0,40}\}`, 'y');

const NAME = '"data"';
/** Where a list of objects begins. */
const LIST = `${NAME}:[{`;
const COMMA = 0x2c;
const CLOSING_BRACKET = 0x5d;

/**
 * Takes the rows of pairs out of a frame without parsing them: most are superseded before anyone reads them, and parsing
 * all was half of what a frame costs after it is inflated. Undefined for every text that JSON.parse might read otherwise, and
 * for one that is no JSON: those are parsed as a whole.
 */
export function scanPairRows(text: string): ScannedFrame | undefined {
  const listAt = text.indexOf(NAME);
  if (!text.startsWith(LIST, listAt)) return undefined;
  const startAt = listAt + LIST.length - 1;
  const rows: PairRow[] = [];
  let at = startAt;
  for (;;) {
    ROW.lastIndex = at;
    const symbol = ROW.exec(text)?.[1];
    if (symbol === undefined) return undefined;
    rows.push({ symbol, row: copyText(text.slice(at, ROW.lastIndex)) });
    at = ROW.lastIndex;
    if (text.charCodeAt(at) !== COMMA) break;
    at += 1;
  }
  if (text.charCodeAt(at) !== CLOSING_BRACKET) return undefined;
  const [before, after] = [text.slice(0, startAt), text.slice(at)];
  // The list could have another name: of two the last one counts, and an escape spells it otherwise.
  if (after.includes(NAME) || before.includes('\\') || after.includes('\\')) return undefined;
  return { rows, rest: before + after };
}

/** The same text with characters of its own: a slice keeps the whole frame in memory for as long as it lives. */
function copyText(text: string): string {
  return ` ${text}`.slice(1);
}
