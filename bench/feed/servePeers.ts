import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { PEERS_FOLDER } from '../setup/folders.ts';

const TYPE_BY_EXTENSION: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** Answers with a file of the built peers; hashed ones may be kept for ever, as a deployment would have it. */
export async function servePeers(path: string, response: ServerResponse): Promise<void> {
  const file = normalize(join(PEERS_FOLDER, decodeURIComponent(path.slice('/peers/'.length))));
  const body = file.startsWith(PEERS_FOLDER + sep) ? await readFile(file).catch(() => undefined) : undefined;
  if (body === undefined) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': TYPE_BY_EXTENSION[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('/peers/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    .end(body);
}
