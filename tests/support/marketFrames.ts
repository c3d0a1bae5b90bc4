import { gzipSync } from 'node:zlib';

/** A slowBroker row as the feed writes it; only what a test cares about needs to be given. */
export function buildRow(symbol: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    t: 1_795_000_000_000,
    s: symbol,
    sn: symbol,
    c: '100.00',
    h: '110.00',
    l: '90.00',
    o: '99.00',
    v: '1000.0000',
    qv: '100000.12345678',
    m: '0.0101',
    e: 301,
    ...fields,
  };
}

export function buildFrame(
  rows: readonly unknown[],
  options: { full?: boolean; topic?: string; id?: string } = {},
): string {
  const { full = false, topic = 'slowBroker', id = topic } = options;
  return JSON.stringify({
    topic,
    id,
    params: { binary: 'true' },
    data: rows,
    f: full,
    sendTime: 1,
    shared: false,
  });
}

/** The frame as the server sends it by default: gzip in a binary message. */
export function gzipFrame(text: string): ArrayBuffer {
  const bytes = gzipSync(text);
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
}
