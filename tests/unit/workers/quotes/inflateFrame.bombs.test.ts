import { spawnSync } from 'node:child_process';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { member, withLength } from '#tests/support/gzipCases.ts';
import { inflateFrame } from '#workers/quotes/inflate/inflateFrame.ts';

const MEBIBYTE = 1024 * 1024;

/** A frame of so many MiB of one letter, 1 kB for each, that claims half a megabyte. */
function buildBomb(mebibytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(MEBIBYTE, 'A'), { finishFlush: constants.Z_SYNC_FLUSH });
  const blocks = Array.from({ length: mebibytes }, () => block);
  const body = Buffer.concat([...blocks, deflateRawSync('')]);
  return member('', { body, length: 500_000 });
}

describe.each([
  ['the browser’s stream', "() => new DecompressionStream('gzip')"],
  ['fflate', 'null'],
])('with %s a bomb', (_name, way) => {
  test.each([50, 900])('of %i MiB costs at most 70 MiB of memory', (mebibytes) => {
    // In a process of its own, since only the most memory that was ever in use is known.
    const script = `
      import { readFileSync } from 'node:fs';
      import { inflateFrame } from '#workers/quotes/inflate/inflateFrame.ts';
      const frame = Uint8Array.from(Buffer.from('${Buffer.from(buildBomb(mebibytes)).toString('base64')}', 'base64')).buffer;
      await inflateFrame(frame.slice(0, 1000), ${way});
      const before = process.resourceUsage().maxRSS;
      const { error } = await inflateFrame(frame, ${way});
      console.log(JSON.stringify({ code: error.code, grownKiB: process.resourceUsage().maxRSS - before }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], {
      input: script,
      encoding: 'utf8',
    });
    const { code, grownKiB } = JSON.parse(stdout);
    expect(code).toBe('frame/wrong-length');
    expect(grownKiB).toBeLessThan(70 * 1024);
  });
});

test('a bomb takes no longer than the largest text that is allowed takes fflate', async () => {
  const timeOf = async (frame: Uint8Array, way: Parameters<typeof inflateFrame>[1]): Promise<number> => {
    const data = Uint8Array.from(frame).buffer;
    const timesMs: number[] = [];
    for (let run = 0; run < 3; run += 1) {
      const startMs = performance.now();
      await inflateFrame(data, way);
      timesMs.push(performance.now() - startMs);
    }
    return Math.min(...timesMs);
  };
  const largest = await timeOf(gzipSync(Buffer.alloc(8 * MEBIBYTE, 'A')), null);
  const bomb = gzipSync(Buffer.alloc(62 * MEBIBYTE, 'A'));
  for (const frame of [withLength(bomb, 60_000), withLength(bomb, 500_000), bomb, buildBomb(900)]) {
    for (const way of [() => new DecompressionStream('gzip'), null]) {
      // A little over it, and the machine is not alone.
      expect(await timeOf(frame, way)).toBeLessThan(3 * largest);
    }
  }
});
