import { connect } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { BROTLI_REASON, lacksBrotli, lacksNginx, NGINX_REASON } from '#tests/support/node/needsNginx.ts';
import { fillWebRoot, SCRIPT } from '../sandbox/support/buildWebRoot.ts';
import { sendRequest } from '../sandbox/support/sendRequest.ts';
import { askTls } from './support/askTls.ts';
import { shareSite } from './support/shareSite.ts';

const FRAMED = 'tg.localhost';
const FILES = 'files.localhost';
const PAGE = '/user/assets/exchange/index';
const SCRIPT_PATH = '/user/assets/assets/index-abc123.js';
const site = shareSite(fillWebRoot);
const nginx = describe.skipIf(lacksNginx);

nginx(`What nginx sends${NGINX_REASON}`, () => {
  it('is compressed as the browser can read it, by what was made before', async () => {
    const { httpsPort } = site();
    const ask = (accepted: string) =>
      askTls(httpsPort, { path: SCRIPT_PATH, headers: { 'accept-encoding': accepted } });
    const gzip = await ask('gzip');
    const plain = await ask('identity');
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', SCRIPT]);
    expect([plain.headers['content-encoding'], plain.bytes.toString()]).toEqual([undefined, SCRIPT]);
    for (const { headers } of [gzip, plain]) expect(headers.vary).toBe('Accept-Encoding');
  });

  it.skipIf(lacksBrotli)(`is brotli where nginx has the module for it${BROTLI_REASON}`, async () => {
    const { httpsPort } = site();
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const brotli = await askTls(httpsPort, { path: SCRIPT_PATH, headers });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(SCRIPT);
    expect(brotli.headers.vary).toBe('Accept-Encoding');
    expect(brotli.headers['content-type']).toBe('application/javascript; charset=utf-8');
  });

  it.each([PAGE, '/common-static/sluice/en.json'])('of %s is asked for again by its ETag', async (path) => {
    const { httpsPort } = site();
    const { headers } = await askTls(httpsPort, { path });
    const again = await askTls(httpsPort, { path, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.bytes.length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
  });

  it('comes over HTTP/2', async () => {
    const { httpsPort } = site();
    const session = connect(`https://localhost:${httpsPort}`, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.once('error', reject);
      session.request({ ':path': PAGE }).once('response', (headers) => resolve(headers[':status']));
    });
    session.destroy();
    expect(status).toBe(200);
  });

  it('comes over TLS alone', async () => {
    const { httpsPort, httpPort } = site();
    const { status, headers } = await sendRequest(httpPort, `${PAGE}?lang=de`, {
      headers: { host: 'localhost' },
    });
    expect([status, headers.location]).toEqual([301, `https://localhost:${httpsPort}${PAGE}?lang=de`]);
    const secure = await askTls(httpsPort, { path: PAGE });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

nginx(`The entry that may be shown in a frame${NGINX_REASON}`, () => {
  it('names who may, and is without withdrawals and the address book', async () => {
    const { sandbox, httpsPort } = site();
    const page = await askTls(httpsPort, { path: PAGE, host: FRAMED });
    const ancestors = /frame-ancestors [^;]+/.exec(String(page.headers['content-security-policy']))?.[0];
    expect(ancestors).toBe('frame-ancestors https://web.telegram.org');
    const config = /id="app-config">([^<]*)</.exec(page.bytes.toString())?.[1] ?? '';
    expect(JSON.parse(config)).toEqual({
      buildId: 'built',
      ...sandbox.pageConfig,
      closedSections: ['withdraw'],
    });
    const create = '/x-api/v3/private/cht/asset-withdraw/withdraw/create';
    for (const path of [
      create,
      `${create}?a=1`,
      create.replace('create', '%63reate'),
      create.replace('/v3', '//v3'),
    ]) {
      const framed = await askTls(httpsPort, { path, method: 'POST', host: FRAMED });
      expect([path, framed.status]).toEqual([path, 403]);
    }
    // Elsewhere the exchange answers, which asks for a login.
    expect((await askTls(httpsPort, { path: create, method: 'POST' })).status).toBe(200);
  });
});

nginx(`What is passed on to the exchange${NGINX_REASON}`, () => {
  it('is the socket, which stays open', async () => {
    const { httpsPort, sandbox } = site();
    const socket = new WebSocket(`wss://localhost:${httpsPort}/spot/ws/quote/v2?binary=true&timestamp=1`, {
      rejectUnauthorized: false,
    });
    const answer = new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.on('message', (data) => String(data).includes('pong') && resolve(String(data)));
    });
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"ping":1}');
    expect(await answer).toContain('1');
    expect(sandbox.state().sockets).toBe(1);
    socket.terminate();
  });

  it('is files on an origin of their own, which every page may read, and nothing else there', async () => {
    const { httpsPort } = site();
    const file = await askTls(httpsPort, { path: '/sandbox/files/none', host: FILES });
    expect(file.bytes.toString()).toBe('There is no such file.\n');
    expect(file.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Content-Disposition',
      'cross-origin-resource-policy': 'cross-origin',
    });
    for (const path of [PAGE, '/x-api/anything', '/login', '/sandbox/state']) {
      expect((await askTls(httpsPort, { path, host: FILES })).bytes.toString()).toBe('Not found.\n');
    }
  });
});
