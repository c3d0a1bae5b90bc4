import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { users } from '#sandbox/books/state/schema/users.ts';
import { openVisitor, PROFILE } from './support/openVisitor.ts';
import { type RequestParts, sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

const LOGIN = '/x-api/user/public/login';
const JSON_TYPE = { 'content-type': 'application/json' };

async function send(path: string, parts: RequestParts) {
  const { sandbox } = await startSandbox();
  const { status, text } = await sendRequest(sandbox.port, path, parts);
  return { status, body: JSON.parse(text) };
}

describe('A call that is not there', () => {
  it.each([
    ['GET', '/x-api/nothing'],
    ['GET', '/x-api/'],
    ['DELETE', '/x-api/v2/private/user/profile'],
    ['POST', '/x-api/v2/private/user/profile'],
    ['GET', LOGIN],
    ['PUT', '/x-api/send/email'],
    ['GET', '/x-api/v2/private/user/profile/'],
    ['GET', '/x-api/V2/private/user/profile'],
    ['GET', '/x-api/__proto__'],
    ['POST', '/x-api/send/sms'],
  ])('%s %s is answered 404 whatever it sends', async (method, path) => {
    const nothing = { ret_code: 404, ret_msg: 'Not part of this sandbox yet', result: null };
    for (const body of ['', '{', 'x'.repeat(2_000_000)]) {
      const headers = { ...JSON_TYPE, 'content-length': String(body.length) };
      const parts = method === 'GET' ? {} : { method, headers, body };
      expect(await send(path, parts)).toEqual({ status: 404, body: nothing });
    }
  });

  it('has no answer to verbs of other protocols, and no failure either', async () => {
    const { sandbox } = await startSandbox();
    for (const method of ['PROPFIND', 'MKCOL', 'REPORT', 'TRACE', 'OPTIONS']) {
      const { status } = await sendRequest(sandbox.port, '/x-api/v2/private/user/profile', { method });
      expect(status, method).toBe(404);
    }
  });

  it('is answered to HEAD without a body, and to GET where it is there', async () => {
    const { sandbox } = await startSandbox();
    const { status, text } = await sendRequest(sandbox.port, '/x-api/v2/public/country-list', {
      method: 'HEAD',
    });
    expect([status, text]).toEqual([200, '']);
  });
});

describe('A body that is none', () => {
  it.each([
    '{',
    'account=demo',
    '{"account":"\ud800',
    '{"__proto__":{"account":"a"},"password":"b"}',
    '{"constructor":{"prototype":{}}}',
    '\u0000',
    '['.repeat(100_000),
  ])('(%j) is answered 400', async (body) => {
    const { status, body: answer } = await send(LOGIN, { method: 'POST', headers: JSON_TYPE, body });
    expect([status, answer.ret_code]).toEqual([400, 400]);
  });

  it('is a bad parameter where it is empty', async () => {
    const { status, body } = await send(LOGIN, { method: 'POST', headers: JSON_TYPE, body: '' });
    expect([status, body.ret_code]).toEqual([200, 700000]);
  });

  it('may be nested as deep as it likes', async () => {
    const junk = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const body of [junk, `{"account":"demo@sluice.example","password":"sluice-demo","junk":${junk}}`]) {
      const { status, body: answer } = await send(LOGIN, { method: 'POST', headers: JSON_TYPE, body });
      expect([status, [0, 700000].includes(answer.ret_code)]).toEqual([200, true]);
    }
  });

  it('is answered 413 when it is huge', async () => {
    const body = JSON.stringify({ account: 'a'.repeat(300_000), password: 'p' });
    const { status, body: answer } = await send(LOGIN, { method: 'POST', headers: JSON_TYPE, body });
    expect([status, answer.ret_code]).toEqual([413, 413]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'nonsense'])(
    'is answered 415 as %s, which other sites could send',
    async (type) => {
      const body = '{"account":"demo@sluice.example","password":"sluice-demo"}';
      const answer = await send(LOGIN, { method: 'POST', headers: { 'content-type': type }, body });
      expect([answer.status, answer.body.ret_code]).toEqual([415, 415]);
    },
  );
});

describe('A request that makes no sense', () => {
  it.each([
    '/x-api/v2/public/country-list?%',
    '/x-api/v2/public/country-list?a[b]=1&a[b]=2&__proto__=x',
    `/x-api/v2/public/country-list?${'a=1&'.repeat(1500)}`,
  ])('with the query of %j is answered all the same', async (path) => {
    const { status, body } = await send(path, {});
    expect([status, body.ret_code]).toEqual([200, 0]);
  });

  it.each([
    ['/x-api/%', 'retCode'],
    ['/x-api/%ff%fe', 'retCode'],
    ['/x-api/v2/private/user/%', 'ret_code'],
  ])('at %s is answered 400, as every call that is wrong', async (path, code) => {
    const { sandbox } = await startSandbox();
    for (const method of ['GET', 'POST']) {
      const { status, headers, text } = await sendRequest(sandbox.port, path, { method });
      expect([status, JSON.parse(text)]).toMatchObject([400, { [code]: 400, result: {} }]);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
      });
    }
  });

  it.each(['/x-api/v2/public/country-list%00', '/x-api/..%2f..%2f'])(
    'at %s is a call that is not there',
    async (path) => {
      expect(await send(path, {})).toMatchObject({ status: 404, body: { ret_code: 404 } });
    },
  );

  it.each([
    'SluiceSession',
    'SluiceSession=; UserToken',
    'SluiceSession=__proto__; SluiceSession=constructor',
    ';;;===;%%%=%ff',
    `a=${'b'.repeat(8000)}`,
  ])('with the cookie %j comes from a guest', async (cookie) => {
    const { sandbox } = await startSandbox();
    const { status, body } = await openVisitor(sandbox).get(PROFILE, { cookie, usertoken: 'x' });
    expect([status, body.ret_code]).toEqual([200, 10007]);
  });
});

describe('A result that the product could not read', () => {
  it('is not sent: it is answered 500, and the log says where it is wrong', async () => {
    const { sandbox } = await startSandbox();
    const visitor = openVisitor(sandbox);
    await visitor.login();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    await sandbox.exchange.database.sql
      .update(users)
      .set({ taxIdentity: { status: 'lost', country: 'IND', idMasked: '' } });
    const { status, body } = await visitor.get('/user/private/user-tag?req_tags=tax_identity');
    expect([status, body.ret_code]).toEqual([500, 790000]);
    expect(String(log.mock.calls[0]?.[0])).toContain(
      'GET /user/private/user-tag has a wrong result at tax_identity',
    );
  });

  it('for a row of a list takes nothing else with it, and the log says which row it is', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const names = vi.spyOn(Intl.DisplayNames.prototype, 'of').mockReturnValueOnce(7 as unknown as string);
    try {
      const { status, body } = await send('/x-api/v2/public/country-list', {});
      expect([status, body.ret_code]).toEqual([200, 0]);
      expect(body.result.list.length).toBeGreaterThan(100);
      expect(log).toHaveBeenCalledTimes(1);
      expect(String(log.mock.calls[0]?.[0])).toContain(
        "GET /v2/public/country-list has a row that can't be read, at list.0.name",
      );
    } finally {
      names.mockRestore();
      log.mockRestore();
    }
  });
});
