import { afterEach, expect, test, vi } from 'vitest';
import { fetchServerBuildId } from '#app/bridge/fetchServerBuildId.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The network, which is not ours. */
function serve(answer: () => Promise<Response>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const page = (config: string) =>
  `<!doctype html><script type="application/json" id="app-config">${config}</script><div id="root"></div>`;

test('the build is read from the page the server has now, never from a cache', async () => {
  const fetch = serve(async () => new Response(page('{"buildId":"abc123","klineV2":true}')));
  expect(await fetchServerBuildId()).toBe('abc123');
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/index\.html$/),
    expect.objectContaining({ cache: 'no-store' }),
  );
});

test.each([
  ['a page without settings', '<!doctype html>'],
  ['settings without a build', page('{}')],
  ['settings that are not JSON', page('{{')],
  ['a build that is no text', page('{"buildId":7}')],
  ['nothing', ''],
])('%s gives no build', async (_kind, html) => {
  serve(async () => new Response(html));
  expect(await fetchServerBuildId()).toBeUndefined();
});

test('a server that can’t be reached gives no build, and is no error', async () => {
  serve(async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await fetchServerBuildId()).toBeUndefined();
});
