import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../../scripts/buildApp.ts';
import { ROOT } from '../source/readProject.ts';

/** A built web root, read whole: the text of every file by its path. */
export type Bundle = ReadonlyMap<string, string>;

/** Builds the app as `npm run build` does, into a folder of its own, and reads it. */
export async function buildBundle(): Promise<Bundle> {
  const outDir = mkdtempSync(join(tmpdir(), 'sluice-bundle-'));
  try {
    await buildApp(ROOT, { outDir });
    return readFolder(outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function readFolder(folder: string): Bundle {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
      }),
  );
}
