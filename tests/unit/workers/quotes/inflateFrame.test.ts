import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildGzipCases, member } from '#tests/support/gzipCases.ts';
import { crc32 } from '#workers/quotes/inflate/crc32.ts';
import { inflateFrame, type OpenGunzip } from '#workers/quotes/inflate/inflateFrame.ts';

const TEXT = JSON.stringify({ topic: 'slowBroker', data: [{ s: 'BTCUSDT', c: '1.5' }] });
const openGunzip = (): DecompressionStream => new DecompressionStream('gzip');
const WAYS: [string, OpenGunzip][] = [
  ['the browser’s stream', openGunzip],
  ['fflate', null],
];

function toBuffer(bytes: Uint8Array): ArrayBuffer {
  return Uint8Array.from(bytes).buffer;
}

/** The text of a frame, or the code of its error. */
async function read(bytes: Uint8Array, way: OpenGunzip): Promise<object> {
  const result = await inflateFrame(toBuffer(bytes), way);
  return result.ok ? { text: result.value } : { code: result.error.code };
}

describe.each(WAYS)('with %s', (_name, way) => {
  test.each(buildGzipCases())('$name', async ({ frame, expected }) => {
    expect(await read(frame, way)).toEqual(expected);
  });

  test('any text survives, at any level and size', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 2_000 }),
      fc
        .array(fc.string({ minLength: 5, maxLength: 60 }), { maxLength: 4_000 })
        .map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 0, max: 9 }), async (value, level) => {
        expect(await read(gzipSync(value, { level }), way)).toEqual({ text: value });
      }),
    );
  });

  test('a frame is read while others are, and each gets its own text', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => TEXT.repeat(index * 100));
    const results = await Promise.all(texts.map((text) => read(gzipSync(text), way)));
    expect(results).toEqual(texts.map((text) => ({ text })));
  });
});

describe('both ways give the same result for the same bytes', () => {
  const same = async (bytes: Uint8Array): Promise<object> => {
    const [streamed, fallback] = await Promise.all([read(bytes, openGunzip), read(bytes, null)]);
    expect(streamed).toEqual(fallback);
    return streamed;
  };

  test('for a frame with any byte changed, which is refused unless it still says the same', async () => {
    const gzip = gzipSync(JSON.stringify(Array.from({ length: 200 }, (_, i) => `C${i}USDT`)));
    const text = await same(gzip);
    let refused = 0;
    for (let at = 10; at < gzip.length; at += 1) {
      const copy = Uint8Array.from(gzip);
      copy[at] = (copy[at] as number) ^ 0x10;
      const result = await same(copy);
      if ('code' in result) refused += 1;
      else expect(result, `byte ${at}`).toEqual(text);
    }
    expect(refused).toBeGreaterThan(gzip.length * 0.9);
  });

  test('for anything at all, in a header or in a body', async () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    const withHeader = bytes.map((tail) => Uint8Array.from([0x1f, 0x8b, 8, ...tail]));
    const withBody = fc
      .record({ body: bytes, length: fc.nat(2_000), checksum: fc.constantFrom(0, crc32(Buffer.from(TEXT))) })
      .map((options) => member(TEXT, options));
    const anything = fc.asyncProperty(fc.oneof(bytes, withHeader, withBody), async (frame) => {
      await same(frame);
    });
    await fc.assert(anything, { numRuns: 500 });
  });

  test('for a frame cut off anywhere', async () => {
    const gzip = gzipSync(JSON.stringify(Array.from({ length: 50 }, (_, i) => `C${i}USDT`)));
    for (let end = 2; end < gzip.length; end += 1) {
      expect(await same(gzip.subarray(0, end)), `${end} bytes`).toHaveProperty('code');
    }
  });
});

describe('frames without gzip', () => {
  test('binary text and text frames give their text at once, with a byte order mark in its place', () => {
    for (const text of [TEXT, `\ufeff${TEXT}`]) {
      for (const data of [text, toBuffer(Buffer.from(text))]) {
        expect(inflateFrame(data, openGunzip)).toEqual({ ok: true, value: text });
      }
    }
  });

  test.each<[string, string | ArrayBuffer, string]>([
    ['text above 8 MiB', 'x'.repeat(8 * 1024 * 1024 + 1), 'frame/too-large'],
    ['binary text above 8 MiB', new ArrayBuffer(8 * 1024 * 1024 + 1), 'frame/too-large'],
    ['binary text that is not UTF-8', toBuffer(Buffer.from([0x7b, 0xff, 0xfe])), 'frame/not-utf8'],
  ])('%s is refused', (_name, data, code) => {
    expect(inflateFrame(data, openGunzip)).toMatchObject({ ok: false, error: { code } });
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
