import { spawnSync } from 'node:child_process';
import { deflateRawSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crc32 } from '#workers/quotes/inflate/crc32.ts';
import { inflateFrame } from '#workers/quotes/inflate/inflateFrame.ts';

const TEXT = JSON.stringify({
  topic: 'slowBroker',
  data: Array.from({ length: 200 }, (_, i) => ({ s: `C${i}USDT`, c: '1.5' })),
});

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

function damaged(change: (bytes: Uint8Array) => Uint8Array | undefined, text = TEXT): ArrayBuffer {
  const bytes = Uint8Array.from(gzipSync(text));
  return toBuffer(change(bytes) ?? bytes);
}

function codeOf(data: string | ArrayBuffer): string {
  const result = inflateFrame(data);
  return result.ok ? 'accepted' : result.error.code;
}

/** A gzip member with any header flags and trailer. */
function member(
  text: string,
  options: { flags?: number; extra?: Uint8Array; crc?: number; length?: number } = {},
): Uint8Array {
  const {
    flags = 0,
    extra = new Uint8Array(),
    crc = crc32(Buffer.from(text)),
    length = Buffer.byteLength(text),
  } = options;
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(length, 4);
  return Buffer.concat([header(flags), extra, deflateRawSync(text), trailer]);
}

function header(flags: number): Buffer {
  return Buffer.from([0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3]);
}

describe('good frames', () => {
  test('gzip, binary text and text frames all give their text', () => {
    expect(inflateFrame(toBuffer(gzipSync(TEXT)))).toEqual({ ok: true, value: TEXT });
    expect(inflateFrame(toBuffer(Buffer.from(TEXT)))).toEqual({ ok: true, value: TEXT });
    expect(inflateFrame(TEXT)).toEqual({ ok: true, value: TEXT });
  });

  test('a byte order mark stays in the text, as it does in a text frame', () => {
    const marked = `\ufeff${TEXT}`;
    for (const data of [marked, toBuffer(Buffer.from(marked)), toBuffer(gzipSync(marked))]) {
      expect(inflateFrame(data)).toEqual({ ok: true, value: marked });
    }
  });

  test('any text survives, at any level and size', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc
        .array(fc.string({ minLength: 5, maxLength: 60 }), { maxLength: 4_000 })
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 9 }), (value, level) => {
        expect(inflateFrame(toBuffer(gzipSync(value, { level })))).toEqual({ ok: true, value });
      }),
    );
  });

  test('a frame above 64 kB compressed is inflated in pieces to the same text', () => {
    const large = Array.from({ length: 60_000 }, (_, i) => (i * 2654435761) % 4294967296).join(',');
    const gzip = gzipSync(large);
    expect(gzip.length).toBeGreaterThan(3 * 64 * 1024);
    expect(inflateFrame(toBuffer(gzip))).toEqual({ ok: true, value: large });
  });

  test('optional header fields of RFC 1952 are passed over', () => {
    const name = Buffer.from('quotes.json\0');
    const comment = Buffer.from('made up\0');
    const extra = Buffer.concat([Buffer.from([3, 0]), Buffer.from('abc')]);
    const fields = Buffer.concat([extra, name, comment]);
    const small = member(TEXT, { flags: 4 | 8 | 16 | 1, extra: fields });
    expect(codeOf(toBuffer(small))).toBe('accepted');
    const checksum = Buffer.alloc(2);
    checksum.writeUInt16LE(crc32(Buffer.concat([header(4 | 8 | 16 | 2), fields])) & 0xffff);
    const checked = { flags: 4 | 8 | 16 | 2, extra: Buffer.concat([fields, checksum]) };
    expect(codeOf(toBuffer(member(TEXT, checked)))).toBe('accepted');
    const large = Array.from({ length: 60_000 }, (_, i) => (i * 2654435761) % 4294967296).join(',');
    expect(codeOf(toBuffer(member(large, { flags: 8, extra: name })))).toBe('accepted');
  });
});

describe('bad frames are refused by what is wrong with them', () => {
  test('one that ends early', () => {
    expect(codeOf(damaged((bytes) => bytes.subarray(0, 12)))).toBe('frame/truncated');
    expect(codeOf(damaged((bytes) => bytes.subarray(0, bytes.length - 20)))).not.toBe('accepted');
  });

  test('one with any byte changed is refused, unless it still says the same', () => {
    const gzip = gzipSync(TEXT);
    let refused = 0;
    for (let at = 10; at < gzip.length; at += 1) {
      const copy = Uint8Array.from(gzip);
      copy[at] = (copy[at] as number) ^ 0x10;
      const result = inflateFrame(toBuffer(copy));
      if (result.ok) expect(result.value, `byte ${at}`).toBe(TEXT);
      else refused += 1;
    }
    expect(refused).toBeGreaterThan(gzip.length * 0.9);
  });

  test('one with a wrong checksum, though its text is whole', () => {
    expect(codeOf(toBuffer(member(TEXT, { crc: 1 })))).toBe('frame/wrong-checksum');
  });

  test('one whose trailer claims more than deflate can give', () => {
    expect(codeOf(toBuffer(member(TEXT, { length: 0x7fffffff })))).toBe('frame/forged-length');
    expect(codeOf(toBuffer(member('x'.repeat(50), { length: 5_000_000 })))).toBe('frame/forged-length');
  });

  test('one whose trailer claims less or a little more than there is', () => {
    expect(codeOf(toBuffer(member(TEXT, { length: 100 })))).toBe('frame/wrong-length');
    expect(codeOf(toBuffer(member(TEXT, { length: 0 })))).toBe('frame/wrong-length');
    expect(codeOf(toBuffer(member(TEXT, { crc: 0, length: 0 })))).toBe('frame/wrong-length');
    expect(codeOf(toBuffer(member(TEXT, { length: TEXT.length + 1 })))).not.toBe('accepted');
  });

  test('one of two members, equal or not', () => {
    const one = member(TEXT);
    for (const other of [one, member('{"a":1}'), member('')]) {
      expect(codeOf(toBuffer(Buffer.concat([one, other])))).toBe('frame/several-members');
      expect(codeOf(toBuffer(Buffer.concat([other, one])))).toBe('frame/several-members');
    }
    const random = Array.from({ length: 20_000 }, (_, i) => (i * 2654435761) % 4294967296).join(',');
    expect(codeOf(toBuffer(Buffer.concat([member(random), member('')])))).not.toBe('accepted');
  });

  test('one with anything between its text and its trailer, or behind it', () => {
    const one = member(TEXT);
    const [body, trailer] = [one.subarray(0, -8), one.subarray(-8)];
    for (const more of [1, 3, 4, 8, 300]) {
      const added = Buffer.alloc(more);
      expect(codeOf(toBuffer(Buffer.concat([body, added, trailer]))), `${more} before`).not.toBe('accepted');
      expect(codeOf(toBuffer(Buffer.concat([one, added]))), `${more} behind`).not.toBe('accepted');
      expect(codeOf(toBuffer(Buffer.concat([one, added, trailer]))), `${more} twice`).not.toBe('accepted');
    }
    // What follows the text looks like a trailer of no text.
    expect(codeOf(toBuffer(Buffer.concat([body, Buffer.alloc(8)])))).not.toBe('accepted');
  });

  test('one with a reserved flag, another method or a wrong header checksum', () => {
    for (const flag of [32, 64, 128]) {
      expect(codeOf(toBuffer(member(TEXT, { flags: flag })))).toBe('frame/broken-header');
    }
    expect(codeOf(damaged((bytes) => bytes.fill(7, 2, 3)))).toBe('frame/broken-header');
    const wrong = member(TEXT, { flags: 2, extra: Buffer.from([1, 2]) });
    expect(codeOf(toBuffer(wrong))).toBe('frame/broken-header');
    const cut = member(TEXT, { flags: 4, extra: Buffer.from([0xff, 0xff]) });
    expect(codeOf(toBuffer(cut))).toBe('frame/broken-header');
  });

  test('one above 1 MiB, and text above 8 MiB', () => {
    expect(codeOf(toBuffer(Buffer.concat([member(TEXT), Buffer.alloc(1024 * 1024)])))).toBe(
      'frame/too-large',
    );
    expect(codeOf('x'.repeat(8 * 1024 * 1024 + 1))).toBe('frame/too-large');
    expect(codeOf(new ArrayBuffer(8 * 1024 * 1024 + 1))).toBe('frame/too-large');
  });

  test('one that is not UTF-8', () => {
    expect(codeOf(toBuffer(Buffer.from([0x7b, 0xff, 0xfe])))).toBe('frame/not-utf8');
    expect(codeOf(toBuffer(gzipSync(Buffer.from([0x7b, 0xff, 0xfe]))))).toBe('frame/not-utf8');
  });

  test('a bomb, with an honest or a forged length, without inflating a large one to its end', () => {
    const forge = (gzip: Buffer, length: number): ArrayBuffer => {
      const forged = Uint8Array.from(gzip);
      new DataView(forged.buffer).setUint32(forged.length - 4, length, true);
      return toBuffer(forged);
    };
    const small = gzipSync(Buffer.alloc(50 * 1024 * 1024, 'A'));
    expect(codeOf(toBuffer(small))).toBe('frame/forged-length');
    expect(codeOf(forge(small, 60_000))).toBe('frame/wrong-length');
    const large = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'A'), { level: 1 });
    expect(large.length).toBeGreaterThan(4 * 64 * 1024);
    expect(codeOf(forge(large, 500_000))).toBe('frame/wrong-length');
  });

  test('a bomb costs little memory, however much it holds', () => {
    const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 'A'));
    bomb.writeUInt32LE(500_000, bomb.length - 4);
    // In a process of its own, since only the most memory that was ever in use is known.
    const script = `
      import { inflateFrame } from '#workers/quotes/inflate/inflateFrame.ts';
      const frame = Uint8Array.from(Buffer.from('${bomb.toString('base64')}', 'base64')).buffer;
      inflateFrame(frame.slice(0, 1000));
      const before = process.resourceUsage().maxRSS;
      const { error } = inflateFrame(frame);
      console.log(JSON.stringify({ code: error.code, grownKiB: process.resourceUsage().maxRSS - before }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], {
      input: script,
      encoding: 'utf8',
    });
    const { code, grownKiB } = JSON.parse(stdout);
    expect(code).toBe('frame/wrong-length');
    expect(grownKiB).toBeLessThan(80 * 1024);
  });

  test('a bomb takes no longer than the largest text that is allowed', () => {
    const timeOf = (gzip: Buffer): number => {
      const frame = toBuffer(gzip);
      return Math.min(
        ...[1, 2, 3].map(() => {
          const startMs = performance.now();
          inflateFrame(frame);
          return performance.now() - startMs;
        }),
      );
    };
    const largest = timeOf(gzipSync(Buffer.alloc(8 * 1024 * 1024, 'A')));
    for (const claimed of [60_000, 500_000, 62 * 1024 * 1024]) {
      const bomb = gzipSync(Buffer.alloc(62 * 1024 * 1024, 'A'));
      bomb.writeUInt32LE(claimed, bomb.length - 4);
      // A little over it, and the machine is not alone.
      expect(timeOf(bomb)).toBeLessThan(3 * largest);
    }
  });

  test('anything at all, without throwing', () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    const gzipLike = bytes.map((tail) => Uint8Array.from([0x1f, 0x8b, 8, ...tail]));
    fc.assert(
      fc.property(fc.oneof(bytes, gzipLike), (data) => {
        expect(() => inflateFrame(toBuffer(data))).not.toThrow();
      }),
    );
  });
});

test('the checksum is that of zlib', () => {
  expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const trailer = gzipSync(bytes);
      expect(crc32(bytes)).toBe(trailer.readUInt32LE(trailer.length - 8));
    }),
  );
});
