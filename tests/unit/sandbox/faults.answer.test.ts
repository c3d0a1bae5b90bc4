import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#sandbox/seed/reference/demoUsers.ts';
import type { JsonObject } from '#sandbox/server/signing/canonicalJson.ts';
import { expectGood, logInAmid } from './support/logIn.ts';
import { ASSETS, openVisitor, PROFILE } from './support/openVisitor.ts';
import { postJson, sendRequest } from './support/sendRequest.ts';
import { startSandbox } from './support/startSandbox.ts';

const BITCOIN = `${ASSETS}/coin-config?coin=BTC`;

const COUNTRIES = '/v2/public/country-list';

/** An object in so many levels. */
function nest(levels: number): JsonObject {
  return levels === 1 ? {} : { a: nest(levels - 1) };
}

/** Whether a promise is still open after everything that can happen has happened. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, 100, 'late'));
  return (
    (await Promise.race([
      promise.then(
        () => 'done',
        () => 'failed',
      ),
      late,
    ])) === 'late'
  );
}

describe('A fault for answers', () => {
  it('hits only the paths it is meant for, so often, and then no more', async () => {
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/status', path: 'user/profile', count: 2 });
    await expectGood(visitor, BITCOIN);
    expect((await visitor.get(PROFILE)).status).toBe(500);
    expect(sandbox.faults.list()).toMatchObject([{ fault: 'answer/status', path: 'user/profile', hits: 1 }]);
    expect((await visitor.get(PROFILE)).status).toBe(500);
    await expectGood(visitor);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('ends after its seconds', async () => {
    const { visitor, time } = await logInAmid({ fault: 'answer/status', status: 503, seconds: 30 });
    expect((await visitor.get(PROFILE)).status).toBe(503);
    time.advance(30_000);
    await expectGood(visitor);
  });

  it('can be on for several paths, each in its own way; the latest counts', async () => {
    const { visitor, sandbox } = await logInAmid(
      { fault: 'answer/status', path: 'profile', status: 501 },
      { fault: 'answer/status', path: 'coin', status: 502 },
    );
    expect((await visitor.get(PROFILE)).status).toBe(501);
    expect((await visitor.get(BITCOIN)).status).toBe(502);
    sandbox.faults.add({ fault: 'answer/status', status: 599 });
    expect((await visitor.get(PROFILE)).status).toBe(599);
    sandbox.faults.add({ fault: 'answer/status', path: 'profile', status: 400 });
    expect((await visitor.get(PROFILE)).status).toBe(400);
    expect(sandbox.faults.list()).toHaveLength(3);
  });

  it('is gone after one reset, as all others are', async () => {
    const { visitor, sandbox } = await logInAmid(
      { fault: 'answer/hang' },
      { fault: 'answer/strip', path: 'profile' },
      { fault: 'feed/stop' },
    );
    await postJson(sandbox.port, '/sandbox/faults', { fault: 'reset' });
    expect(sandbox.faults.list()).toEqual([]);
    await expectGood(visitor);
  });

  it('hits calls that are not part of the sandbox, too', async () => {
    const { visitor } = await logInAmid({ fault: 'answer/status', path: '/x-api/send', status: 504 });
    expect((await visitor.post('/send/email', {})).status).toBe(504);
    expect((await visitor.post('/spot/anything', {})).status).toBe(404);
  });

  it.each([
    { fault: 'answer/status', status: 200 },
    { fault: 'answer/status', status: 600 },
    { fault: 'answer/empty', status: 500 },
    { fault: 'answer/code', code: 0 },
    { fault: 'answer/code', result: [] },
    { fault: 'answer/bad-header', value: 'a\r\nb: c' },
    { fault: 'answer/strip', path: '' },
    { fault: 'answer/delay', topic: 'slowBroker' },
  ])('cannot be ordered as %j', async (order) => {
    const { sandbox } = await startSandbox();
    expect((await postJson(sandbox.port, '/sandbox/faults', order)).status).toBe(400);
  });

  it.each([
    ['a result of more than 64,000 bytes', { fault: 'answer/code', result: { wall: 'é'.repeat(32_000) } }],
    ['information in more than 100 levels', { fault: 'answer/code', info: nest(101) }],
    ['a message of more than 8,000 characters', { fault: 'answer/code', message: 'x'.repeat(8_001) }],
    ['a header of more than 8,000 characters', { fault: 'answer/bad-header', value: 'x'.repeat(8_001) }],
    ['a path of more than 200 characters', { fault: 'answer/strip', path: '/'.repeat(201) }],
  ])('cannot be ordered with %s', async (_what, order) => {
    const { sandbox } = await startSandbox();
    expect((await postJson(sandbox.port, '/sandbox/faults', order)).status).toBe(400);
  });

  it.each([100, 5_000, 100_000])('is answered, whatever is nested in it %i times', async (depth) => {
    const { sandbox, visitor } = await logInAmid();
    const body = `{"fault":"answer/code","result":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`;
    const headers = { 'content-type': 'application/json' };
    const order = await sendRequest(sandbox.port, '/sandbox/faults', { method: 'POST', headers, body });
    expect(order.status).toBe(depth > 100 ? 400 : 200);
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(depth > 100 ? 0 : 790000);
    expect((await sendRequest(sandbox.port, '/sandbox/faults')).status).toBe(200);
  });
});

describe('The way of an answer', () => {
  it('answer/delay makes longer', async () => {
    const { visitor, time, sandbox } = await logInAmid({ fault: 'answer/delay', delayMs: 5000, count: 1 });
    const answer = visitor.get(PROFILE);
    await expect.poll(() => sandbox.faults.list()).toEqual([]);
    time.advance(4999);
    expect(await isPending(answer)).toBe(true);
    time.advance(1);
    expect((await answer).body.ret_code).toBe(0);
  });

  it('answer/hang never comes to an end', async () => {
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/hang', count: 1 });
    const answer = visitor.get(PROFILE);
    expect(await isPending(answer)).toBe(true);
    await expectGood(visitor);
    await sandbox.close();
    await expect(answer).rejects.toThrow();
  });

  it('answer/cut breaks in the middle of the body', async () => {
    const { sandbox, visitor } = await logInAmid({ fault: 'answer/cut', count: 1 });
    const response = await fetch(`${sandbox.url}/x-api${COUNTRIES}`);
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10_000);
    await expect(response.text()).rejects.toThrow();
    await expectGood(visitor, COUNTRIES);
  });

  it.each([200, 204] as const)('answer/cut breaks before an answer without a body (%i)', async (status) => {
    const { visitor } = await logInAmid(
      { fault: 'answer/cut', count: 1 },
      { fault: 'answer/empty', status, count: 1 },
    );
    await expect(visitor.get(PROFILE)).rejects.toThrow('ECONNRESET');
    await expectGood(visitor);
  });
});

describe('An answer that is none', () => {
  it.each([
    [{ fault: 'answer/status' }, 500, 'text/html; charset=utf-8'],
    [{ fault: 'answer/status', status: 429 }, 429, 'text/html; charset=utf-8'],
    [{ fault: 'answer/not-json' }, 200, 'text/html; charset=utf-8'],
  ] as const)('(%j) is a page of something in between', async (fault, status, type) => {
    const { visitor } = await logInAmid(fault);
    const answer = await visitor.get(PROFILE);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(answer.text).toContain('<html>');
    expect(answer.headers).not.toHaveProperty('x-signature');
  });

  it.each([
    [{ fault: 'answer/empty' }, 204],
    [{ fault: 'answer/empty', status: 200 }, 200],
  ] as const)('(%j) has no body', async (fault, status) => {
    const { visitor } = await logInAmid(fault);
    const answer = await visitor.get(PROFILE);
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(answer.headers).not.toHaveProperty('x-signature');
  });

  it('does not undo the call', async () => {
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/status', path: 'logout' });
    const kept = openVisitor(sandbox);
    for (const [name, value] of visitor.cookies) {
      kept.cookies.set(name, value);
    }
    expect((await visitor.post('/logout', {})).status).toBe(500);
    expect((await kept.get(PROFILE)).body.ret_code).toBe(10007);
  });
});

describe('The cookies of a session', () => {
  it.each([
    { fault: 'answer/status' },
    { fault: 'answer/empty' },
    { fault: 'answer/empty', status: 200 },
    { fault: 'answer/not-json' },
  ] as const)('do not come with what is answered in the place of the exchange (%j)', async (fault) => {
    const { visitor, sandbox } = await logInAmid(fault);
    const guest = openVisitor(sandbox);
    expect((await guest.login()).headers).not.toHaveProperty('set-cookie');
    expect((await visitor.post('/logout', {})).headers).not.toHaveProperty('set-cookie');
    expect([guest.cookies.size, visitor.cookies.size]).toEqual([0, 2]);
  });

  it('come in the head of an answer that breaks after it', async () => {
    const { sandbox } = await startSandbox();
    sandbox.faults.add({ fault: 'answer/cut' });
    const send = (path: string, headers = {}, body = '{}') =>
      fetch(`${sandbox.url}/x-api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
    const login = await send(
      '/user/public/login',
      {},
      JSON.stringify({ account: 'demo@sluice.example', password: DEMO_PASSWORD }),
    );
    await expect(login.text()).rejects.toThrow();
    const [session = '', token = '', ...more] = login.headers.getSetCookie();
    expect([session, token, more]).toEqual([
      expect.stringMatching(/^SluiceSession=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^UserToken=[\w-]{43}; Path=\/; SameSite=Lax$/),
      [],
    ]);
    const cookie = `${session.split(';')[0]}; ${token.split(';')[0]}`;
    const usertoken = /=([^;]*)/.exec(token)?.[1] ?? '';
    const logout = await send('/logout', { cookie, usertoken });
    await expect(logout.text()).rejects.toThrow();
    expect(logout.headers.getSetCookie()).toEqual([
      'SluiceSession=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
      'UserToken=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  });
});

describe('A business error', () => {
  it.each([10007, 33003, 10024, 1007, 1008, 42039, 131082])(
    'of answer/code %i says so with status 200',
    async (code) => {
      const { visitor } = await logInAmid({ fault: 'answer/code', code });
      for (const path of [PROFILE, BITCOIN, COUNTRIES]) {
        const { status, body, headers } = await visitor.get(path);
        expect([status, body.ret_code ?? body.retCode]).toEqual([200, code]);
        expect(headers).not.toHaveProperty('x-signature');
      }
    },
  );

  it('of answer/code carries what it is given', async () => {
    const { visitor } = await logInAmid({
      fault: 'answer/code',
      code: 10024,
      message: '',
      result: { wall: 'kyc' },
      info: { retryAfter: 7 },
    });
    expect((await visitor.get(PROFILE)).body).toMatchObject({
      ret_code: 10024,
      ret_msg: '',
      result: { wall: 'kyc' },
      ext_info: { retryAfter: 7 },
    });
  });

  it('of answer/code means that the call was not made', async () => {
    const { visitor } = await logInAmid({ fault: 'answer/code', path: 'logout' });
    expect((await visitor.post('/logout', {})).body.ret_code).toBe(790000);
    await expectGood(visitor);
  });

  it('of answer/expire-session comes with the end of the session of the caller', async () => {
    const { visitor, sandbox } = await logInAmid({
      fault: 'answer/expire-session',
      path: 'coin-config',
      count: 1,
    });
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    await openVisitor(sandbox).get(`${ASSETS}/coin-config?coin=BTC`);
    await expectGood(visitor);
    expect((await visitor.get(`${ASSETS}/coin-config?coin=BTC`)).body.retCode).toBe(10007);
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(10007);
    await expectGood(other);
  });
});
