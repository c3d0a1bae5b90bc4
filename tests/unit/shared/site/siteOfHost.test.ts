import { describe, expect, test } from 'vitest';
import { siteOfHost } from '#shared/site/siteOfHost.ts';
import { quoteSocketUrl } from '#shared/site/urls.ts';

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

  test('the site USA is asked for by name, or given to a host by the deployment', () => {
    expect(siteOfHost('localhost', 'USA').id).toBe('USA');
    expect(siteOfHost('us.sluice.example').id).toBe('SLUICE');
    expect(siteOfHost('us.brand.example', null, { 'us.brand.example': 'USA' }).id).toBe('USA');
  });

  test('another site cannot be asked for on a real host', () => {
    expect(siteOfHost('eu.sluice.example', 'HKG').id).toBe('EU');
  });

  describe('by the deployment’s own hosts', () => {
    const hosts = {
      'eu.brand.example': 'EU',
      'hk-testnet.sluice.example': 'EU',
      'sandbox-host': 'TUR',
    } as const;

    test('is known where the built-in table knows nothing', () => {
      expect(siteOfHost('EU.brand.example.', null, hosts)).toEqual({
        id: 'EU',
        environment: 'mainnet',
        isLocal: false,
      });
      expect(siteOfHost('tr.brand.example', null, hosts).id).toBe('SLUICE');
    });

    test('is another one than in the built-in table, in the same environment', () => {
      expect(siteOfHost('hk-testnet.sluice.example', null, hosts)).toEqual({
        id: 'EU',
        environment: 'testnet',
        isLocal: false,
      });
    });

    test('is the default of a local host, where another one can still be asked for', () => {
      expect(siteOfHost('sandbox-host', null, hosts)).toEqual({
        id: 'TUR',
        environment: 'test',
        isLocal: true,
      });
      expect(siteOfHost('sandbox-host', 'HKG', hosts).id).toBe('HKG');
    });

    test('is not looked up among what every object has', () => {
      expect(siteOfHost('constructor', null, hosts).id).toBe('SLUICE');
    });
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
