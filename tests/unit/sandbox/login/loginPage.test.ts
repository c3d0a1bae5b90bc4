import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { DEMO_PURPOSES } from '#sandbox/server/login/demoPurposes.ts';
import { type PageWords, readPageWords } from '#sandbox/server/pages/pageWords.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { AFTER_LOGIN } from '#shared/site/login.ts';
import { openVisitor, PROFILE } from '../support/openVisitor.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { startSandbox } from '../support/startSandbox.ts';

async function openSite() {
  const { sandbox } = await startSandbox();
  return {
    visitor: openVisitor(sandbox),
    read: (path: string, headers: Record<string, string> = {}) =>
      sendRequest(sandbox.port, path, { headers }),
  };
}

describe('The page /login', () => {
  it('is there before the app is built, for browsers alone to keep and to ask for again', async () => {
    const { read } = await openSite();
    const { status, headers, text } = await read('/login?redirect_url=%2Fuser%2Fassets%2F');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(text).toContain('<title>Log in · Sluice</title>');
    expect((await read('/login', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  it('names every demo account with what it is for, each with a button that logs in', async () => {
    const { read } = await openSite();
    const { text } = await read('/login');
    for (const { id, account } of DEMO_USERS) {
      expect(text).toContain(`data-account="${account}" data-password="${DEMO_PASSWORD}"`);
      expect(text).toContain(`>${DEMO_PURPOSES.get(id)?.replaceAll('&', '&#38;')}<`);
    }
    expect(text).toContain('Main &#38; Sons');
    expect(text).not.toContain('<!--');
  });

  it('has one script and one style, both external, and nothing inline that its policy would refuse', async () => {
    const { read } = await openSite();
    const { text, headers } = await read('/login');
    expect(headers['content-security-policy']).toContain("script-src 'self'; ");
    expect(text.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="application/json" id="words">',
      '<script type="module" src="/login/login.js">',
    ]);
    expect(text).toContain('<script type="module" src="/login/login.js"></script>');
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it('has no button that can be pressed before its script listens: the form would be sent with the password in its address', async () => {
    const { read } = await openSite();
    const { text } = await read('/login');
    const buttons = text.match(/<button\b[^>]*>/g) ?? [];
    expect(buttons.length).toBeGreaterThan(DEMO_USERS.length);
    expect(buttons.filter((button) => !/\sdisabled(?=[\s>])/.test(button))).toEqual([]);
  });

  it('serves its script as one file that imports nothing, and its style', async () => {
    const { read } = await openSite();
    const script = await read('/login/login.js');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(script.text).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(script.text).toContain('function safeRedirect(');
    expect(script.text).not.toMatch(/innerHTML|eval\(|new Function/);
    const style = await read('/login/login.css');
    expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('labels both fields for users and for password managers', async () => {
    const { read } = await openSite();
    const { text } = await read('/login');
    for (const [id, autocomplete] of [
      ['account', 'username'],
      ['password', 'current-password'],
    ]) {
      expect(text).toContain(`<label for="${id}">`);
      expect(text).toMatch(new RegExp(`<input id="${id}"[^>]*autocomplete="${autocomplete}"`));
      expect(text).toMatch(new RegExp(`<input id="${id}"[^>]*aria-describedby="${id}-wrong"`));
    }
  });

  it('is found with a slash at its end, the search kept', async () => {
    const { read } = await openSite();
    const { status, headers } = await read('/login/?redirect_url=%2F%2Fevil');
    expect([status, headers.location]).toEqual([302, '/login?redirect_url=%2F%2Fevil']);
  });

  it.each([
    ['/login', {}, 'en', 'ltr', 'Log in'],
    ['/login?lang=de-DE', { 'accept-language': 'ja' }, 'de-DE', 'ltr', 'Anmelden'],
    ['/login', { cookie: 'sluice.lang=ar-SA', 'accept-language': 'ja' }, 'ar-SA', 'rtl', 'تسجيل الدخول'],
    ['/login', { 'accept-language': 'fr, zh-Hant-MO;q=0.8' }, 'zh-TW', 'ltr', '登入'],
    ['/login?site=HKG', {}, 'zh-HK', 'ltr', '登入'],
  ])('%s with %j is written in the language of the app, %s', async (path, headers, lang, dir, title) => {
    const { read } = await openSite();
    const { text, headers: answered } = await read(path, headers);
    expect(text).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(text).toContain(`<h1 id="login-title">${title}</h1>`);
    expect(text).not.toMatch(/\{\{/);
    expect(answered.vary).toContain('Accept-Language, Cookie');
  });

  it('has the same words in every language, and fills in the same', async () => {
    const english = await readPageWords('en');
    for (const language of LANGUAGES) {
      const words = await readPageWords(language);
      expect(Object.keys(words), language).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(words)) {
        const slots = english[key as keyof PageWords].match(/\{\w+\}/g) ?? [];
        expect(text.match(/\{\w+\}/g) ?? [], `${language} ${key}`).toEqual(slots);
      }
    }
  });

  it('has nothing else beside it', async () => {
    const { read } = await openSite();
    for (const path of ['/login/page/login.html', '/login/loginPage.ts', '/login/../main.ts', '/login//']) {
      expect((await read(path)).status, path).toBe(404);
    }
  });
});

describe('The page that stands for the rest of the exchange', () => {
  it('says which address a link has, in the language of the app', async () => {
    const { read } = await openSite();
    const url = encodeURIComponent('https://www.sluice.example/de-DE/cards');
    const { status, text } = await read(`/elsewhere?url=${url}&lang=de-DE`);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="de-DE" dir="ltr">');
    expect(text).toContain('>https://www.sluice.example/de-DE/cards<');
  });

  it.each([
    'https://evil.example/',
    'javascript:alert(1)',
    'https://sluice.example.evil/',
    '<img src=x>',
    '',
  ])('shows no other address, such as %s', async (url) => {
    const { read } = await openSite();
    const { text } = await read(`/elsewhere?url=${encodeURIComponent(url)}`);
    expect(text).toContain('>https://www.sluice.example<');
    expect(text).not.toMatch(/evil|alert|<img/);
  });
});

describe('A login that says where the user wants to go', () => {
  it('is answered where they may', async () => {
    const { visitor } = await openSite();
    for (const [asked, path] of [
      ['/user/assets/withdraw/?coin=BTC', '/user/assets/withdraw/?coin=BTC'],
      ['//evil.example', AFTER_LOGIN],
      ['\\\\evil.example', AFTER_LOGIN],
      ['javascript:alert(1)', AFTER_LOGIN],
      ['https://evil.example/user/assets/', AFTER_LOGIN],
      ['', AFTER_LOGIN],
    ]) {
      const { body } = await visitor.post('/user/public/login', {
        account: 'demo@sluice.example',
        password: DEMO_PASSWORD,
        redirect_url: asked,
      });
      expect(body.result).toEqual({ uid: 20_000_001, redirect_url: path });
    }
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(0);
  });
});
