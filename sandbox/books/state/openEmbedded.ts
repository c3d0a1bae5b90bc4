import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/sluice/', import.meta.url));

/** Starts PostgreSQL inside of this process, in a folder that nobody else uses, or in memory. */
export async function openEmbedded(
  folder: string | undefined,
  migrate: (engine: PGlite) => Promise<void>,
  migrationsFolder: string,
): Promise<PGlite> {
  // Loaded only where it is used: it is 25 MB of WebAssembly.
  const { PGlite: Engine } = await import('@electric-sql/pglite');
  if (folder !== undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const engine = await Engine.create({ dataDir: folder });
    await migrate(engine);
    return engine;
  }
  const template = join(CACHE, `state-${await hashMigrations(migrationsFolder)}.tar`);
  const kept = await readFile(template).catch(() => undefined);
  if (kept !== undefined) {
    return Engine.create({ loadDataDir: new Blob([kept]) });
  }
  const engine = await Engine.create();
  await migrate(engine);
  await keepTemplate(template, await engine.dumpDataDir('none'));
  return engine;
}

/**
 * A new database takes seconds to make and a copy of one a quarter of a second; hundreds of tests begin with one. A
 * cache that can't be written only costs that time.
 */
async function keepTemplate(path: string, dump: Blob): Promise<void> {
  const draft = `${path}.${process.pid}`;
  try {
    await mkdir(CACHE, { recursive: true });
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, path);
  } catch (error) {
    console.warn(`The empty state could not be kept for the next start: ${String(error)}`);
  }
}

/** Changes with the migrations, and with the engine. */
async function hashMigrations(folder: string): Promise<string> {
  const hash = createHash('sha256');
  // Not import.meta.resolve, which a bundler's module runner does not have.
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(await readFile(join(dirname(engine), '..', 'package.json')));
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()) {
    hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
