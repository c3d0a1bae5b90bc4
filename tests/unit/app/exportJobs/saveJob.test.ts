import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { saveJob } from '#app/exportJobs/saveJob.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { loadFile } from '#workers/files/loadFile.ts';
import { exportJob } from './listedJob.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes);

/** An exchange that has these files, by the path of their links. */
function serve(files: Readonly<Record<string, string>>, hasCrypto = true) {
  const saved: (readonly [name: string, text: Promise<string>])[] = [];
  const urls = Object.keys(files).map((url, at) => ({ part: at + 1, url, expireAt: '9' }));
  return {
    saved: () => Promise.all(saved.map(async ([name, text]) => [name, await text] as const)),
    options: {
      request: (async () => ok({ result: { urls }, skewMs: 0 })) as unknown as Request,
      fetchFile: (href: string) =>
        loadFile(href, {
          load: async (url) =>
            new Response(files[new URL(url).pathname], {
              headers: { 'content-disposition': 'attachment; filename="a.csv"' },
            }),
          digest: hasCrypto ? digest : null,
        }),
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

describe('a link', () => {
  const load = (response: Response) => loadFile('https://x.test/f', { load: async () => response, digest });

  test('that is over asks for a new one', async () => {
    expect(await load(new Response('', { status: 410 }))).toMatchObject({
      error: { code: 'http/file-link', retryable: true },
    });
  });

  test('that leads to a failing server, or to no server, is worth another try', async () => {
    expect(await load(new Response('', { status: 500 }))).toMatchObject({ error: { code: 'http/file' } });
    const offline = loadFile('https://x.test/f', { load: () => Promise.reject(new TypeError()), digest });
    expect(await offline).toMatchObject({ error: { code: 'http/file', retryable: true } });
  });

  test('names its file by plain characters alone', async () => {
    const named = async (name: string) => {
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      const loaded = await load(new Response('x', { headers }));
      return loaded.ok && loaded.value.name;
    };
    expect(await named('sluice-funding.csv')).toBe('sluice-funding.csv');
    expect(await named('../../x.csv')).toBeNull();
  });
});
