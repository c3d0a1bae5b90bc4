import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from './support/openVisitor.ts';
import { sendRequest } from './support/sendRequest.ts';
import { shareSandbox } from './support/shareSandbox.ts';

const CHAINS = '/v3/private/cht/asset-withdraw/withdraw/coin-chain';
const CHECK = '/v3/private/cht/asset-withdraw/address/address-check';
const BODY = { items: [{ coin: 'BTC', chain: 'BTC', address: '1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE' }] };
/** The canonical text of BODY: members sorted at every level, no white space between them. */
const CANONICAL = '{"items":[{"address":"1KnWQFT5qy3v4ZaExgvC9HRvAWKpxLc7oE","chain":"BTC","coin":"BTC"}]}';
const MINUTE_MS = 60_000;

const shared = shareSandbox({});
let visitor: Visitor;

beforeAll(async () => {
  visitor = await shared.enter();
});

/** The signature of design.md section 4, computed without any code of the product. */
function sign(
  canonical: string,
  { mask = readMask(), version = 'v1', atMs = shared.time.clock.now() } = {},
): string {
  const pattern = Buffer.from(mask);
  const digest = Buffer.from(createHash('md5').update(canonical).digest('hex'));
  const masked = Buffer.from(digest.map((byte, i) => byte ^ (pattern[i % pattern.length] ?? 0)));
  return `${version}.${masked.toString('base64')}.${atMs}`;
}

function readMask(): string {
  const config = v.object({ signature: v.object({ v1: v.object({ mask: v.string() }) }) });
  return v.parse(config, shared.sandbox.pageConfig).signature.v1.mask;
}

async function ask(signature: string): Promise<unknown> {
  const { body } = await visitor.post(CHECK, BODY, { 'x-signature': signature });
  return body.retCode;
}

describe('A request whose answer has to be signed', () => {
  test('is carried out with a signature of its body', async () => {
    expect(await ask(sign(CANONICAL))).toBe(0);
  });

  test('is carried out with a signature of its query, which is an object of texts', async () => {
    const signature = sign('{"coin":"BTC"}');
    const { body } = await visitor.get(`${CHAINS}?coin=BTC`, { 'x-signature': signature });
    expect(body.retCode).toBe(0);
    const without = await visitor.get(CHAINS, { 'x-signature': sign('{}') });
    expect(without.body.retCode).toBe(0);
  });

  test.each([
    ['no signature', () => ''],
    ['the signature of another body', () => sign(CANONICAL.replace('"coin":"BTC"', '"coin":"ETH"'))],
    ['a signature under another mask', () => sign(CANONICAL, { mask: 'another mask' })],
    ['a signature of another version', () => sign(CANONICAL, { version: 'v2' })],
    ['a signature with something after it', () => `${sign(CANONICAL)}.1`],
    ['a time that is no number', () => sign(CANONICAL).replace(/\d+$/, '1e13')],
    [
      'a digest without its mask',
      () => `v1.${createHash('md5').update(CANONICAL).digest('base64')}.1795297231123`,
    ],
  ])('is refused with %s', async (_name, signature) => {
    expect(await ask(signature())).toBe(790001);
  });

  test.each([-6, 6])('is refused when it was signed %d minutes from now', async (minutes) => {
    expect(await ask(sign(CANONICAL, { atMs: shared.time.clock.now() + minutes * MINUTE_MS }))).toBe(790001);
  });

  test.each([-4, 4])('is carried out when the clocks differ by %d minutes', async (minutes) => {
    expect(await ask(sign(CANONICAL, { atMs: shared.time.clock.now() + minutes * MINUTE_MS }))).toBe(0);
  });

  test('is refused when it is nested more deeply than can be walked, and nothing fails', async () => {
    const body = `{"items":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const usertoken = visitor.cookies.get('UserToken') ?? '';
    const headers = { cookie, usertoken, 'content-type': 'application/json', 'x-signature': sign(CANONICAL) };
    const parts = { method: 'POST', headers, body };
    const { status, text } = await sendRequest(shared.sandbox.port, `/x-api${CHECK}`, parts);
    expect([status, JSON.parse(text).retCode]).toEqual([200, 790001]);
  });
});

test('A request whose answer need not be signed needs no signature', async () => {
  const { body } = await visitor.get('/v2/private/user/profile', { 'x-signature': '' });
  expect(body.ret_code).toBe(0);
});

test('A guest gets the answer that they are not logged in, signed or not', async () => {
  visitor = await shared.enter();
  const headers = { cookie: '', usertoken: '' };
  expect((await visitor.post(CHECK, BODY, { ...headers, 'x-signature': '' })).body.retCode).toBe(10007);
  expect((await visitor.post(CHECK, BODY, headers)).body.retCode).toBe(10007);
});
