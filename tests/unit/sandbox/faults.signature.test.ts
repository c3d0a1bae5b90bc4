import { describe, expect, it } from 'vitest';
import { checkSignature, timeOf } from './support/checkSignature.ts';
import { START_MS } from './support/createManualTime.ts';
import { expectGood, logInAmid } from './support/logIn.ts';
import { ASSETS, openVisitor, PROFILE } from './support/openVisitor.ts';

const BITCOIN = `${ASSETS}/coin-config?coin=BTC`;

const ETHER = `${ASSETS}/coin-config?coin=ETH`;

const COUNTRIES = '/v2/public/country-list';

describe('A signed answer', () => {
  it('of answer/wrong-shape verifies, but its result is a text', async () => {
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/wrong-shape' });
    const { body, text, headers } = await visitor.get(PROFILE);
    expect([body.ret_code, body.result]).toEqual([0, 'wrong shape']);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it.each([PROFILE, BITCOIN, COUNTRIES, `${ASSETS}/exchange-rate?name=EUR`])(
    'of answer/tamper at %s differs in one byte of a text in its result, and does not verify',
    async (path) => {
      const { visitor, sandbox } = await logInAmid();
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
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/tamper' });
    const { body, text, headers } = await visitor.post('/logout', {});
    expect([body.ret_code, body.ret_msg, body.result]).toEqual([0, 'OL', {}]);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(false);
  });

  it('of answer/strip has no signature', async () => {
    const { visitor } = await logInAmid({ fault: 'answer/strip' });
    const { body, headers } = await visitor.get(BITCOIN);
    expect(body.retCode).toBe(0);
    expect(headers).not.toHaveProperty('x-signature');
  });

  it('of answer/wrong-version and answer/bad-header has one that cannot be checked', async () => {
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/wrong-version', count: 1 });
    const { headers } = await visitor.get(BITCOIN);
    expect(headers['x-signature']).toMatch(/^v9\.[\w+/=]+\.\d{13}$/);
    sandbox.faults.add({ fault: 'answer/bad-header', count: 1 });
    expect((await visitor.get(BITCOIN)).headers['x-signature']).toBe('v1.signature');
    sandbox.faults.add({ fault: 'answer/bad-header', value: 'v1.@@@.soon', count: 1 });
    expect((await visitor.get(BITCOIN)).headers['x-signature']).toBe('v1.@@@.soon');
    await expectGood(visitor, BITCOIN);
  });

  it('of answer/replay is an earlier one to the same call, signed ten minutes ago', async () => {
    const { visitor, sandbox, time } = await logInAmid();
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
    const { visitor, sandbox } = await logInAmid({ fault: 'answer/replay' });
    const { body, text, headers } = await visitor.get(BITCOIN);
    expect(body.result).toMatchObject({ uid: 20_000_001, coin: 'BTC' });
    expect(timeOf(headers['x-signature'])).toBe(START_MS - 600_000);
    expect(checkSignature(sandbox, text, headers['x-signature'])).toBe(true);
  });

  it("of answer/swap is another user's, and verifies", async () => {
    const { visitor, sandbox } = await logInAmid();
    const other = openVisitor(sandbox);
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
    const { visitor, sandbox } = await logInAmid();
    await visitor.get(ETHER);
    sandbox.faults.add({ fault: 'answer/swap', path: 'coin-config', count: 1 });
    expect((await visitor.get(BITCOIN)).body.result).toMatchObject({ uid: 20_000_001, coin: 'ETH' });
    sandbox.faults.add({ fault: 'answer/swap', path: 'profile', count: 1 });
    expect((await visitor.get(PROFILE)).body.retCode).toBe(0);
    await expectGood(visitor);
  });
});
