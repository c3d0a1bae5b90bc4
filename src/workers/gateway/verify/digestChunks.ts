import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ChunkReader } from './chunkReader.ts';
import type { Work } from './work.ts';

/** Lower-case hex MD5 of a text. */
export function* digestChunks(reader: ChunkReader): Work<string> {
  const hash = md5.create();
  for (let chunk = reader.next(); chunk.length > 0; chunk = reader.next()) {
    hash.update(chunk);
    yield;
  }
  return bytesToHex(hash.digest());
}
