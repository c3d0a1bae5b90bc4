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
  ])('%s is %s on %s', (hostname, id, environment) => {
    expect(siteOfHost(hostname)).toEqual({ id, environment, isLocal: false });
  });

  test.each(['localhost', '127.0.0.1', '[::1]', '192.168.1.20', '10.0.0.7', '172.20.0.2', 'box.local'])(
    '%s is local, where the site can be asked for',
    (hostname) => {
      expect(siteOfHost(hostname)).toEqual({ id: 'SLUICE', environment: 'test', isLocal: true });
      expect(siteOfHost(hostname, 'HKG').id).toBe('HKG');
      expect(siteOfHost(hostname, '__proto__').id).toBe('SLUICE');
    },
  );

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
  test('an empty block gives every default', () => {
    expect(parseAppConfig('{}')).toEqual({ ok: true, value: { klineV2: false } });
  });

  test('a wrong field is named, and nothing is thrown', () => {
    const parsed = parseAppConfig('{"quoteSocketUrl":"javascript:alert(1)"}');
    expect(parsed).toMatchObject({ ok: false, error: { code: 'app/bad-config' } });
    expect(!parsed.ok && parsed.error.message).toContain('quoteSocketUrl');
    expect(parseAppConfig('{').ok).toBe(false);
    expect(parseAppConfig('[]').ok).toBe(false);
  });

  test('an address without a scheme of its own cannot point elsewhere', () => {
    expect(parseAppConfig('{"quoteSocketUrl":"//evil.example/q"}').ok).toBe(false);
    expect(parseAppConfig('{"quoteSocketUrl":"http://feed.example/q"}').ok).toBe(false);
  });
});
