import { describe, expect, it } from 'vitest';
import { lacksNginx, NGINX_REASON } from '#tests/support/node/needsNginx.ts';
import { fillWebRoot } from '../sandbox/support/buildWebRoot.ts';
import { askTls } from './support/askTls.ts';
import { shareSite } from './support/shareSite.ts';

const PAGE = '/user/assets/exchange/index';
/** More than one address may ask at once. */
const TOO_MANY = 300;

// A site of its own: what is used up of a limit comes back only with time.
const site = shareSite(fillWebRoot);

describe.skipIf(lacksNginx)(`What nginx passes on${NGINX_REASON}`, () => {
  it('is no more than a number of calls of one address at once', async () => {
    const { httpsPort } = site();
    const answers = await Promise.all(
      Array.from({ length: TOO_MANY }, () => askTls(httpsPort, { path: '/x-api/anything' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['cache-control']).toBe('no-store');
    expect((await askTls(httpsPort, { path: PAGE })).status).toBe(200);
  });
});
