import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '#shared/site/languages.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RELEASE = join(ROOT, 'static/common-static/sluice/project/release');

export const NAMESPACES = ['user-assets', 'further', 'inverse-error-code'] as const;
export type Namespace = (typeof NAMESPACES)[number];
export const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');

/** The further texts are the app's own; the two namespaces of product.md section 7 are a server's. */
const folderOf = (namespace: Namespace): string =>
  namespace === 'further' ? join(ROOT, 'src/app/i18n/further') : join(RELEASE, namespace);

/** The texts of one file by their whole keys, "market.column.pair". */
export function readTexts(namespace: Namespace, language: string): ReadonlyMap<string, string> {
  const file = join(folderOf(namespace), `${language}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')), []));
}

export function listFiles(namespace: Namespace): string[] {
  return readdirSync(folderOf(namespace)).sort();
}

/** A key without its plural category. */
export function baseOf(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}

/** What is filled in, each once, sorted. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g), ([, name = '']) => name))].sort();
}

function flatten(value: unknown, path: readonly string[]): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is no text.`);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, [...path, name]));
}
