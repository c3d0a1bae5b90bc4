import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { saveJob } from '#app/features/exportJobs/saveJob.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { exportJob } from './listedJob.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An exchange that has these files, by the path of their links. */
function serve(files: Readonly<Record<string, string>>, hasCrypto = true) {
  const saved: (readonly [name: string, text: Promise<string>])[] = [];
  const urls = Object.keys(files).map((url, at) => ({ part: at + 1, url, expireAt: '9' }));
  return {
    saved: () => Promise.all(saved.map(async ([name, text]) => [name, await text] as const)),
    options: {
      request: (async () => ok({ result: { urls }, skewMs: 0 })) as unknown as Request,
      fetchFile: async (href: string) => {
        const text = files[new URL(href).pathname] ?? '';
        return ok({ file: new Blob([text]), name: 'a.csv', sha256: hasCrypto ? sha256(text) : null });
      },
      save: (file: Blob, name: string) => void saved.push([name, file.text()]),
      pageHref: 'https://exchange.test/user/assets/exportStatment',
    },
  };
}

describe('a download', () => {
  test('saves every part whose hash is the one of the list', async () => {
    const { options, saved } = serve({ '/one': 'first', '/two': 'second' });
    const job = exportJob({ status: 2, sha256: [sha256('first'), sha256('second').toUpperCase()] });
    expect(await saveJob(job, options)).toEqual({ kind: 'saved', files: 2, isChecked: true });
    expect(await saved()).toEqual([
      ['a.csv', 'first'],
      ['a.csv', 'second'],
    ]);
  });

  test('saves nothing of a file that is not what the exchange made', async () => {
    const { options, saved } = serve({ '/one': 'changed on its way' });
    const outcome = await saveJob(exportJob({ sha256: [sha256('first')] }), options);
    expect(outcome).toMatchObject({ kind: 'differs', part: 1, expected: sha256('first') });
    expect(await saved()).toEqual([]);
  });

  test('says where it could not check', async () => {
    const { options } = serve({ '/one': 'first' }, false);
    const outcome = await saveJob(exportJob({ sha256: [sha256('first')] }), options);
    expect(outcome).toEqual({ kind: 'saved', files: 1, isChecked: false });
  });

  test('goes nowhere but to the exchange and to https', async () => {
    const { options, saved } = serve({ 'javascript:alert(1)': 'x' });
    expect((await saveJob(exportJob(), options)).kind).toBe('failed');
    expect(await saved()).toEqual([]);
  });

  test('of files that are gone says so in the words of the exchange', async () => {
    const error = { ...appError('app/x', 'expired'), code: '134005' };
    const options = { ...serve({}).options, request: (async () => err(error)) as unknown as Request };
    expect(await saveJob(exportJob(), options)).toEqual({ kind: 'failed', error });
  });
});
