import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import type { Visitor } from '../support/openVisitor.ts';
import { passSecurity } from '../support/passSecurity.ts';

const BOOK = '/v3/private/cht/asset-withdraw/address/address-create';
const BATCH = '/v3/private/cht/asset-withdraw/address/batch-create';
const CHECK = '/v3/private/cht/asset-withdraw/address/check-internal-address-validity';
const WITHDRAW = '/v3/private/cht/asset-withdraw/withdraw/create';
const PROOF = { riskToken: 'none', verification: {} };
const ENTRY = {
  ...PROOF,
  coin: 'USDT',
  chain: 'TRX',
  remark: 'a friend',
  addressType: 1,
  internalType: 'uid',
  walletType: 1,
  ownership: 'other',
  verified: 0,
};
const ORDER = {
  ...PROOF,
  coin: 'USDT',
  chain: 'TRX',
  amount: '10',
  forceChain: 2,
  accountType: 'FUND',
  feeType: 0,
};

test('Who has an account here can be guessed at ten times a minute by all ways together', async () => {
  const { visitor, time } = await logIn();
  const codes: unknown[] = [];
  for (let at = 0; at < 24; at += 1) {
    const account = String(20_000_001 + at);
    const answer =
      at % 2 === 0
        ? await visitor.post(BOOK, { ...ENTRY, address: account, requestId: `a${at}` }, { guid: 'g' })
        : await visitor.post(
            WITHDRAW,
            { ...ORDER, address: account, timestamp: String(time.clock.now()), requestId: `w${at}` },
            { guid: 'g' },
          );
    codes.push(answer.body.ret_code ?? answer.body.retCode);
  }
  expect(codes.slice(0, 10)).not.toContain(139001);
  expect(new Set(codes.slice(10))).toEqual(new Set([139001]));
});

test('The guesses before the clock was set back count for a minute from then', async () => {
  const { visitor, time } = await logIn();
  const guess = async (at: number): Promise<unknown> => {
    const entry = { ...ENTRY, address: String(20_000_001 + at), requestId: `b${at}` };
    return (await visitor.post(BOOK, entry, { guid: 'g' })).body.retCode;
  };
  for (let at = 0; at < 10; at += 1) await guess(at);
  time.setClock(-3_600_000);
  expect(await guess(10)).toBe(139001);
  time.advance(60_000);
  expect(await guess(11)).not.toBe(139001);
});

async function sendBatch(visitor: Visitor, items: readonly object[], requestId: string) {
  const proof = await passSecurity(visitor, 30003, { items });
  const { body } = await visitor.post(BATCH, { items, requestId, ...proof }, { guid: 'g' });
  const { results = [] } = body.result as { results?: { code: number }[] };
  return { ...body, codes: results.map(({ code }) => code) };
}

const lineOf = (at: number): object => {
  const { riskToken: _none, verification: _no, ...line } = ENTRY;
  return { ...line, chain: '', coin: 'baseCoin', address: String(30_000_000 + at), remark: `No. ${at}` };
};
const ON_CHAIN = {
  ...{ coin: 'ETH', chain: 'ETH', address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7', remark: 'Mine' },
  ...{ addressType: 0, walletType: 1, ownership: 'self', verified: 0 },
};

test('Lines of a batch that name users count as guesses, and what is no guess is saved beside them', async () => {
  const { visitor, time } = await logIn();
  const users = Array.from({ length: 14 }, (_, at) => lineOf(at));
  const first = await sendBatch(visitor, [...users, ON_CHAIN], 'b1');
  expect(first.codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 131077));
  expect(first.codes.slice(10)).toEqual([139001, 139001, 139001, 139001, 0]);
  const refused = { retCode: 139001, ext_info: { retryAfter: 60 } };
  expect(await sendBatch(visitor, users.slice(0, 1), 'b2')).toMatchObject(refused);
  const check = { internalType: 'uid', account: '20000003' };
  expect((await visitor.post(CHECK, check)).body.retCode).toBe(139001);
  // What was answered before is answered again.
  expect((await sendBatch(visitor, [...users, ON_CHAIN], 'b1')).codes).toEqual(first.codes);
  time.advance(60_000);
  expect((await sendBatch(visitor, users.slice(0, 1), 'b3')).codes).toEqual([131077]);
});
