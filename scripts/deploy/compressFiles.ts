import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What a browser asks for and is text. Source maps are for the few who look inside, and stay as they are. */
const TEXT = /\.(?:js|css|json|svg|txt|html)$/;
/** Below it a header that names the coding costs more than it saves. */
const LEAST_BYTES = 1024;

interface Compressed {
  readonly br: Buffer;
  readonly gz: Buffer;
}

/**
 * Writes `name.br` and `name.gz` beside every text file below a folder, as a server sends them that compresses nothing itself.
 * Those that are there and not older than their file stay. Equal files, as the texts of the test environments, are compressed once.
 */
export async function compressFiles(folder: string): Promise<void> {
  const compressedByHash = new Map<string, Promise<Compressed>>();
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.filter((path) => TEXT.test(path)).map((path) => compressFile(path, compressedByHash)),
  );
}

async function compressFile(path: string, compressedByHash: Map<string, Promise<Compressed>>): Promise<void> {
  const { size, mtimeMs } = await stat(path);
  if (size < LEAST_BYTES || (await isThere(path, mtimeMs))) return;
  const text = await readFile(path);
  const hash = createHash('sha256').update(text).digest('hex');
  const compressing = compressedByHash.get(hash) ?? compress(text);
  compressedByHash.set(hash, compressing);
  const { br, gz } = await compressing;
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

async function isThere(path: string, sinceMs: number): Promise<boolean> {
  const made = await Promise.all(
    ['br', 'gz'].map((ending) => stat(`${path}.${ending}`).catch(() => undefined)),
  );
  return made.every((file) => file !== undefined && file.mtimeMs >= sinceMs);
}

/** As small as they get: it is done once for every build. */
async function compress(text: Buffer): Promise<Compressed> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { br, gz };
}
