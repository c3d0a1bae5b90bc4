import { describe, expect, test } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import { openRequestService } from '#tests/support/node/openRequestService.ts';
import { digestOf, md5 } from '#tests/support/signing.ts';
import { unwrap } from '#tests/support/unwrap.ts';

const ACCOUNT = 'demo@sluice.example';
const REFUSED = {
  ok: false,
  error: {
    kind: 'signature',
    code: '79992',
    message: 'Signature verification failed, please confirm whether the network environment is safe.',
  },
};

describe('a call whose answer has to be signed', () => {
  test('is answered when the signature is good', async () => {
    const { call, logIn, reports, sent } = await openRequestService();
    await logIn(ACCOUNT);
    const answer = unwrap(await call('coinConfig', { coin: 'BTC' }));
    expect(answer.result).toMatchObject({ coin: 'BTC' });
    expect(reports).toEqual([]);
    // Who asks has to be known before an answer can be compared with them.
    expect(sent.map((path) => path.split('?')[0])).toEqual([
      '/v2/private/user/profile',
      '/v3/private/cht/asset-common/coin-config',
    ]);
  });

  test('signs its question as well, which others do not', async () => {
    const { call, logIn, sandbox, sentHeaders } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('coinConfig', { coin: 'BTC' }));
    const [profile, coinConfig] = sentHeaders;
    expect(profile?.has('X-Signature')).toBe(false);
    const tag = coinConfig?.get('X-Signature') ?? null;
    expect(tag).toMatch(/^v1\.[\w+/]+=*\.\d{13}$/);
    const { v1 } = sandbox.pageConfig.signature as ApiSettings['keys'];
    expect(digestOf(tag, v1?.mask ?? '')).toBe(md5('{"coin":"BTC"}'));
    // So far from now the exchange would take it for a replay.
    expect(Math.abs(Number(tag?.split('.')[2]) - Date.now())).toBeLessThan(300_000);
  });

  test.each([
    { fault: 'answer/tamper' },
    { fault: 'answer/strip' },
    { fault: 'answer/replay' },
    { fault: 'answer/swap' },
    { fault: 'answer/wrong-version' },
    { fault: 'answer/bad-header' },
    { fault: 'answer/bad-header', value: 'v1..' },
  ] satisfies FaultInput[])('is refused with 79992: %j', async (fault) => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    // What is swapped in or replayed has to have been said before.
    unwrap(await call('coinConfig', { coin: 'ETH' }));
    sandbox.faults.add({ ...fault, path: 'coin-config' });
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject(REFUSED);
    sandbox.faults.reset();
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({ ok: true });
  });

  test('is refused when the signed answer of quite another call comes in its place', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    sandbox.faults.add({ fault: 'answer/swap', path: 'coin-config', count: 1 });
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject(REFUSED);
  });

  test('is refused when it is replayed however often: refused answers do not set the clock', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('coinConfig', { coin: 'BTC' }));
    sandbox.faults.add({ fault: 'answer/replay', path: 'coin-config', count: 8 });
    for (let time = 0; time < 8; time += 1) {
      expect(await call('coinConfig', { coin: 'BTC' }, { fresh: true })).toMatchObject(REFUSED);
    }
    expect(await call('coinConfig', { coin: 'BTC' }, { fresh: true })).toMatchObject({ ok: true });
  });

  test('is accepted whatever its time_now says, and so are those after it', async () => {
    const { call, logIn, sandbox, service } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    sandbox.faults.add({ fault: 'answer/redate', signed: false });
    for (let time = 0; time < 6; time += 1) {
      unwrap(await call('coinConfig', { coin: 'BTC' }, { fresh: true }));
    }
    expect(Math.abs(service.figures().skewMs)).toBeLessThan(60_000);
  });

  test('is refused by the time of one signature that is a year ahead, which moves no clock', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    sandbox.faults.add({ fault: 'answer/redate', count: 1 });
    const late = await call('coinConfig', { coin: 'BTC' });
    expect(late).toMatchObject(REFUSED);
    expect(late).toMatchObject({ error: { extInfo: { reportCode: 79993 } } });
    const { clockOffMs } = (late as unknown as { error: { extInfo: { clockOffMs: number } } }).error.extInfo;
    expect(Math.round(clockOffMs / 86_400_000)).toBe(365);
    expect(await call('coinConfig', { coin: 'BTC' }, { fresh: true })).toMatchObject({ ok: true });
  });

  test('is believed again once three agree on the time, when the clock moves and when it comes back', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    const ask = async (): Promise<boolean> => (await call('coinConfig', { coin: 'BTC' }, { fresh: true })).ok;
    expect(await ask()).toBe(true);
    sandbox.faults.add({ fault: 'answer/redate' });
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([false, false, true, true]);
    sandbox.faults.reset();
    // The question is signed by the clock that was learnt, as the exchange would have it.
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([false, false, true, true]);
  });

  test('is not even sent where there are no keys to check its answer with', async () => {
    const { call, logIn, sent } = await openRequestService({ keys: {} });
    await logIn(ACCOUNT);
    unwrap(await call('profile', {}));
    expect(await call('coinConfig', { coin: 'BTC' })).toMatchObject({
      ok: false,
      error: { kind: 'signature', code: 'signature/no-keys' },
    });
    expect(sent).toHaveLength(1);
  });
});

describe('a call whose answer may be unsigned', () => {
  test('is answered without a signature, and with a bad one, which is reported', async () => {
    const { call, logIn, reports, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/strip', count: 1 });
    expect(await call('profile', {})).toMatchObject({ ok: true });
    expect(reports).toEqual([]);
    sandbox.faults.add({ fault: 'answer/bad-header', count: 1 });
    expect(await call('profile', {}, { fresh: true })).toMatchObject({ ok: true });
    expect(reports).toMatchObject([{ name: 'signature', code: 79990 }]);
  });

  test('is refused all the same when its caller asks for one', async () => {
    const { call, logIn, sandbox } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/strip', count: 1 });
    expect(await call('profile', {}, { verify: true })).toMatchObject(REFUSED);
  });

  test('is asked again when its caller wants a signature and what is cached has none', async () => {
    const { call, logIn, sandbox, sent } = await openRequestService();
    await logIn(ACCOUNT);
    sandbox.faults.add({ fault: 'answer/strip', count: 1 });
    await call('profile', {});
    expect(await call('profile', {}, { verify: true })).toMatchObject({ ok: true });
    expect(sent).toHaveLength(2);
  });
});
