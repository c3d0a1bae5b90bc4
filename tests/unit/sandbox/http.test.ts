import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { loadSigningKey } from '#sandbox/server/signing/signingKey.ts';
import { buildWebRoot, INDEX_HTML, SCRIPT } from './support/buildWebRoot.ts';
import { type RequestParts, sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

type AppConfig = Readonly<Record<string, unknown>>;

/** What the sandbox says of itself in every page; a process without a data directory has one key. */
const key = await loadSigningKey();
const OWN_API = {
  apiBase: '/x-api',
  signature: { v1: { publicKey: key.publicKey, mask: key.mask } },
};
const OWN = { quoteSocketUrl: '/spot/ws/quote/v2', ...OWN_API };

/** A function that asks a sandbox with a built app. */
async function serveApp(appConfig: AppConfig = {}) {
  const { sandbox } = await startSandbox({ webRoot: await buildWebRoot(), appConfig });
  return (path: string, parts?: RequestParts) => sendRequest(sandbox.port, path, parts);
}

function readAppConfig(html: string): unknown {
  const block = /<script type="application\/json" id="app-config">([^<]*)<\/script>/.exec(html)?.[1];
  return JSON.parse(block ?? 'null');
}

describe('The app', () => {
  it.each([
    '/user/assets',
    '/user/assets/',
    '/user/assets/exchange/index',
    '/user/assets/deposit/?lang=en',
    '/user/assets/index.html',
    '/user/assets/favicon.png',
    '/user/assets/.vite/manifest.json',
    '/user/assets/exchange',
  ])('answers %s with its page, to be asked for again each time', async (path) => {
    const get = await serveApp();
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    const config = JSON.stringify({ buildId: 'built', ...OWN });
    expect(text).toBe(INDEX_HTML.replace('{"buildId":"built"}', config));
  });

  it.each([
    '/user/assets/assets/gone-abc123.js',
    '/user/assets/workers/gone-abc123.js',
    '/user/assets/assets/',
  ])('answers %s with 404 and never with its page', async (path) => {
    const get = await serveApp();
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(text).not.toContain('<html');
  });

  it.each([
    ['assets/index-abc123.js', 'application/javascript; charset=utf-8'],
    ['assets/index-abc123.css', 'text/css; charset=utf-8'],
    ['assets/index-abc123.js.map', 'application/json; charset=utf-8'],
    ['assets/font-abc123.woff2', 'font/woff2'],
    ['workers/quotes-shared-abc123.js', 'application/javascript; charset=utf-8'],
  ])('serves the hashed file %s for ever, as %s', async (file, type) => {
    const get = await serveApp();
    const { status, headers } = await get(`/user/assets/${file}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe(type);
  });

  it.each(['/login', '/user/assets/exchange/index'])(
    'answers %s to a client that would also like HTTP/2, as it asked',
    async (path) => {
      const ask = await serveApp();
      const answer = await ask(path, { headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' } });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  it('serves other files of its own and static files with a tag instead of a lifetime', async () => {
    const get = await serveApp();
    for (const path of ['/user/assets/favicon.svg', '/common-static/sluice/en.json?v=1']) {
      const { status, headers } = await get(path);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      const again = await get(path, { headers: { 'if-none-match': String(headers.etag) } });
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    }
    expect((await get('/common-static/sluice/xx.json')).status).toBe(404);
  });

  it('answers a page that has not changed with 304, and HEAD without a body', async () => {
    const get = await serveApp();
    const { headers } = await get('/user/assets/exchange/index');
    const again = await get('/user/assets/otc/index', { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await get('/user/assets/exchange/index', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.etag).toBe(headers.etag);
  });

  it('is reached from the root, and has an icon', async () => {
    const get = await serveApp();
    const root = await get('/');
    expect([root.status, root.headers.location]).toEqual([302, '/user/assets/exchange/index']);
    const icon = await get('/favicon.ico');
    expect((await get(String(icon.headers.location))).headers['content-type']).toBe('image/svg+xml');
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not answered to %s', async (method) => {
    const get = await serveApp();
    expect((await get('/user/assets/exchange/index', { method })).status).toBe(404);
  });

  it.each([
    '/user/assets/../../outside.txt',
    '/user/assets/%2e%2e/%2e%2e/outside.txt',
    '/user/assets/..%2f..%2foutside.txt',
    '/user/assets/assets/..%5c..%5c..%5coutside.txt',
    '/common-static/../outside.txt',
    '/common-static/%2e%2e%2foutside.txt',
    '//outside.txt',
  ])('does not let %s out of the web root', async (path) => {
    const get = await serveApp();
    expect((await get(path)).text).not.toContain('not for the public');
  });

  it('says what to do when it is not built, while the quote socket works', async () => {
    const { sandbox, connect } = await startSandbox({ webRoot: '/nonexistent' });
    const { status, text } = await sendRequest(sandbox.port, '/user/assets/exchange/index');
    expect(status).toBe(503);
    expect(text).toBe('The app is not built yet: run `npm run build` first.\n');
    expect(await (await connect()).readUntilPong()).toEqual([]);
  });
});

describe('Compression', () => {
  it('is brotli, else gzip, else none, and the text is the same', async () => {
    const get = await serveApp();
    const path = '/user/assets/assets/index-abc123.js';
    const brotli = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await get(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    const plain = await get(path);
    const again = await get(path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.bytes).toString()).toBe(SCRIPT);
    expect(plain.text).toBe(SCRIPT);
    expect(again.bytes.equals(brotli.bytes)).toBe(true);
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    for (const { headers, bytes } of [brotli, gzip, plain, again]) {
      expect(headers.vary).toBe('Accept-Encoding');
      expect(Number(headers['content-length'])).toBe(bytes.length);
    }
  });
});

describe('The app config in the page', () => {
  it.each([
    '/user/assets/',
    '/user/assets/index.html',
    '/user/assets/index%2ehtml',
    '/user/assets/otc/index',
  ])("at %s holds the deployment's settings over what the build wrote", async (path) => {
    const get = await serveApp({ klineV2: true, buildId: 'deployed' });
    expect(readAppConfig((await get(path)).text)).toEqual({
      ...OWN,
      buildId: 'deployed',
      klineV2: true,
    });
  });

  it('says that quote socket and calls are on this origin, so that the app finds it under any host name', async () => {
    const get = await serveApp();
    const { text } = await get('/user/assets/', { headers: { host: 'markets.example.com' } });
    expect(readAppConfig(text)).toEqual({ buildId: 'built', ...OWN });
  });

  it('points to another quote socket where the deployment says so', async () => {
    const quoteSocketUrl = 'wss://quotes.example.com/spot/ws/quote/v2';
    const get = await serveApp({ quoteSocketUrl });
    expect(readAppConfig((await get('/user/assets/')).text)).toEqual({
      buildId: 'built',
      ...OWN_API,
      quoteSocketUrl,
    });
  });

  it('keeps its own keys back where the calls are made elsewhere', async () => {
    const apiBase = 'https://api.example.com/x-api';
    const get = await serveApp({ apiBase });
    const quoteSocketUrl = OWN.quoteSocketUrl;
    expect(readAppConfig((await get('/user/assets/')).text)).toEqual({
      buildId: 'built',
      apiBase,
      quoteSocketUrl,
    });
  });

  it('cannot close its element or end a line, whatever it holds', async () => {
    const hostile = { comment: '</script><script>alert(1)</script><!--\u2028\u2029$&' };
    const get = await serveApp(hostile);
    const { text } = await get('/user/assets/');
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    expect(text).not.toMatch(/[\u2028\u2029]|<!--/);
    expect(readAppConfig(text)).toEqual({ buildId: 'built', ...OWN, ...hostile });
  });

  it('changes the tag of the page', async () => {
    const plain = await (await serveApp())('/user/assets/');
    const configured = await (await serveApp({ klineV2: true }))('/user/assets/');
    expect(configured.headers.etag).not.toBe(plain.headers.etag);
  });
});
