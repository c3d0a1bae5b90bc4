import { describe, expect, test } from 'vitest';
import { parseAppConfig } from '#shared/site/appConfig.ts';

const DEFAULTS = {
  klineV2: false,
  apiBase: '/x-api',
  signature: {},
  complianceConfig: {},
  showUnregulatedTips: false,
  rtlLanguages: ['ar-SA'],
  hosts: {},
};

/** What a block of these fields is read as, and which of them were wrong. */
function read(fields: object): object {
  const parsed = parseAppConfig(JSON.stringify(fields));
  return parsed.ok ? parsed.value : parsed.error;
}

describe('the app config', () => {
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

  test('sections may be closed by their ids alone', () => {
    expect(read({ closedSections: ['withdraw'] })).toEqual({
      ...DEFAULTS,
      closedSections: ['withdraw'],
      badFields: [],
    });
    expect(read({ closedSections: ['withdrawals'] })).toEqual({
      ...DEFAULTS,
      badFields: ['closedSections.0'],
    });
  });

  test('fields of a newer or another deployment are no mistake', () => {
    expect(parseAppConfig('{"helpUrl":"/x"}')).toMatchObject({ value: { badFields: [] } });
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
    'https://user:word@api.example',
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
      v6: { ...good, comment: 'of a newer deployment' },
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

describe('what the app config says of the site', () => {
  test('is taken field by field', () => {
    const fields = {
      analytics: { url: 'https://events.example/e?site=1' },
      complianceConfig: { p2p: { action: 'hide' }, earn: { action: 'custom', ext: 'false' } },
      showUnregulatedTips: true,
      rtlLanguages: ['ar-SA', 'he', 'fa-IR'],
      hosts: { 'eu.brand.example': 'EU' },
      clearanceTime: 1_800_000_000_000,
    };
    expect(read(fields)).toEqual({ ...DEFAULTS, ...fields, badFields: [] });
  });

  test.each([
    ['analytics', '/collect', 'analytics'],
    ['analytics', { url: 'javascript:alert(1)' }, 'analytics.url'],
    ['analytics', {}, 'analytics.url'],
    ['complianceConfig', 'hide', 'complianceConfig'],
    ['showUnregulatedTips', 'yes', 'showUnregulatedTips'],
    ['rtlLanguages', 'ar-SA', 'rtlLanguages'],
    ['rtlLanguages', ['ar-SA', '<b>'], 'rtlLanguages.1'],
    ['hosts', 'EU', 'hosts'],
    ['clearanceTime', '1800000000000', 'clearanceTime'],
    ['clearanceTime', -1, 'clearanceTime'],
  ])('is at its default where %s is %j', (field, value, badField) => {
    expect(read({ [field]: value, buildId: 'b' })).toEqual({
      ...DEFAULTS,
      buildId: 'b',
      badFields: [badField],
    });
  });

  test('loses one flag or one host by a mistake in it, and no other', () => {
    expect(
      read({
        complianceConfig: { p2p: { action: 'maybe' }, card: { action: 'hide' }, web3: 'hide' },
        hosts: { 'a.example': 'MARS', 'B.example': 'HKG' },
      }),
    ).toEqual({
      ...DEFAULTS,
      complianceConfig: { card: { action: 'hide' } },
      hosts: { 'b.example': 'HKG' },
      badFields: ['complianceConfig.p2p.action', 'complianceConfig.web3', 'hosts.a.example'],
    });
  });

  test('names a host that can be none: with a protocol, a port or a path', () => {
    for (const host of ['https://eu.brand.example', 'eu.brand.example:8443', 'eu.brand.example/x'])
      expect(read({ hosts: { [host]: 'EU' } })).toMatchObject({ badFields: [`hosts.${host}`] });
  });
});
