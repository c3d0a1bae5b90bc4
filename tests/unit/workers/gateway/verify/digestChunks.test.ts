import { describe, expect, test } from 'vitest';
import { md5, toBytes } from '#tests/support/signing.ts';
import { createVerbatimReader, digestChunks, scanBody } from '#workers/gateway/verify/canonicalText.ts';
import { finish } from '#workers/gateway/verify/pacing.ts';

/** Hands out a text in chunks of a few bytes. */
function digest(text: string, chunkBytes = 7): string {
  const bytes = toBytes(text);
  let at = 0;
  const next = (): Uint8Array => {
    at += chunkBytes;
    return bytes.subarray(at - chunkBytes, at);
  };
  return finish(digestChunks({ next }));
}

describe('the digest', () => {
  // RFC 1321, appendix A.5.
  test.each([
    ['', 'd41d8cd98f00b204e9800998ecf8427e'],
    ['a', '0cc175b9c0f1b6a831c399e269772661'],
    ['abc', '900150983cd24fb0d6963f7d28e17f72'],
    ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
    ['abcdefghijklmnopqrstuvwxyz', 'c3fcd3d76192e4007dfb496cca67e13b'],
    ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', 'd174ab98d277d9f5a5611c2c9f419d9f'],
    [
      '12345678901234567890123456789012345678901234567890123456789012345678901234567890',
      '57edf4a22be3c955ac49da2e2107b67a',
    ],
  ])('of %j is that of RFC 1321', (text, expected) => {
    expect(digest(text)).toBe(expected);
  });

  test('of a body of any length is that of its canonical text', () => {
    for (const length of [0, 55, 56, 63, 64, 8_189, 8_190, 8_191, 100_000]) {
      const text = `"${'é'.repeat(length)}"`;
      const scanned = finish(scanBody(toBytes(` ${text} `)));
      expect(scanned && finish(digestChunks(createVerbatimReader(scanned)))).toBe(md5(text));
    }
  });
});
