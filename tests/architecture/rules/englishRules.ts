import type { Violation } from './violation.ts';

/** Texts of a language by their keys: a text, or more of them below a key. */
interface Texts {
  readonly [key: string]: string | Texts;
}

interface ForbiddenWord {
  readonly words: RegExp;
  readonly instead: string;
}

/** What no English file says (docs/words.md). */
const IN_ALL: readonly ForbiddenWord[] = [
  { words: /\bneed not\b/i, instead: "don't need to, or No action needed" },
  { words: /\bwhat (?:becomes|became) of\b/i, instead: "We're still confirming" },
  { words: /\bcame to nothing\b/i, instead: 'failed' },
  { words: /\bcannot\b/i, instead: "can't" },
  { words: /\be-mail/i, instead: 'email' },
  { words: /\breceiver/i, instead: 'recipient' },
  { words: /\bthe exchange\b/i, instead: 'we, or Sluice' },
  { words: /\bids?\b/, instead: 'ID' },
  { words: /\btick(?:s|ed)?\b/i, instead: 'select' },
  { words: /\d\s%/, instead: 'the percent sign without a space' },
  { words: /[‘’]/, instead: 'a straight apostrophe' },
  { words: /"/, instead: 'curly quotation marks' },
];

/** British spellings, which the American file has not. */
const BRITISH =
  /\bcancell(?:ed|ing)\b|favourit|\bcentre\b|(?:organ|recogn|real)is(?:e|ed|ing|ation)\b|\blicence\b|colour|\btowards\b/i;

/** American spellings, which the British files have not. */
const AMERICAN =
  /\bcancel(?:ed|ing)\b|favorit|\bcenter\b|(?:organ|recogn|real)iz(?:e|ed|ing|ation)\b|\blicense\b|\bcolor\b/i;

const BY_FILE: Readonly<Record<string, readonly ForbiddenWord[]>> = {
  en: [{ words: AMERICAN, instead: 'British spelling' }],
  'en-US': [{ words: BRITISH, instead: 'American spelling' }],
  'en-HK': [
    { words: AMERICAN, instead: 'British spelling' },
    // The name of the product stays as it is.
    { words: /\bcrypto\b(?! loans)/i, instead: 'virtual assets' },
    { words: /\bhome address\b/i, instead: 'residential address' },
    { words: /\bphone number/i, instead: 'mobile number' },
  ],
};

/** Words that docs/words.md forbids, in the files of English texts, given by their paths. */
export function findForbiddenEnglish(files: Readonly<Record<string, string>>): Violation[] {
  return Object.entries(files).flatMap(([path, source]) => {
    const forbidden = BY_FILE[/([^/]+)\.json$/.exec(path)?.[1] ?? ''];
    if (forbidden === undefined) return [];
    const texts: Texts = JSON.parse(source);
    return flatten(texts).flatMap(([key, text]) =>
      [...IN_ALL, ...forbidden].flatMap(({ words, instead }) => {
        const found = words.exec(text.replaceAll(/\{\{\w+\}\}/g, '·'));
        return found === null ? [] : [`${path} says "${found[0]}" in ${key}, and not: ${instead}`];
      }),
    );
  });
}

/** Files of texts that are another language's byte for byte, and not yet that language's own. */
export function findTwins(files: Readonly<Record<string, string>>): Violation[] {
  const first = new Map<string, string>();
  return Object.entries(files).flatMap(([path, source]) => {
    const twin = first.get(source);
    if (twin === undefined) first.set(source, path);
    return twin === undefined ? [] : [`${path} is ${twin} byte for byte`];
  });
}

function flatten(texts: Texts, above = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : flatten(value, `${above}${key}.`),
  );
}
