import { describe, expect, it } from 'vitest';
import type { FaultInput } from '#sandbox/faults/faultSchema.ts';
import { checkSignature, timeOf } from './support/checkSignature.ts';
import { ASSETS, openVisitor, PROFILE, type Visitor } from './support/openVisitor.ts';
import { postJson } from './support/sendRequest.ts';
import { START_MS, startSandbox } from './support/startSandbox.ts';

const BITCOIN = `${ASSETS}/coin-config?coin=BTC`;
const ETHER = `${ASSETS}/coin-config?coin=ETH`;
const COUNTRIES = '/v2/public/country-list';

/** A sandbox with someone logged in, and the faults that are ordered of it. */
async function logIn(...faults: FaultInput[]) {
  const test = await startSandbox();
  const visitor = openVisitor(test.sandbox.port);
  await visitor.login();
  for (const fault of faults) {
    test.sandbox.faults.add(fault);
  }
  return { ...test, visitor };
}

/** An answer that is whole, good and signed. */
async function expectGood(visitor: Visitor, path = PROFILE) {
  const { status, body, headers } = await visitor.get(path);
  expect([status, body.ret_code ?? body.retCode]).toEqual([200, 0]);
  expect(headers['x-signature']).toMatch(/^v1\.[\w+/=]+\.\d{13}$/);
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
    const { visitor, sandbox } = await logIn({ fault: 'answer/status', path: 'user/profile', count: 2 });
    await expectGood(visitor, BITCOIN);
    expect((await visitor.get(PROFILE)).status).toBe(500);
    expect(sandbox.faults.list()).toMatchObject([{ fault: 'answer/status', path: 'user/profile', hits: 1 }]);
    expect((await visitor.get(PROFILE)).status).toBe(500);
    await expectGood(visitor);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('ends after its seconds', async () => {
    const { visitor, time } = await logIn({ fault: 'answer/status', status: 503, seconds: 30 });
    expect((await visitor.get(PROFILE)).status).toBe(503);
    time.advance(30_000);
    await expectGood(visitor);
  });

  it('can be on for several paths, each in its own way; the latest counts', async () => {
    const { visitor, sandbox } = await logIn(
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
    const { visitor, sandbox } = await logIn(
      { fault: 'answer/hang' },
      { fault: 'answer/strip', path: 'profile' },
      { fault: 'feed/stop' },
    );
    await postJson(sandbox.port, '/sandbox/faults', { fault: 'reset' });
    expect(sandbox.faults.list()).toEqual([]);
    await expectGood(visitor);
  });

  it('hits calls that are not part of the sandbox, too', async () => {
    const { visitor } = await logIn({ fault: 'answer/status', path: '/x-api/send', status: 504 });
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
});

describe('The way of an answer', () => {
  it('answer/delay makes longer', async () => {
    const { visitor, time, sandbox } = await logIn({ fault: 'answer/delay', delayMs: 5000, count: 1 });
    const answer = visitor.get(PROFILE);
    await expect.poll(() => sandbox.faults.list()).toEqual([]);
    time.advance(4999);
    expect(await isPending(answer)).toBe(true);
    time.advance(1);
    expect((await answer).body.ret_code).toBe(0);
  });

  it('answer/hang never comes to an end', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/hang', count: 1 });
    const answer = visitor.get(PROFILE);
    expect(await isPending(answer)).toBe(true);
    await expectGood(visitor);
    await sandbox.close();
    await expect(answer).rejects.toThrow();
  });

  it('answer/cut breaks in the middle of the body', async () => {
    const { sandbox, visitor } = await logIn({ fault: 'answer/cut', count: 1 });
    const response = await fetch(`${sandbox.url}/x-api${COUNTRIES}`);
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(10_000);
    await expect(response.text()).rejects.toThrow();
    await expectGood(visitor, COUNTRIES);
  });
});

describe('An answer that is none', () => {
  it.each([
    [{ fault: 'answer/status' }, 500, 'text/html; charset=utf-8'],
    [{ fault: 'answer/status', status: 429 }, 429, 'text/html; charset=utf-8'],
    [{ fault: 'answer/not-json' }, 200, 'text/html; charset=utf-8'],
  ] as const)('(%j) is a page of something in between', async (fault, status, type) => {
    const { visitor } = await logIn(fault);
    const answer = await visitor.get(PROFILE);
    expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
    expect(answer.text).toContain('<html>');
    expect(answer.headers).not.toHaveProperty('x-signature');
  });

  it.each([
    [{ fault: 'answer/empty' }, 204],
    [{ fault: 'answer/empty', status: 200 }, 200],
  ] as const)('(%j) has no body', async (fault, status) => {
    const { visitor } = await logIn(fault);
    const answer = await visitor.get(PROFILE);
    expect([answer.status, answer.text]).toEqual([status, '']);
    expect(answer.headers).not.toHaveProperty('x-signature');
  });

  it('does not undo the call', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/status', path: 'logout' });
    const kept = openVisitor(sandbox.port);
    for (const [name, value] of visitor.cookies) {
      kept.cookies.set(name, value);
    }
    expect((await visitor.post('/logout', {})).status).toBe(500);
    expect((await kept.get(PROFILE)).body.ret_code).toBe(10007);
  });
});

describe('A signed answer', () => {
  it('of answer/wrong-shape verifies, but its result is a text', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/wrong-shape' });
    const { body, text, headers } = await visitor.get(PROFILE);
    expect([body.ret_code, body.result]).toEqual([0, 'wrong shape']);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it.each([PROFILE, BITCOIN, COUNTRIES, `${ASSETS}/exchange-rate?name=EUR`])(
    'of answer/tamper at %s differs in one byte of a text in its result, and does not verify',
    async (path) => {
      const { visitor, sandbox } = await logIn();
      const good = await visitor.get(path);
      sandbox.faults.add({ fault: 'answer/tamper' });
      const bad = await visitor.get(path);
      const different = [...good.bytes].filter((byte, i) => byte !== bad.bytes[i]);
      expect([bad.bytes.length, different.length]).toEqual([good.bytes.length, 1]);
      expect({ ...bad.body, result: null }).toEqual({ ...good.body, result: null });
      expect(bad.headers['x-signature']).toBe(good.headers['x-signature']);
      expect(checkSignature(sandbox, bad.text, bad.headers['x-signature'])).toBe(false);
    },
  );

  it('of answer/tamper without a text in its result has another message', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/tamper' });
    const { body, text, headers } = await visitor.post('/logout', {});
    expect([body.ret_code, body.ret_msg, body.result]).toEqual([0, 'OL', {}]);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(false);
  });

  it('of answer/strip has no signature', async () => {
    const { visitor } = await logIn({ fault: 'answer/strip' });
    const { body, headers } = await visitor.get(BITCOIN);
    expect(body.retCode).toBe(0);
    expect(headers).not.toHaveProperty('x-signature');
  });

  it('of answer/wrong-version and answer/bad-header has one that cannot be checked', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/wrong-version', count: 1 });
    const { headers } = await visitor.get(BITCOIN);
    expect(headers['x-signature']).toMatch(/^v9\.[\w+/=]+\.\d{13}$/);
    sandbox.faults.add({ fault: 'answer/bad-header', count: 1 });
    expect((await visitor.get(BITCOIN)).headers['x-signature']).toBe('v1.signature');
    sandbox.faults.add({ fault: 'answer/bad-header', value: 'v1.@@@.soon', count: 1 });
    expect((await visitor.get(BITCOIN)).headers['x-signature']).toBe('v1.@@@.soon');
    await expectGood(visitor, BITCOIN);
  });

  it('of answer/replay is an earlier one to the same call, signed ten minutes ago', async () => {
    const { visitor, sandbox, time } = await logIn();
    const before = await visitor.get(`${ASSETS}/exchange-rate?name=EUR`);
    time.advance(60_000);
    sandbox.faults.add({ fault: 'answer/replay' });
    const { body, text, headers } = await visitor.get(`${ASSETS}/exchange-rate?name=EUR`);
    expect(body.result).toEqual(before.body.result);
    const signedAtMs = START_MS + 60_000 - 600_000;
    expect(timeOf(headers['x-signature'])).toBe(signedAtMs);
    expect(body.time_now).toBe(`${signedAtMs / 1000}.000000`);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it('of answer/replay is this one when there was none before', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/replay' });
    const { body, text, headers } = await visitor.get(BITCOIN);
    expect(body.result).toMatchObject({ uid: 20_000_001, coin: 'BTC' });
    expect(timeOf(headers['x-signature'])).toBe(START_MS - 600_000);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it("of answer/swap is another user's, and verifies", async () => {
    const { visitor, sandbox } = await logIn();
    const other = openVisitor(sandbox.port);
    await other.login('vip@sluice.example');
    await other.get(BITCOIN);
    await visitor.get(ETHER);
    sandbox.faults.add({ fault: 'answer/swap' });
    const { body, text, headers } = await visitor.get(BITCOIN);
    expect(body.result).toMatchObject({ uid: 20_000_003, coin: 'BTC' });
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
    expect(timeOf(headers['x-signature'])).toBe(START_MS);
  });

  it('of answer/swap is else that to another input, else that of another call', async () => {
    const { visitor, sandbox } = await logIn();
    await visitor.get(ETHER);
    sandbox.faults.add({ fault: 'answer/swap', path: 'coin-config', count: 1 });
    expect((await visitor.get(BITCOIN)).body.result).toMatchObject({ uid: 20_000_001, coin: 'ETH' });
    sandbox.faults.add({ fault: 'answer/swap', path: 'profile', count: 1 });
    expect((await visitor.get(PROFILE)).body.retCode).toBe(0);
    await expectGood(visitor);
  });
});

describe('A business error', () => {
  it.each([10007, 33003, 10024, 1007, 1008, 42039, 131082])(
    'of answer/code %i says so with status 200',
    async (code) => {
      const { visitor } = await logIn({ fault: 'answer/code', code });
      for (const path of [PROFILE, BITCOIN, COUNTRIES]) {
        const { status, body, headers } = await visitor.get(path);
        expect([status, body.ret_code ?? body.retCode]).toEqual([200, code]);
        expect(headers).not.toHaveProperty('x-signature');
      }
    },
  );

  it('of answer/code carries what it is given', async () => {
    const { visitor } = await logIn({
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
    const { visitor } = await logIn({ fault: 'answer/code', path: 'logout' });
    expect((await visitor.post('/logout', {})).body.ret_code).toBe(790000);
    await expectGood(visitor);
  });

  it('of answer/expire-session comes with the end of the session of whoever asks', async () => {
    const { visitor, sandbox } = await logIn({ fault: 'answer/expire-session', path: 'coin-list', count: 1 });
    const other = openVisitor(sandbox.port);
    await other.login('vip@sluice.example');
    await openVisitor(sandbox.port).get(`${ASSETS}/coin-list`);
    await expectGood(visitor);
    expect((await visitor.get(`${ASSETS}/coin-list`)).body.retCode).toBe(10007);
    expect((await visitor.get(PROFILE)).body.ret_code).toBe(10007);
    await expectGood(other);
  });
});
