import { describe, expect, test } from 'vitest';
import { buildGzipCases } from '#tests/support/gzipCases.ts';
import { inflateFrame, type OpenGunzip } from '#workers/quotes/inflate/inflateFrame.ts';

// The same table as in Node: what a stream refuses, and when, is each browser's own.
describe.each<[string, OpenGunzip]>([
  ['the browser’s stream', () => new DecompressionStream('gzip')],
  ['fflate', null],
])('with %s', (_name, openGunzip) => {
  test.each(buildGzipCases())('$name', async ({ frame, expected }) => {
    const result = await inflateFrame(Uint8Array.from(frame).buffer, openGunzip);
    expect(result.ok ? { text: result.value } : { code: result.error.code }).toEqual(expected);
  });
});
