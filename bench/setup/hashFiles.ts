import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the names and contents of files and folders below `root`, and of this platform. */
export function hashFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const path of paths.flatMap((path) => listFiles(root, path))) {
    hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).sort();
  return names.flatMap((name) => listFiles(root, `${path}/${name}`));
}
