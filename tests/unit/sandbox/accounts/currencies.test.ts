import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';

const QUOTE = {
  accountType: 'funding_fiat',
  fromCoin: 'USDT',
  toCoin: 'EUR',
  requestCoin: 'USDT',
  requestAmount: '1000',
  fromCoinType: 'crypto',
  toCoinType: 'fiat',
  requestId: 'q',
};

test('Dollars that became euros are still worth what the euros are', async () => {
  const { visitor } = await logIn();
  const total = async (): Promise<number> => {
    const { body } = await visitor.get('/v3/private/cht/asset-common/query-user-aggregate-info');
    return Number((body.result as { totalEquityUsd: string }).totalEquityUsd);
  };
  const before = await total();
  const { body } = await visitor.post('/exchangeNew/convert/quote', QUOTE);
  const { quoteTxId } = body.result as { quoteTxId: string };
  const order = { quoteTxId, accountType: 'funding_fiat', requestId: 'e' };
  expect((await visitor.post('/exchangeNew/convert/execute', order)).body.ret_code).toBe(0);
  // Spread and fee are some dollars of the thousand.
  expect(before - (await total())).toBeGreaterThan(0);
  expect(before - (await total())).toBeLessThan(5);
});
