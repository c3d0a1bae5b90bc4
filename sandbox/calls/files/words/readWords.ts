import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { LANGUAGES, type Language, matchLanguage } from '#shared/site/languages.ts';

/** Says a text of the product in one language; its key where there is none. */
export type Words = (key: string) => string;

const ROOT = new URL('../../../../', import.meta.url);
/** Where the texts of the page stand: those of every page, and those that the app ships for further screens. */
const FOLDERS = ['static/common-static/sluice/project/release/user-assets', 'src/app/i18n/further'] as const;
const Texts = v.record(v.string(), v.unknown());
const wordsOf = new Map<Language, Words>();

/**
 * The words that files are written in: those of the page, so that a file and the screen say the same. A language that the
 * product does not speak reads English.
 *
 * @param lang BCP 47 tag, as it was asked for.
 */
export function readWords(lang: string): Words {
  const language = matchLanguage(lang, LANGUAGES) ?? 'en';
  const known = wordsOf.get(language);
  if (known !== undefined) return known;
  const files = FOLDERS.map((folder) =>
    v.parse(Texts, JSON.parse(readFileSync(new URL(`${folder}/${language}.json`, ROOT), 'utf8'))),
  );
  const words: Words = (key) => {
    const found = files.map((texts) => find(texts, key.split('.'))).find((text) => text !== undefined);
    return found ?? key;
  };
  wordsOf.set(language, words);
  return words;
}

function find(texts: unknown, [name, ...rest]: readonly string[]): string | undefined {
  if (name === undefined) return typeof texts === 'string' ? texts : undefined;
  const inner = v.safeParse(Texts, texts);
  return inner.success && Object.hasOwn(inner.output, name) ? find(inner.output[name], rest) : undefined;
}
