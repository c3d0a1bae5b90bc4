import { describe, expect, it } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import { logIn } from '../support/logIn.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { sendRequest } from '../support/sendRequest.ts';

const CREATE = '/exchangeNew/limitOrder/create';
const DEMO = 20_000_001;

const ORDER = {
  accountType: 'limit_order_funding',
  fromCoin: 'USDT',
  toCoin: 'BTC',
  fromAmount: '100',
  limitPrice: '0.00001',
  expireDays: 7,
  requestId: 'double-submit-1',
};

describe('A call that moves value', () => {
  it('is refused and moves nothing without the token of the very session that the cookie names', async () => {
    const { sandbox, visitor } = await logIn();
    const other = openVisitor(sandbox);
    await other.login('vip@sluice.example');
    const { sql } = sandbox.exchange.database;
    const before = await readBalances(sql, DEMO);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const attacker = openVisitor(sandbox);
    for (const headers of [
      { cookie },
      { cookie, usertoken: '' },
      { cookie, usertoken: 'guessed' },
      { cookie, usertoken: String(other.cookies.get('UserToken')) },
      { usertoken: String(visitor.cookies.get('UserToken')) },
    ]) {
      const { body } = await attacker.post(CREATE, ORDER, headers);
      expect(body.retCode ?? body.ret_code).toBe(10007);
    }
    expect(await readBalances(sql, DEMO)).toEqual(before);
    expect(await findImbalance(sql)).toEqual([]);
  });

  it('can’t be sent by the form of another site, cookies or not', async () => {
    const { sandbox, visitor } = await logIn();
    const { sql } = sandbox.exchange.database;
    const before = await readBalances(sql, DEMO);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    for (const type of [
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      const { status } = await sendRequest(sandbox.port, `/x-api${CREATE}`, {
        method: 'POST',
        headers: { cookie, 'content-type': type, usertoken: String(visitor.cookies.get('UserToken')) },
        body: JSON.stringify(ORDER),
      });
      expect(status, type).toBeLessThan(500);
    }
    expect(await readBalances(sql, DEMO)).toEqual(before);
  });

  it('is done for a browser that sends both, until they log out', async () => {
    const { visitor } = await logIn();
    const made = await visitor.post(CREATE, ORDER);
    expect(made.body.retCode ?? made.body.ret_code).toBe(0);
    const kept = new Map(visitor.cookies);
    await visitor.post('/logout', {});
    expect(visitor.cookies.size).toBe(0);
    for (const [name, value] of kept) {
      visitor.cookies.set(name, value);
    }
    const again = await visitor.post(CREATE, { ...ORDER, requestId: 'double-submit-2' });
    expect(again.body.retCode ?? again.body.ret_code).toBe(10007);
  });
});
