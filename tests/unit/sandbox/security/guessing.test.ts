import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';

const BOOK = '/v3/private/cht/asset-withdraw/address/address-create';
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
