import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AFTER_LOGIN, safeRedirect } from '#shared/site/login.ts';

const ORIGIN = 'https://www.sluice.example';

describe('A redirect_url', () => {
  it.each([
    ['/user/assets/withdraw/?coin=BTC#top', '/user/assets/withdraw/?coin=BTC#top'],
    ['/user/assets', '/user/assets'],
    [
      `${ORIGIN}/user/assets/exchange/index?from=BTC&amount=0.1`,
      '/user/assets/exchange/index?from=BTC&amount=0.1',
    ],
    ['HTTPS://WWW.sluice.example/user/assets/deposit/', '/user/assets/deposit/'],
    ['https://www.sluice.example:443/user/assets/tax-center', '/user/assets/tax-center'],
    ['/user/assets/otc/../money-address', '/user/assets/money-address'],
    [
      '/user/assets/withdraw/?note=%2F%2Fevil&next=//evil',
      '/user/assets/withdraw/?note=%2F%2Fevil&next=//evil',
    ],
  ])('to a page of this site is honoured: %s', (asked, path) => {
    expect(safeRedirect(asked, ORIGIN)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    '/',
    '/login',
    '/login?redirect_url=/login',
    '/sandbox/faults',
    '/x-api/logout',
    '/user/assetsevil',
    '/user/assets/../../login',
    '/user/assets/%2e%2e/%2e%2e/login',
    '/user/assets/..%2f..%2flogin',
    '/user/assets/%5c%5cevil.example',
    '/user/assets/%252e%252e/login',
    '/user/assets/%00',
    '/user/assets/a%0d%0aset-cookie:a=b',
    '%2Fuser%2Fassets%2Fdeposit',
    'user/assets/deposit',
    '?user/assets/',
    '//evil.example/user/assets/',
    '///evil.example/user/assets/',
    '\\\\evil.example/user/assets/',
    '/\\evil.example/user/assets/',
    '\\/evil.example/user/assets/',
    '/\t/evil.example/user/assets/',
    '/\n/evil.example',
    '\u0000/user/assets/deposit/',
    ' /user/assets/deposit/',
    '/user/assets/\u202ewithdraw/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//www.sluice.example/user/assets/',
    'java\nscript:alert(1)',
    'data:text/html,x',
    `blob:${ORIGIN}/user/assets/1`,
    'https:/user/assets/',
    'https:///evil.example/user/assets/',
    'https:evil.example/user/assets/',
    'https://evil.example\\@www.sluice.example/user/assets/',
    'https://www.sluice.example\\@evil.example/user/assets/',
    '/\t\\evil.example/user/assets/',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:msgbox(1)',
    'file:///user/assets/',
    'wss://www.sluice.example/user/assets/',
    'view-source:https://www.sluice.example/user/assets/',
    'filesystem:https://www.sluice.example/user/assets/',
    'https://www.sluice.example.:443/user/assets/',
    'https://www。sluice。example@evil.example/user/assets/',
    '／／evil.example/user/assets/',
    '/user/assets/;/../../login',
    '/user/assets/./../x-api/logout',
    '/user/assets\uff0f..\uff0flogin/../../login',
    '/user\u200b/assets/',
    '__proto__',
    'constructor',
    'http://www.sluice.example/user/assets/deposit/',
    'https://www.sluice.example:8443/user/assets/',
    'https://www.sluice.example.evil.example/user/assets/',
    'https://evil.example/user/assets/',
    'https://www.sluice.example@evil.example/user/assets/',
    'https://me:word@www.sluice.example/user/assets/',
    'https://',
    `/user/assets/${'a'.repeat(5_000)}`,
  ])('to anywhere else leads to Deposit: %j', (asked) => {
    expect(safeRedirect(asked, ORIGIN)).toBe(AFTER_LOGIN);
  });

  it('whatever it says, leads a browser to this origin and below the allowed path', () => {
    const pieces = fc.constantFrom(
      '/',
      '//',
      '\\',
      'user/assets',
      '/user/assets/',
      '..',
      '%2e',
      '%2f',
      '%5c',
      ':',
      '@',
      '?',
      '#',
      'https://',
      'evil.example',
      'www.sluice.example',
      ORIGIN,
      'javascript:',
      '\t',
      '\n',
      '\u0000',
      ' ',
      'login',
      '.',
      ';',
    );
    const texts = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (asked) => {
        const path = safeRedirect(asked, ORIGIN);
        const url = new URL(path, 'http://127.0.0.1:4173/login');
        expect(url.origin).toBe('http://127.0.0.1:4173');
        expect(url.pathname).toMatch(/^\/user\/assets(?:\/|$)/);
        expect(safeRedirect(path, ORIGIN)).toBe(path);
      }),
      { numRuns: 2_000 },
    );
  });
});
