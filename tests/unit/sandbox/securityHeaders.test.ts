import { describe, expect, it } from 'vitest';
import { buildWebRoot } from './support/buildWebRoot.ts';
import { sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

async function readPolicies(appConfig: Readonly<Record<string, unknown>> = {}) {
  const { sandbox } = await startSandbox({ webRoot: await buildWebRoot(), appConfig });
  const page = await sendRequest(sandbox.port, '/user/assets/exchange/index');
  const worker = await sendRequest(sandbox.port, '/user/assets/workers/quotes-shared-abc123.js');
  return {
    page: parsePolicy(page.headers['content-security-policy']),
    worker: parsePolicy(worker.headers['content-security-policy']),
  };
}

function parsePolicy(header: unknown): Record<string, string> {
  const directives = String(header).split('; ');
  return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
}

describe('The content security policy', () => {
  it('of the page allows its own scripts, workers, fonts and pictures, and nothing in a frame', async () => {
    const { page } = await readPolicies();
    expect(page).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'worker-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'manifest-src': "'self'",
      'style-src': "'self'",
      'style-src-elem': "'self' 'unsafe-inline'",
      'style-src-attr': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'default',
    });
  });

  it('of workers is one of their own', async () => {
    const { worker } = await readPolicies();
    expect(worker).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  it('lets both connect to the origins the app config names, and to no other', async () => {
    const { page, worker } = await readPolicies({
      quoteSocketUrl: 'wss://ws2.example.com/spot/ws/quote/v2',
      apiBase: 'https://api.example.com:8443/x-api',
      monitorUrl: '/collect',
      filesUrl: 'https://files.example.com',
      analytics: { url: 'https://events.example.com/e' },
      helpUrl: 'https://help.example.com',
    });
    const expected =
      "'self' wss://ws2.example.com https://api.example.com:8443 https://files.example.com https://events.example.com";
    expect(page['connect-src']).toBe(expected);
    expect(worker['connect-src']).toBe(expected);
  });

  it('cannot be widened by an address that is none', async () => {
    const { page } = await readPolicies({
      quoteSocketUrl: "wss://a.example; script-src 'unsafe-inline'",
      apiBase: 'javascript:alert(1)',
      monitorUrl: 7,
      analytics: 'https://events.example.com',
    });
    expect(page['connect-src']).toBe("'self'");
    expect(page['script-src']).toBe("'self'");
  });
});

describe('Every answer', () => {
  it.each([
    ['/user/assets/exchange/index', 200],
    ['/user/assets/workers/quotes-shared-abc123.js', 200],
    ['/common-static/sluice/en.json', 200],
    ['/user/assets/assets/gone.js', 404],
    ['/x-api/anything', 404],
    ['/x-api/%', 400],
    ['/user/assets/%', 400],
    ['/nowhere', 404],
    ['/sandbox/state', 200],
    ['/', 302],
  ])('%s (%i) carries the security headers', async (path, status) => {
    const { sandbox } = await startSandbox({ webRoot: await buildWebRoot() });
    const answer = await sendRequest(sandbox.port, path);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    const permissions = String(answer.headers['permissions-policy']).split(', ');
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=(self)', 'microphone=()', 'geolocation=()', 'payment=()', 'usb=()']),
    );
  });

  it('that is a file may be read by every origin, since its link is the permission', async () => {
    const { sandbox } = await startSandbox();
    const { headers } = await sendRequest(sandbox.port, '/sandbox/files/none');
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Content-Disposition',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    const call = await sendRequest(sandbox.port, '/x-api/anything');
    expect(call.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('names no origin of the sandbox itself', async () => {
    const { sandbox } = await startSandbox({ webRoot: await buildWebRoot() });
    const { headers, text } = await sendRequest(sandbox.port, '/user/assets/exchange/index');
    expect(JSON.stringify(headers) + text).not.toContain(String(sandbox.port));
    expect(JSON.stringify(headers) + text).not.toContain('127.0.0.1');
  });
});
