import { describe, expect, it } from 'vitest';
import { COMMON_HEADERS, createHeaders } from '#sandbox/server/http/headers/createHeaders.ts';
import { lacksNginx, NGINX_REASON } from '#tests/support/node/needsNginx.ts';
import { fillWebRoot } from '../sandbox/support/buildWebRoot.ts';
import { sendRequest } from '../sandbox/support/sendRequest.ts';
import { askTls } from './support/askTls.ts';
import { shareSite } from './support/shareSite.ts';

/** One address of each kind, and each way to fail. */
const PATHS = [
  ['/user/assets/exchange/index', 200],
  ['/user/assets', 200],
  ['/user/assets/', 200],
  ['/user/assets/deposit/?lang=en', 200],
  ['/user/assets/withdraw', 200],
  ['/user/assets/index.html', 200],
  ['/user/assets/.vite/manifest.json', 200],
  ['/user/assets/favicon.svg', 200],
  ['/user/assets/assets/index-abc123.js', 200],
  ['/user/assets/assets/index-abc123.css', 200],
  ['/user/assets/assets/index-abc123.js.map', 200],
  ['/user/assets/assets/font-abc123.woff2', 200],
  ['/user/assets/assets/gone.js', 404],
  ['/user/assets/workers/quotes-shared-abc123.js', 200],
  ['/user/assets/workers/gone.js', 404],
  ['/common-static/sluice/en.json?v=1', 200],
  ['/common-static/sluice/xx.json', 404],
  ['/x-api/anything', 404],
  ['/sandbox/files/none', 404],
  ['/login', 200],
  ['/', 302],
  ['/favicon.ico', 302],
  ['/nowhere', 404],
] as const;

/** What is compared: the table's headers, and what goes with a file. */
const COMPARED = [
  ...Object.keys({ ...COMMON_HEADERS, ...createHeaders({})('/sandbox/files/a') }),
  'content-type',
  'location',
];

/** The few words that some servers send with a redirect are not shown. */
function pick(headers: Readonly<Record<string, unknown>>): object {
  const compared =
    headers.location === undefined ? COMPARED : COMPARED.filter((name) => name !== 'content-type');
  return Object.fromEntries(compared.map((name) => [name, headers[name]]));
}

const site = shareSite(fillWebRoot);

describe.skipIf(lacksNginx)(`Behind nginx${NGINX_REASON}`, () => {
  it('every kind of address is answered with the headers of the embedded exchange', async () => {
    const { sandbox, httpsPort } = site();
    for (const [path, status] of PATHS) {
      const alone = await sendRequest(sandbox.port, path);
      const served = await askTls(httpsPort, { path });
      expect([path, alone.status, served.status]).toEqual([path, status, status]);
      expect({ path, ...pick(served.headers) }).toEqual({ path, ...pick(alone.headers) });
    }
  });
});
