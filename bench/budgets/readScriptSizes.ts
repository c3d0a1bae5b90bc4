import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { APP_FOLDER } from '../setup/folders.ts';

/** A script of the main thread as built. */
export interface ScriptSize {
  readonly file: string;
  /** Gzipped as servers do by default (level 6), in bytes. */
  readonly gzipBytes: number;
  /** The first route can't show without it; all others are loaded on first use. */
  readonly isFirstRoute: boolean;
}

const Manifest = v.record(
  v.string(),
  v.object({ file: v.string(), imports: v.optional(v.array(v.string()), []) }),
);

/** The page, and the module of the route that is opened first (src/app/routes.tsx). */
const FIRST_ROUTE = ['index.html', 'src/app/screens/convert/exchange/ExchangeScreen.tsx'];

/** Reads the scripts of the main thread from Vite's manifest, the largest first; workers' are not in it. */
export function readScriptSizes(): ScriptSize[] {
  const text = readFileSync(join(APP_FOLDER, '.vite', 'manifest.json'), 'utf8');
  const chunks = v.parse(Manifest, JSON.parse(text));
  const first = new Set(FIRST_ROUTE);
  // Grows while it is walked, by what each chunk imports.
  for (const key of first) {
    const chunk = chunks[key];
    if (chunk === undefined)
      throw new Error(`Vite's manifest has no ${key}, of which the first route is made.`);
    for (const imported of chunk.imports) first.add(imported);
  }
  return Object.entries(chunks)
    .filter(([, { file }]) => file.endsWith('.js'))
    .map(([key, { file }]) => ({
      file,
      gzipBytes: gzipSync(readFileSync(join(APP_FOLDER, file))).length,
      isFirstRoute: first.has(key),
    }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}
