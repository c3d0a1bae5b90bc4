import { describe, expect, test } from 'vitest';
import { loadFile } from '#workers/files/loadFile.ts';

const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes);

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

  test('gives what it leads to, and the hash of every byte of it', async () => {
    const loaded = await load(new Response('abc'));
    // FIPS 180-2, appendix B.1.
    expect(loaded).toMatchObject({
      value: { sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', name: null },
    });
  });
});
