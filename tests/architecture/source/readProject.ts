import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Module, parseModule } from './parseModule.ts';

export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

const CODE_FOLDERS = ['src', 'sandbox', 'gallery', 'scripts', 'bench', 'static', 'tests'];
const SKIPPED_FOLDERS = ['node_modules', 'results', 'dist'];
const CODE = /\.(?:ts|tsx|mts|mjs)$|^static\/.*\.js$/;

/** The project's own code by path. Rules take it as an argument, so that they can be shown to fail. */
export type Project = ReadonlyMap<string, Module>;

/** Everything in the folders of code, parsed; Vite's configuration too. */
export function readProject(): Project {
  const paths = [...CODE_FOLDERS.flatMap(listFiles).filter((path) => CODE.test(path)), 'vite.config.ts'];
  return projectOf(Object.fromEntries(paths.map((path) => [path, readText(path)])));
}

/** A project of these texts. */
export function projectOf(textByPath: Readonly<Record<string, string>>): Project {
  return new Map(Object.entries(textByPath).map(([path, text]) => [path, parseModule(path, text)]));
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Paths of all files below a folder; a folder that isn't there has none. */
export function listFiles(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.includes(entry.name) ? [] : listFiles(path);
    return [path];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(join(ROOT, folder), { withFileTypes: true });
  } catch {
    return [];
  }
}
