import { describe, expect, it, vi } from 'vitest';
import { openVisitor, type Visitor } from '../support/openVisitor.ts';
import { beginStep, INTERCEPT, passSecurity, RIGHT } from '../support/passSecurity.ts';
import { startSandbox } from '../support/startSandbox.ts';

const SWITCH = '/v3/private/cht/asset-withdraw/address/switch-address-verification';
const TURN_ON = { type: 'whitelistOnly', on: true };
const ABOUT = TURN_ON;
const MINUTE_MS = 60_000;

async function open(account?: string, options = {}) {
  const test = await startSandbox(options);
  const visitor = openVisitor(test.sandbox);
  await visitor.login(account);
  return { ...test, visitor };
}

function turnSwitch(visitor: Visitor, riskToken: unknown, verification: unknown = RIGHT) {
  return visitor.post(SWITCH, { ...TURN_ON, riskToken, verification });
}

async function tokenFor(visitor: Visitor, scene = 30007, about: unknown = ABOUT): Promise<string> {
  return (await passSecurity(visitor, scene, about)).riskToken;
}

describe('The security step', () => {
  it.each([
    ['newcomer@sluice.example', ['email']],
    ['demo@sluice.example', ['email', 'totp']],
    ['vip@sluice.example', ['email', 'totp', 'fund_password']],
  ])('asks %s for %j', async (account, factors) => {
    const { visitor } = await open(account);
    const { body } = await beginStep(visitor, 30007, ABOUT);
    const { components, action, expire_at } = body.result as Record<string, unknown>;
    expect([action, (components as { type: string }[]).map(({ type }) => type)]).toEqual(['verify', factors]);
    expect(Number(expire_at) - Number(body.time_now) * 1000).toBe(10 * MINUTE_MS);
  });

  it('says where the code goes, with most of it hidden', async () => {
    const { visitor } = await open();
    const { components } = (await beginStep(visitor, 30007, ABOUT)).body.result as {
      components: { masked: string }[];
    };
    expect(components[0]?.masked).toBe('de****@sluice.example');
  });

  it('asks nothing for what helps no thief', async () => {
    const { visitor } = await open();
    for (const scene of [30004, 30005]) {
      expect((await beginStep(visitor, scene, { ids: ['a'] })).body.result).toMatchObject({
        action: 'pass',
        components: [],
      });
    }
  });

  it('is a form and nothing else, and no other call is one', async () => {
    const { visitor } = await open();
    expect((await visitor.post(INTERCEPT, { sence: 30007, ext_info_str: '{}' })).status).toBe(415);
    const form = new URLSearchParams({ scene: '30007', risk_token: 'x', lang: 'en' });
    expect((await visitor.postForm('/send/email', form)).status).toBe(415);
  });

  it.each([
    ['sence=1&ext_info_str={}', 'sence'],
    ['sence=30007&sence=30007&ext_info_str={}', 'sence'],
    ['sence=30007', 'ext_info_str'],
    ['sence=30007&ext_info_str={', 'ext_info_str'],
    ['sence=30007&ext_info_str=[]', 'ext_info_str'],
    ['sence=30007&ext_info_str=null', 'ext_info_str'],
    ['%%%&&&==', 'sence'],
  ])('answers %s as a bad parameter', async (text, field) => {
    const { visitor } = await open();
    const { body } = await visitor.postForm(INTERCEPT, new URLSearchParams(text));
    expect([body.ret_code, String(body.ret_msg).split('.')[0]]).toEqual([700000, `bad parameter: ${field}`]);
  });

  it('keeps hostile names and texts as what they are', async () => {
    const { visitor } = await open();
    const about =
      '{"__proto__":"a","toString":["b"],"x\\u0000":"\\ud800","type":"whitelistOnly","on":"true","deep":{"a":[[]]}}';
    const form = new URLSearchParams({ sence: '30007', ext_info_str: about });
    const { body } = await visitor.postForm(INTERCEPT, form);
    const token = (body.result as { risk_token: string }).risk_token;
    expect((await turnSwitch(visitor, token)).body.retCode).toBe(0);
  });

  it('is for users who are logged in', async () => {
    const { sandbox } = await startSandbox();
    expect((await beginStep(openVisitor(sandbox), 30007, ABOUT)).body.ret_code).toBe(10007);
  });
});

describe('A guarded call', () => {
  it('goes on with the token of its step and every right code', async () => {
    const { visitor } = await open();
    const { body } = await turnSwitch(visitor, await tokenFor(visitor));
    expect(body).toMatchObject({ retCode: 0, result: { settings: { whitelistOnly: true } } });
  });

  it('spends its token', async () => {
    const { visitor } = await open();
    const token = await tokenFor(visitor);
    await turnSwitch(visitor, token);
    expect((await turnSwitch(visitor, token)).body).toMatchObject({
      retCode: 10031,
      ext_info: { remaining: 3 },
    });
  });

  it('spends it once, of many that come together', async () => {
    const { visitor } = await open();
    const token = await tokenFor(visitor);
    const answers = await Promise.all(Array.from({ length: 8 }, () => turnSwitch(visitor, token)));
    expect(answers.filter(({ body }) => body.retCode === 0)).toHaveLength(1);
  });

  it("refuses another user's token, one of another scene, one that is over, one for something else, and none", async () => {
    const { sandbox, time, visitor } = await open();
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    const late = await tokenFor(visitor);
    time.advance(10 * MINUTE_MS);
    const wrong = [
      late,
      await tokenFor(other),
      await tokenFor(visitor, 30006),
      await tokenFor(visitor, 30007, { type: 'verificationFree', on: true }),
      await tokenFor(visitor, 30007, { type: 'whitelistOnly', on: false }),
      'made-up',
    ];
    for (const token of wrong) {
      expect((await turnSwitch(visitor, token)).body.retCode).toBe(10031);
    }
  });

  it('takes codes with the spaces that users read them with', async () => {
    const { visitor } = await open();
    const verification = { email: '123 456', totp: ' 000000' };
    expect((await turnSwitch(visitor, await tokenFor(visitor), verification)).body.retCode).toBe(0);
  });

  it('needs every factor, the fund password too, and a missing one costs no try', async () => {
    const { visitor } = await open('vip@sluice.example');
    const token = await tokenFor(visitor);
    for (const absent of ['email', 'totp', 'fundPassword']) {
      const { body } = await turnSwitch(visitor, token, { ...RIGHT, [absent]: undefined });
      expect(body).toMatchObject({ retCode: 10031, ext_info: { remaining: 3 } });
    }
    expect((await turnSwitch(visitor, token, { ...RIGHT, fundPassword: 'guess' })).body.ext_info).toEqual({
      remaining: 2,
    });
    expect((await turnSwitch(visitor, token)).body.retCode).toBe(0);
  });

  it('counts wrong codes although it is undone, and takes none for ten minutes after three', async () => {
    const { visitor, time } = await open();
    const token = await tokenFor(visitor);
    const wrong = { ...RIGHT, email: '111111' };
    for (const remaining of [2, 1, 0]) {
      const { body } = await turnSwitch(visitor, token, wrong);
      expect([body.retCode, body.ext_info]).toEqual([10031, { remaining }]);
    }
    time.advance(MINUTE_MS);
    const { body } = await turnSwitch(visitor, token);
    expect([body.retCode, body.ext_info]).toEqual([131080, { remaining: 0, retryAfter: 540 }]);
    const email = { scene: 30007, risk_token: token, lang: 'en' };
    expect((await visitor.post('/send/email', email)).body.ret_code).toBe(131080);
    time.advance(9 * MINUTE_MS);
    expect((await turnSwitch(visitor, await tokenFor(visitor))).body.retCode).toBe(0);
  });

  it('forgets wrong codes after a right one', async () => {
    const { visitor } = await open();
    const wrong = { ...RIGHT, totp: '111111' };
    const token = await tokenFor(visitor);
    await turnSwitch(visitor, token, wrong);
    await turnSwitch(visitor, token, wrong);
    await turnSwitch(visitor, token);
    expect((await turnSwitch(visitor, await tokenFor(visitor), wrong)).body.ext_info).toEqual({
      remaining: 2,
    });
  });

  it("counts one user's codes alone", async () => {
    const { sandbox, visitor } = await open();
    const other = openVisitor(sandbox);
    await other.login('unified@sluice.example');
    const token = await tokenFor(visitor);
    for (let tries = 0; tries < 4; tries += 1) {
      await turnSwitch(visitor, token, { ...RIGHT, email: '111111' });
    }
    expect((await turnSwitch(other, await tokenFor(other))).body.retCode).toBe(0);
  });
});

describe('The code by e-mail', () => {
  const send = (visitor: Visitor, risk_token: string, scene = 30007) =>
    visitor.post('/send/email', { scene, risk_token, lang: 'en' });

  it('is sent once a minute', async () => {
    const { visitor, time } = await open();
    const token = await tokenFor(visitor);
    expect((await send(visitor, token)).body).toMatchObject({
      ret_code: 0,
      result: { resend_after: 60, expires_in: 600, masked: 'de****@sluice.example' },
    });
    time.advance(20_000);
    expect((await send(visitor, token)).body).toMatchObject({
      ret_code: 139001,
      ext_info: { retryAfter: 40 },
    });
    time.advance(40_000);
    expect((await send(visitor, token)).body.ret_code).toBe(0);
  });

  it('and codes after wrong ones wait no longer when the clock is set back', async () => {
    const { visitor, time } = await open();
    const token = await tokenFor(visitor);
    await send(visitor, token);
    for (let tries = 0; tries < 3; tries += 1) {
      await turnSwitch(visitor, token, { ...RIGHT, email: '111111' });
    }
    time.setClock(-60 * MINUTE_MS);
    expect((await send(visitor, token)).body.ret_code).toBe(0);
    expect((await turnSwitch(visitor, token)).body.retCode).toBe(0);
  });

  it('is sent once, of many that are asked for together', async () => {
    const { visitor } = await open();
    const token = await tokenFor(visitor);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, token)));
    expect(answers.map(({ body }) => body.ret_code).toSorted()).toEqual([0, 139001, 139001, 139001, 139001]);
  });

  it('is refused for no step, one of another scene, and one without codes', async () => {
    const { visitor } = await open();
    const passing = await tokenFor(visitor, 30005, { ids: ['a'] });
    for (const [token, scene] of [
      ['x', 30007],
      [await tokenFor(visitor), 30006],
      [passing, 30005],
    ] as const) {
      expect((await send(visitor, token, scene)).body).toMatchObject({
        ret_code: 10031,
        ext_info: { remaining: 3 },
      });
    }
  });

  it('is another one each time where nothing is triggered, and stands in the log', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { visitor } = await open(undefined, { hasTriggers: false });
    const token = await tokenFor(visitor);
    expect((await turnSwitch(visitor, token)).body.retCode).toBe(10031);
    await send(visitor, token);
    const [, email] = /is (\d{6})$/.exec(String(log.mock.lastCall)) ?? [];
    expect((await turnSwitch(visitor, token, { ...RIGHT, email })).body.retCode).toBe(0);
    log.mockRestore();
  });
});
