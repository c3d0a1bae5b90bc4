import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build is made of. */
const SOURCES = [
  ...['src', 'public', 'static', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'],
  ...['scripts/packing', 'scripts/buildId.ts', 'scripts/commonStatic.ts', 'scripts/writeNotices.ts'],
];

/** The id of the build these sources make: equal sources, equal id. SLUICE_BUILD_ID names another, for deploy tests. */
export function readBuildId(root: string): string {
  if (process.env.SLUICE_BUILD_ID) return process.env.SLUICE_BUILD_ID;
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of filesBelow(root, source)) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(root: string, path: string): string[] {
  try {
    const names = readdirSync(join(root, path)).sort();
    return names.flatMap((name) => filesBelow(root, `${path}/${name}`));
  } catch {
    return [path];
  }
}
