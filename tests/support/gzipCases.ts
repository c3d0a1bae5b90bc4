import { deflateSync, gzipSync } from 'fflate';

/** A frame that begins like gzip, and what has to come of it, by whichever way it is inflated. */
export interface GzipCase {
  readonly name: string;
  readonly frame: Uint8Array;
  readonly expected: { readonly text: string } | { readonly code: `frame/${string}` };
}

interface MemberOptions {
  readonly flags?: number;
  /** Optional header fields. */
  readonly fields?: readonly number[];
  readonly body?: Uint8Array;
  readonly checksum?: number;
  readonly length?: number;
}

const encoder = new TextEncoder();
const TEXT = JSON.stringify({ topic: 'slowBroker', data: Array.from({ length: 200 }, rowOf) });
/** 600 kB that compress to some 270 kB: many pieces, and many blocks. */
const LARGE_TEXT = Array.from({ length: 60_000 }, (_, i) => (i * 2654435761) % 4294967296).join(',');

const EXTRA = [3, 0, 1, 2, 3];
const NAME = [...encoder.encode('quotes.json'), 0];
const COMMENT = [...encoder.encode('made up'), 0];
const ALL_FIELDS = [...EXTRA, ...NAME, ...COMMENT];
const FLAG = { text: 1, checksum: 2, extra: 4, name: 8, comment: 16 } as const;
const ALL_FLAGS = FLAG.text | FLAG.extra | FLAG.name | FLAG.comment;

/** Every kind of frame that the guards are for (docs/decisions/0005-frame-guards.md). Runs in Node and in browsers. */
export function buildGzipCases(): GzipCase[] {
  return [...goodFrames(), ...brokenFrames(), ...severalMembers(), ...wrongTrailers(), ...bombs()];
}

function goodFrames(): GzipCase[] {
  return [
    accepted('a frame of rows', member(TEXT)),
    accepted('a frame of no text', member(''), ''),
    accepted('a byte order mark in front', member(`\ufeff${TEXT}`), `\ufeff${TEXT}`),
    accepted('a frame of many pieces', member(LARGE_TEXT), LARGE_TEXT),
    accepted('all optional header fields', member(TEXT, { flags: ALL_FLAGS, fields: ALL_FIELDS })),
    accepted('a header with its checksum', withHeaderChecksum(0)),
    accepted('a stored block', member(TEXT, { body: stored(TEXT) })),
    accepted('a stored block behind a compressed one', behindCompressed(stored(TEXT)), `a${TEXT}`),
    // Streams refuse them and fflate does not look; their texts are proven by length and checksum.
    accepted('a stored block with a wrong complement', member(TEXT, { body: wrongComplement() })),
    accepted('a wrong complement behind a compressed block', behindCompressed(wrongComplement()), `a${TEXT}`),
  ];
}

function brokenFrames(): GzipCase[] {
  const whole = member(TEXT);
  const [body, trailer] = [whole.subarray(0, -8), whole.subarray(-8)];
  return [
    refused('too few bytes for header and trailer', whole.subarray(0, 17), 'truncated'),
    refused('no trailer', body, 'forged-length'),
    refused('half of its body missing', join(whole.subarray(0, whole.length / 2), trailer), 'broken-gzip'),
    refused('no body', join(whole.subarray(0, 10), trailer), 'broken-gzip'),
    ...[1, 3, 4, 8, 300].map((count) =>
      refused(`${count} bytes before its trailer`, join(body, new Uint8Array(count), trailer), 'broken-gzip'),
    ),
    ...[1, 3, 4, 8, 300].map((count) =>
      refused(
        `${count} bytes and its trailer again behind`,
        join(whole, new Uint8Array(count), trailer),
        'broken-gzip',
      ),
    ),
    refused('zeros behind', join(whole, new Uint8Array(300)), 'broken-gzip'),
    refused('a block of no known type', member(TEXT, { body: Uint8Array.of(7) }), 'broken-gzip'),
    // Three bytes at distance 1, with nothing before them: fflate takes zeros.
    refused(
      'a distance before its beginning',
      member('aaa', { body: Uint8Array.of(3, 2, 0) }),
      'wrong-checksum',
    ),
    refused('another method than deflate', changed(whole, 2, 7), 'broken-header'),
    ...[32, 64, 128].map((flags) =>
      refused(`the reserved flag ${flags}`, member(TEXT, { flags }), 'broken-header'),
    ),
    refused('a wrong header checksum', withHeaderChecksum(1), 'broken-header'),
    refused(
      'a header field beyond its end',
      member(TEXT, { flags: FLAG.extra, fields: [255, 255] }),
      'broken-header',
    ),
    refused('more than 1 MiB compressed', join(whole, new Uint8Array(1024 * 1024)), 'too-large'),
    refused('bytes that are not UTF-8', gzipSync(Uint8Array.of(0x7b, 0xff, 0xfe)), 'not-utf8'),
  ];
}

function severalMembers(): GzipCase[] {
  const one = member(TEXT);
  return [
    refused('a member twice', join(one, one), 'several-members'),
    refused('a shorter member behind', join(one, member('{"a":1}')), 'several-members'),
    refused('a longer member behind', join(member('{"a":1}'), one), 'several-members'),
    refused('an empty member behind', join(one, member('')), 'several-members'),
    refused('an empty member in front', join(member(''), one), 'several-members'),
    refused(
      'a member of its length behind',
      join(one, member(TEXT, { length: TEXT.length * 2 })),
      'several-members',
    ),
    refused('an empty member behind many pieces', join(member(LARGE_TEXT), member('')), 'wrong-length'),
  ];
}

function wrongTrailers(): GzipCase[] {
  return [
    refused('a wrong checksum', member(TEXT, { checksum: 1 }), 'wrong-checksum'),
    refused('a wrong checksum of many pieces', member(LARGE_TEXT, { checksum: 1 }), 'wrong-checksum'),
    refused('a length of 0', member(TEXT, { length: 0 }), 'wrong-length'),
    refused('a trailer of zeros', member(TEXT, { checksum: 0, length: 0 }), 'wrong-length'),
    refused('a length one too small', member(TEXT, { length: TEXT.length - 1 }), 'wrong-length'),
    refused('a length one too large', member(TEXT, { length: TEXT.length + 1 }), 'wrong-length'),
    refused('a length beyond what deflate can reach', member('{}', { length: 50_000 }), 'forged-length'),
    refused('a length of 2 GiB', member(TEXT, { length: 0x7fffffff }), 'forged-length'),
  ];
}

function bombs(): GzipCase[] {
  const bomb = gzipSync(new Uint8Array(50 * 1024 * 1024).fill(0x41));
  return [
    refused('a bomb of 50 MiB, and its true length', bomb, 'forged-length'),
    refused('a bomb of 50 MiB that claims little', withLength(bomb, 1000), 'wrong-length'),
    refused('a bomb of 50 MiB that claims what it may', withLength(bomb, 8 * 1024 * 1024), 'wrong-length'),
  ];
}

export function withLength(gzip: Uint8Array, length: number): Uint8Array {
  const forged = Uint8Array.from(gzip);
  new DataView(forged.buffer).setUint32(forged.length - 4, length, true);
  return forged;
}

/** A gzip member of a text, wrong in whatever is given. */
export function member(text: string, options: MemberOptions = {}): Uint8Array {
  const bytes = encoder.encode(text);
  const { flags = 0, fields = [], body = deflateSync(bytes), length = bytes.length } = options;
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, options.checksum ?? checksumOf(bytes), true);
  trailer.setUint32(4, length, true);
  return join(headerOf(flags), Uint8Array.from(fields), body, new Uint8Array(trailer.buffer));
}

/** `by` is added to the right checksum. */
function withHeaderChecksum(by: number): Uint8Array {
  const flags = ALL_FLAGS | FLAG.checksum;
  const checksum = (checksumOf(join(headerOf(flags), Uint8Array.from(ALL_FIELDS))) + by) & 0xffff;
  return member(TEXT, { flags, fields: [...ALL_FIELDS, checksum & 0xff, checksum >> 8] });
}

/** A text as a last block that is not compressed (RFC 1951, 3.2.4). */
function stored(text: string): Uint8Array {
  const bytes = encoder.encode(text);
  const head = new DataView(new ArrayBuffer(5));
  head.setUint8(0, 1);
  head.setUint16(1, bytes.length, true);
  head.setUint16(3, ~bytes.length & 0xffff, true);
  return join(new Uint8Array(head.buffer), bytes);
}

function wrongComplement(): Uint8Array {
  return changed(stored(TEXT), 3, 0);
}

/** The letter a as a block of fixed codes, and a last block that is stored behind it, whose own first byte is in the third. */
function behindCompressed(last: Uint8Array): Uint8Array {
  return member(`a${TEXT}`, { body: join(Uint8Array.of(74, 4, 4), last.subarray(1)) });
}

function accepted(name: string, frame: Uint8Array, text = TEXT): GzipCase {
  return { name, frame, expected: { text } };
}

function refused(name: string, frame: Uint8Array, kind: string): GzipCase {
  return { name, frame, expected: { code: `frame/${kind}` } };
}

function headerOf(flags: number): Uint8Array {
  return Uint8Array.of(0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3);
}

function checksumOf(bytes: Uint8Array): number {
  const gzip = gzipSync(bytes);
  return new DataView(gzip.buffer, gzip.byteOffset).getUint32(gzip.length - 8, true);
}

function changed(bytes: Uint8Array, at: number, value: number): Uint8Array {
  return Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte));
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function rowOf(_: unknown, index: number): object {
  return { s: `C${index}USDT`, c: '1.5' };
}
