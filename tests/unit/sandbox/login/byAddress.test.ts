import { describe, expect, it } from 'vitest';
import { clientAddressOf, readProxies } from '#sandbox/server/api/clientAddress.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { beginStep, passSecurity, RIGHT } from '../support/passSecurity.ts';
import { postJson } from '../support/sendRequest.ts';
import { startSandbox } from '../support/startSandbox.ts';

const SWITCH = '/v3/private/cht/asset-withdraw/address/switch-address-verification';
const TURN_ON = { type: 'newAddressLock', on: true };

async function open(proxies?: string) {
  const test = await startSandbox(proxies === undefined ? {} : { proxies });
  const guess = async (account: string, password: string, forwarded?: string): Promise<unknown> => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const body = { account, password };
    return JSON.parse((await postJson(test.sandbox.port, '/x-api/user/public/login', body, headers)).text);
  };
  return { ...test, guess };
}

describe('One address', () => {
  it('tries twenty passwords at many accounts at once, and then waits, for every account', async () => {
    const { guess, time } = await open();
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, at) => guess(`user${at}@sluice.example`, 'wrong')),
    );
    const codes = answers.map((answer) => (answer as { ret_code: number }).ret_code);
    expect(codes.filter((code) => code === 10031)).toHaveLength(20);
    expect(codes.filter((code) => code === 139001)).toHaveLength(60);
    expect(await guess('vip@sluice.example', 'sluice-demo')).toMatchObject({
      ret_code: 139001,
      ext_info: { retryAfter: 5 },
    });
    time.advance(5_000);
    expect(await guess('vip@sluice.example', 'sluice-demo')).toMatchObject({ ret_code: 0 });
  });

  it('waits no longer when the clock is set back an hour', async () => {
    const { guess, time } = await open();
    await guess('demo@sluice.example', 'wrong');
    time.setClock(-3_600_000);
    expect(await guess('vip@sluice.example', 'sluice-demo')).toMatchObject({ ret_code: 0 });
    expect(await guess('demo@sluice.example', 'sluice-demo')).toMatchObject({ ret_code: 0 });
  });

  it('logs in with right passwords as often as it likes', async () => {
    const { guess } = await open();
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => guess(`2000000${1 + (at % 9)}`, 'sluice-demo')),
    );
    expect(new Set(answers.map((answer) => (answer as { ret_code: number }).ret_code))).toEqual(new Set([0]));
  });

  it('has its wrong codes counted over all accounts', async () => {
    const { sandbox } = await open();
    const codes: unknown[] = [];
    const accounts = ['demo', 'vip', 'main', 'unified', 'upgrading', 'failed', 'hongkong', 'india'];
    const visitors = accounts.map(() => openVisitor(sandbox));
    for (const [at, visitor] of visitors.entries()) await visitor.login(`${accounts[at]}@sluice.example`);
    for (const visitor of visitors) {
      const { riskToken } = await passSecurity(visitor, 30007, TURN_ON);
      for (let tries = 0; tries < 3; tries += 1) {
        const wrong = { ...TURN_ON, riskToken, verification: { ...RIGHT, email: '111111' } };
        codes.push((await visitor.post(SWITCH, wrong)).body.retCode);
      }
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 10031));
    expect(codes.slice(20)).toEqual([139001, 139001, 139001, 139001]);
  });

  it('begins 300 security steps a minute', async () => {
    const { sandbox, time } = await open();
    const visitor = openVisitor(sandbox);
    await visitor.login();
    const begin = async (): Promise<unknown> => (await beginStep(visitor, 30007, TURN_ON)).body.ret_code;
    const codes = await Promise.all(Array.from({ length: 310 }, begin));
    expect(codes.filter((code) => code === 139001)).toHaveLength(10);
    time.advance(60_000);
    expect(await begin()).toBe(0);
  }, 60_000);
});

describe('A forwarded address', () => {
  it('is believed of a proxy that is configured, and of no other client', async () => {
    const trusting = await open('127.0.0.0/8');
    for (let at = 0; at < 25; at += 1) {
      const answer = await trusting.guess(`user${at}@sluice.example`, 'wrong', `192.0.2.${at}`);
      expect(answer).toMatchObject({ ret_code: 10031 });
    }
    const plain = await open();
    const codes: unknown[] = [];
    for (let at = 0; at < 21; at += 1) {
      const answer = await plain.guess(`user${at}@sluice.example`, 'wrong', `192.0.2.${at}`);
      codes.push((answer as { ret_code: number }).ret_code);
    }
    expect(codes.at(-1)).toBe(139001);
  });

  it.each([
    ['10.0.0.1', 'made-up, 192.0.2.1', '192.0.2.1'],
    ['10.0.0.1', '198.51.100.7, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
    ['::ffff:10.0.0.1', '192.0.2.1', '192.0.2.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', 'nonsense', '10.0.0.1'],
    ['192.0.2.9', '198.51.100.7', '192.0.2.9'],
    ['2001:db8::1', '', '2001:db8:0:0::/64'],
    ['2001:0db8:0:0:ffff::2', '', '2001:db8:0:0::/64'],
    ['10.0.0.1', '2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
  ])('of a connection from %s with "%s" is %s', (remoteAddress, named, expected) => {
    const request = { headers: { 'x-forwarded-for': named }, socket: { remoteAddress } };
    type Request = Parameters<typeof clientAddressOf>[0];
    expect(clientAddressOf(request as unknown as Request, readProxies('10.0.0.0/8'))).toBe(expected);
  });

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/x', '::1/129'])('cannot come by %s', (text) => {
    expect(() => readProxies(text)).toThrow(`"${text}" is no address of a proxy.`);
  });
});
