import { describe, expect, test } from 'vitest';
import { parseAppConfig } from '#shared/site/appConfig.ts';
import { quoteSocketUrl } from '#shared/site/quoteSocketUrl.ts';
import { siteOfHost } from '#shared/site/siteOfHost.ts';

describe('which site a host is', () => {
  test.each([
    ['www.sluice.example', 'SLUICE', 'mainnet'],
    ['eu.sluice.example', 'EU', 'mainnet'],
    ['nl-testnet.sluice.example', 'NLD', 'testnet'],
    ['hk-test.sluice.example', 'HKG', 'test'],
    ['islamic-sitnet.sluice.example', 'ISLAMIC', 'sitnet'],
    ['sluice.example', 'SLUICE', 'mainnet'],
    ['evil.example', 'SLUICE', 'mainnet'],
    ['www.sluice.example.evil.example', 'SLUICE', 'mainnet'],
    ['constructor.sluice.example', 'SLUICE', 'mainnet'],
    ['eu-unknown.sluice.example', 'SLUICE', 'mainnet'],
    ['hk.sluice.example.', 'HKG', 'mainnet'],
    ['HK.Sluice.Example', 'HKG', 'mainnet'],
    ['', 'SLUICE', 'mainnet'],
    ['10.0.0.7.example', 'SLUICE', 'mainnet'],
    ['[2001:db8::1]', 'SLUICE', 'mainnet'],
  ])('%s is %s on %s', (hostname, id, environment) => {
    expect(siteOfHost(hostname)).toEqual({ id, environment, isLocal: false });
  });

  test.each([
    'localhost',
    'localhost.',
    'app.localhost',
    'sandbox-host',
    'Sandbox_1',
    '0.0.0.0',
    '127.0.0.1',
    '[::1]',
    '192.168.1.20',
    '10.0.0.7',
    '172.20.0.2',
    'box.local',
    'BOX.local.',
  ])('%s is local, where the site can be asked for', (hostname) => {
    expect(siteOfHost(hostname)).toEqual({ id: 'SLUICE', environment: 'test', isLocal: true });
    expect(siteOfHost(hostname, 'HKG').id).toBe('HKG');
    expect(siteOfHost(hostname, '__proto__').id).toBe('SLUICE');
  });

  test('another site cannot be asked for on a real host', () => {
    expect(siteOfHost('eu.sluice.example', 'HKG').id).toBe('EU');
  });
});

describe('where the quote socket is', () => {
  const page = { protocol: 'https:', host: 'www.sluice.example' };

  test('on mainnet and testnet it is the product’s ws2 host', () => {
    expect(quoteSocketUrl(siteOfHost('www.sluice.example'), page)).toBe(
      'wss://ws2.sluice.example/spot/ws/quote/v2',
    );
    expect(quoteSocketUrl(siteOfHost('eu-testnet.sluice.example'), page)).toBe(
      'wss://ws2-testnet.sluice.example/spot/ws/quote/v2',
    );
  });

  test('on a local host it is the page’s own origin', () => {
    expect(quoteSocketUrl(siteOfHost('127.0.0.1'), { protocol: 'http:', host: '127.0.0.1:4173' })).toBe(
      'ws://127.0.0.1:4173/spot/ws/quote/v2',
    );
  });

  test('the deployment overrides both, by address or by path on this origin', () => {
    const site = siteOfHost('www.sluice.example');
    expect(quoteSocketUrl(site, page, 'wss://feed.example/q')).toBe('wss://feed.example/q');
    expect(quoteSocketUrl(site, page, '/feed/q')).toBe('wss://www.sluice.example/feed/q');
  });
});

describe('the app config', () => {
  const DEFAULTS = { klineV2: false, apiBase: '/x-api', signature: {} };

  test('an empty block gives every default', () => {
    expect(parseAppConfig('{}')).toEqual({ ok: true, value: { ...DEFAULTS, badFields: [] } });
  });

  test('what is no object at all is refused, and nothing is thrown', () => {
    for (const text of ['{', '[]', 'null', '"{}"', ''])
      expect(parseAppConfig(text)).toMatchObject({ ok: false, error: { code: 'app/bad-config' } });
  });

  test('a field that cannot be read is named and costs no other field', () => {
    const quoteSocketUrl = 'wss://quotes.example/ws';
    expect(parseAppConfig(JSON.stringify({ quoteSocketUrl, klineV2: 'yes', buildId: 7 }))).toEqual({
      ok: true,
      value: { ...DEFAULTS, quoteSocketUrl, badFields: ['klineV2', 'buildId'] },
    });
    expect(parseAppConfig('{"quoteSocketUrl":"javascript:alert(1)","buildId":"b"}')).toEqual({
      ok: true,
      value: { ...DEFAULTS, buildId: 'b', badFields: ['quoteSocketUrl'] },
    });
  });

  test('fields of a newer or another deployment are no mistake', () => {
    expect(parseAppConfig('{"analytics":"/x"}')).toMatchObject({ value: { badFields: [] } });
  });

  test.each(['/spot/ws/quote/v2', 'wss://q.example:8443/ws', 'ws://127.0.0.1:4173/ws', 'wss://q.example'])(
    'the quote socket may be at %s',
    (quoteSocketUrl) => {
      const parsed = parseAppConfig(JSON.stringify({ quoteSocketUrl }));
      expect(parsed).toMatchObject({ ok: true, value: { quoteSocketUrl, badFields: [] } });
    },
  );

  test.each([
    '',
    'wss://',
    'wss://:8443',
    'wss://a b',
    'ws:// h',
    'wss://[::1',
    'wss://h/x?token=1',
    'wss://h/x?',
    'wss://h/x#part',
    '/ws?binary=true',
    '//evil.example/q',
    'http://feed.example/q',
    'wss:h',
    'spot/ws',
    '/\\evil.example/q',
  ])('the quote socket cannot be at %j', (quoteSocketUrl) => {
    const parsed = parseAppConfig(JSON.stringify({ quoteSocketUrl }));
    expect(parsed).toMatchObject({ ok: true, value: { badFields: ['quoteSocketUrl'] } });
    expect(parsed).not.toHaveProperty('value.quoteSocketUrl', quoteSocketUrl);
  });

  test.each([
    '/x-api',
    '/',
    'https://api.example/x-api',
    'http://127.0.0.1:4173/x-api',
    'https://api.example',
  ])('calls may be made at %s', (apiBase) => {
    expect(parseAppConfig(JSON.stringify({ apiBase, monitorUrl: apiBase }))).toMatchObject({
      ok: true,
      value: { apiBase, monitorUrl: apiBase, badFields: [] },
    });
  });

  test.each([
    '',
    'x-api',
    '//evil.example/x-api',
    '/\\evil.example',
    '/x-api?a=1',
    '/x-api#part',
    '/x api',
    'https://',
    'https://[::1',
    'https://person:word@api.example',
    'wss://api.example',
    'javascript:alert(1)',
    7,
  ])('calls cannot be made at %j', (apiBase) => {
    expect(parseAppConfig(JSON.stringify({ apiBase, monitorUrl: apiBase }))).toEqual({
      ok: true,
      value: { ...DEFAULTS, badFields: ['apiBase', 'monitorUrl'] },
    });
  });

  test('a collector may be asked with a search, over https alone', () => {
    const monitorUrl = 'https://collect.example/e?site=1';
    expect(parseAppConfig(JSON.stringify({ monitorUrl }))).toMatchObject({
      value: { monitorUrl, badFields: [] },
    });
    expect(parseAppConfig('{"monitorUrl":"http://collect.example/e?site=1"}')).toMatchObject({
      value: { badFields: ['monitorUrl'] },
    });
  });

  test('a version of the keys that cannot be read is named and costs no other', () => {
    const good = { publicKey: 'QUJD', mask: 'mask' };
    const signature = {
      v1: good,
      v2: { publicKey: 'not base64!', mask: 'mask' },
      v3: { publicKey: 'QUJD', mask: '' },
      v4: { publicKey: '', mask: 'mask' },
      v5: 'key',
      v6: { ...good, note: 'of a newer deployment' },
    };
    expect(parseAppConfig(JSON.stringify({ signature }))).toEqual({
      ok: true,
      value: {
        ...DEFAULTS,
        signature: { v1: good, v6: good },
        badFields: ['signature.v2.publicKey', 'signature.v3.mask', 'signature.v4.publicKey', 'signature.v5'],
      },
    });
    expect(parseAppConfig('{"signature":"v1"}')).toEqual({
      ok: true,
      value: { ...DEFAULTS, badFields: ['signature'] },
    });
  });

  test('a version by the name of what every object has changes no object', () => {
    const text =
      '{"signature":{"__proto__":{"publicKey":"QUJD","mask":"m"},"constructor":{"publicKey":"QUJD","mask":"m"}}}';
    const parsed = parseAppConfig(text);
    expect(parsed).toMatchObject({ ok: true });
    const signature = parsed.ok ? parsed.value.signature : {};
    expect(Object.keys(signature)).toEqual([]);
    expect(Object.getPrototypeOf(signature)).toBe(Object.prototype);
    expect({}).not.toHaveProperty('mask');
  });
});
