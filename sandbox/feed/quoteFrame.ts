import { gzipSync } from 'node:zlib';

/** A data frame before it is written: design.md section 3. */
export interface QuoteFrame {
  readonly topic: string;
  /** The subscription's `id` and `params`, as JSON text. */
  readonly id: string;
  readonly params: string;
  /** Rows as JSON text. */
  readonly rows: readonly string[];
  /** A full snapshot; otherwise only what changed. */
  readonly isFull: boolean;
  readonly sentAtMs: number;
  readonly isGzip: boolean;
}

/** What goes out on a socket in one message. */
export interface Payload {
  readonly data: string | Buffer;
  readonly isBinary: boolean;
}

/** Fast, and 15 % larger than zlib's default: the feed shares a machine with the browsers it feeds. */
const GZIP_LEVEL = 2;

/** Writes a frame as JSON text. */
export function writeFrame(frame: QuoteFrame): string {
  return wrapData(frame, `[${frame.rows.join(',')}]`);
}

/** Writes a frame around its data, given as JSON text. */
export function wrapData({ topic, id, params, isFull, sentAtMs }: QuoteFrame, data: string): string {
  const head = `{"topic":"${topic}","id":${id},"params":${params}`;
  return `${head},"data":${data},"f":${isFull},"sendTime":${sentAtMs},"shared":false}`;
}

/** Packs a text the way its subscription wants it: as it is, or gzipped in a binary message. */
export function packText(text: string, isGzip: boolean): Payload {
  return isGzip ? { data: gzipText(text), isBinary: true } : { data: text, isBinary: false };
}

/** Gzips a text or its bytes. */
export function gzipText(text: string | Buffer): Buffer {
  return gzipSync(text, { level: GZIP_LEVEL });
}
