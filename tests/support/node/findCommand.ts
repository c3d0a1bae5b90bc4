import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of one of these names is installed, the earlier name first; undefined where there is none. */
export function findCommand(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
