import { expect, test } from 'vitest';
import { passSecurity } from '../support/passSecurity.ts';
import { openTrade, type Trader } from './openTrader.ts';

const BLOCK = { accountType: 'funding_block_trade', requestAmount: '1' };
const SCENE = 30009;
const ABOUT = { ...BLOCK, fromCoin: 'BTC', toCoin: 'USDT', requestCoin: 'BTC' };

async function openBusiness() {
  const open = await openTrade('main@sluice.example');
  const quote = async (): Promise<unknown> => {
    const { code, result } = await open.trader.quote(BLOCK);
    expect(code).toBe(0);
    return result.quoteTxId;
  };
  return { ...open, quote };
}

const execute = (trader: Trader, id: unknown, proof: object = {}) =>
  trader.execute(id, { accountType: BLOCK.accountType, ...proof });

test('A block trade of a business is refused without codes, moves nothing, and goes through with them', async () => {
  const { trader, quote, expectBalanced } = await openBusiness();
  expect((await trader.post('/exchangeNew/blockTrade/check', {})).result.needSecurity).toBe(true);
  const before = await trader.balance('BTC');
  const id = await quote();
  expect(await execute(trader, id)).toMatchObject({ code: 10031, info: { remaining: 3 } });
  expect(await trader.balance('BTC')).toBe(before);
  const done = await execute(trader, id, await passSecurity(trader.visitor, SCENE, ABOUT));
  expect(done).toMatchObject({ code: 0, result: { exchangeStatus: 'success' } });
  expect(Number(await trader.balance('BTC'))).toBeCloseTo(Number(before) - 1, 8);
  await expectBalanced();
});

test('Codes are good for one block trade, of the coins that were confirmed', async () => {
  const { trader, quote } = await openBusiness();
  const id = await quote();
  for (const about of [{}, { fromCoin: 'BTC', toCoin: 'USDT' }, { ...ABOUT, toCoin: 'USDC' }]) {
    expect((await execute(trader, id, await passSecurity(trader.visitor, SCENE, about))).code).toBe(10031);
  }
  const proof = await passSecurity(trader.visitor, SCENE, ABOUT);
  expect((await execute(trader, id, proof)).code).toBe(0);
  expect((await execute(trader, await quote(), proof)).code).toBe(10031);
});

test('A wrong code of a block trade costs a try', async () => {
  const { trader, quote } = await openBusiness();
  const id = await quote();
  const proof = await passSecurity(trader.visitor, SCENE, ABOUT);
  const wrong = { ...proof, verification: { ...proof.verification, email: '111111' } };
  expect(await execute(trader, id, wrong)).toMatchObject({ code: 10031, info: { remaining: 2 } });
  expect((await execute(trader, id, proof)).code).toBe(0);
});

test('A user who is no business trades blocks without codes', async () => {
  const { trader } = await openTrade('vip@sluice.example');
  const { result } = await trader.quote(BLOCK);
  expect((await execute(trader, result.quoteTxId)).code).toBe(0);
});
