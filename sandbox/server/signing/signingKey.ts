import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createKey, type KeptKey, KeptKeySchema, openKey } from './keptKey.ts';
import type { SigningKey } from './signBody.ts';

const FILE_NAME = 'signing-key.json';

let keyOfProcess: Promise<SigningKey> | undefined;

/**
 * The key pair and mask that answers are signed with: made on first start and kept in the data directory, so that a
 * restart does not make pages distrust answers. Without a directory one pair serves the whole process and is forgotten
 * with it. Throws when the directory cannot be used.
 */
export async function loadSigningKey(dataDir?: string): Promise<SigningKey> {
  if (dataDir === undefined) {
    keyOfProcess ??= createKey().then(openKey);
    return keyOfProcess;
  }
  try {
    return await keepKey(dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`the data directory ${dataDir} cannot be used (${reason}). SANDBOX_DATA names another.`);
  }
}

async function keepKey(dataDir: string): Promise<SigningKey> {
  const path = join(dataDir, FILE_NAME);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const known = await readIfThere(path);
  if (known !== undefined) {
    return openKey(parseKey(known, path));
  }
  await writeOnce(path, JSON.stringify(await createKey()));
  return openKey(parseKey(await readFile(path, 'utf8'), path));
}

/** Writes a whole file or nothing; of two processes that start at once, the first one's stays. */
async function writeOnce(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(draft, { force: true });
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

function parseKey(text: string, path: string): KeptKey {
  try {
    return v.parse(KeptKeySchema, JSON.parse(text));
  } catch {
    throw new Error(`${path} holds no key; without that file a new one is made`);
  }
}
