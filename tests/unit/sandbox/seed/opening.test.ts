import { describe, expect, it } from 'vitest';
import { findImbalance } from '#sandbox/books/ledger/findImbalance.ts';
import { readHolds } from '#sandbox/books/ledger/holds.ts';
import { readBalances, readFree } from '#sandbox/books/ledger/readBalances.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import { openingBalancesOf } from '#sandbox/seed/opening/openingBalances.ts';
import { COIN_BY_CODE, COINS } from '#sandbox/seed/reference/coins.ts';
import { DEMO_USERS, FORM_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { openEmptyDatabase } from '#tests/support/node/seededDatabase.ts';
import { startSandbox } from '../support/startSandbox.ts';

const MAIN = 20_000_005;
const HOUR_MS = 3_600_000;

async function openExchange() {
  const test = await startSandbox();
  await test.sandbox.exchange.open();
  return { ...test, sql: test.sandbox.exchange.database.sql };
}

describe('A new exchange', () => {
  it('owes its users exactly what came in from outside', async () => {
    const { sql } = await openExchange();
    expect(await findImbalance(sql)).toEqual([]);
    for (const user of DEMO_USERS) {
      const booked = new Set(
        (await readBalances(sql, user.id)).map(({ coin, wallet }) => `${wallet}/${coin}`),
      );
      expect(booked).toEqual(new Set(openingBalancesOf(user).map(({ coin, wallet }) => `${wallet}/${coin}`)));
    }
  });

  it('gives an ordinary user coins to try everything with, and the newcomer none', async () => {
    const { sql } = await openExchange();
    const [usdt, btc, eth, usdc] = await Promise.all(
      ['USDT', 'BTC', 'ETH', 'USDC'].map((coin) => readFree(sql, 20_000_001, 'FUND', coin)),
    );
    expect([usdt, btc, eth, usdc]).toEqual(['20000', '0.5', '5', '5000']);
    expect(await readBalances(sql, 20_000_002)).toEqual([]);
  });

  it('gives no amount that its coin has no digits for', () => {
    for (const user of DEMO_USERS) {
      for (const { coin, amount } of openingBalancesOf(user)) {
        const digits = amount.split('.')[1]?.length ?? 0;
        expect(digits, `${amount} ${coin}`).toBeLessThanOrEqual(COIN_BY_CODE.get(coin)?.scale ?? -1);
      }
    }
  });

  it('leaves the ordinary user a dozen remainders below ten dollars', () => {
    const [demo] = DEMO_USERS;
    const startUsd = new Map(COINS.map((coin) => [coin.coin, coin.startUsd]));
    const small =
      demo === undefined
        ? []
        : openingBalancesOf(demo).filter(
            ({ wallet, coin, amount }) =>
              wallet === 'FUND' && Number(amount) * (startUsd.get(coin) ?? 0) < 10,
          );
    expect(small.length).toBeGreaterThanOrEqual(12);
  });

  it('has something frozen for each reason that other products give', async () => {
    const { sql } = await openExchange();
    const reasons = (await readHolds(sql, MAIN)).map(({ reason }) => reason);
    expect(reasons.sort()).toEqual([
      'BUY_HOLD',
      'COLLATERAL',
      'LEGAL',
      'P2P_DEPOSIT',
      'P2P_ORDER',
      'RISK_REVIEW',
      'SECURITY_LOCK',
    ]);
    const held = (await readBalances(sql, MAIN)).filter(({ hold }) => hold !== '');
    expect(held).toContainEqual({ wallet: 'FUND', hold: 'P2P_ORDER', coin: 'USDT', amount: '1200' });
    expect(held.map(({ hold }) => hold)).not.toContain('BUY_HOLD');
  });

  it('gives back what was set aside when its time has come, once', async () => {
    const { sandbox, time, sql } = await openExchange();
    expect(await readFree(sql, MAIN, 'FUND', 'USDT')).toBe('2498300');
    time.sleep(2 * HOUR_MS);
    await sandbox.exchange.catchUp();
    await sandbox.exchange.catchUp();
    expect(await readFree(sql, MAIN, 'FUND', 'USDT')).toBe('2499500');
    expect((await readHolds(sql, MAIN)).map(({ reason }) => reason)).not.toContain('P2P_ORDER');
    time.sleep(48 * HOUR_MS);
    await sandbox.exchange.catchUp();
    expect((await readHolds(sql, MAIN)).map(({ reason }) => reason).sort()).toEqual([
      'COLLATERAL',
      'LEGAL',
      'P2P_DEPOSIT',
      'RISK_REVIEW',
    ]);
    expect(await findImbalance(sql)).toEqual([]);
  });
});

describe('An exchange of before some demo users', () => {
  it('gives those their coins, and the others nothing once more', async () => {
    const database = await openEmptyDatabase();
    const older = DEMO_USERS.filter((user) => !FORM_USERS.includes(user));
    await database.sql.insert(users).values(older.map(({ id: uid }) => ({ uid })));
    const { sandbox } = await startSandbox({ openEmbedded: async () => database });
    await sandbox.exchange.open();
    const { sql } = sandbox.exchange.database;
    for (const { id } of older) {
      expect(await readBalances(sql, id)).toEqual([]);
    }
    for (const user of FORM_USERS) {
      expect(await readBalances(sql, user.id)).toHaveLength(openingBalancesOf(user).length);
    }
    expect(await findImbalance(sql)).toEqual([]);
  });
});
