import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Language } from '#shared/site/languages.ts';
import type english from './words/en.json';

/** What the sandbox's own pages say; "{name}" stands for what is put in. */
export type PageWords = typeof english;

const FOLDER = fileURLToPath(new URL('./words/', import.meta.url));

/** Languages that read the words of another one. */
const SAME_WORDS: Partial<Record<Language, Language>> = { 'en-US': 'en', 'en-HK': 'en' };

export async function readPageWords(language: Language): Promise<PageWords> {
  return JSON.parse(await readFile(`${FOLDER}${SAME_WORDS[language] ?? language}.json`, 'utf8'));
}

/**
 * A page of the sandbox in a language: "{{title}}" becomes the words of that name, as text, and `parts` are markup that stands
 * for "{name}" in them.
 */
export function fillPage(html: string, words: PageWords, parts: Readonly<Record<string, string>>): string {
  return html.replace(/\{\{(\w+)\}\}/g, (_slot, name: keyof PageWords) =>
    escapeHtml(words[name]).replace(/\{(\w+)\}/g, (slot, part: string) => parts[part] ?? slot),
  );
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
