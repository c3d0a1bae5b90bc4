import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { depositAddresses, deposits } from '#sandbox/books/state/schema/chain.ts';
import { DEPOSITS } from '#sandbox/seed/past/deposits/deposits.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { Row } from '../support/readResult.ts';
import { openDeposits } from './support/openDeposits.ts';

const DAY_MS = 86_400_000;

function openPast() {
  return openDeposits('demo@sluice.example', { hasPast: true });
}

/** Why coins of deposits are held. */
async function reasonsOf(frozen: Promise<Row[]>): Promise<unknown[]> {
  const rows = await frozen;
  return rows.filter(({ refType }) => refType === 'deposit').map(({ reason }) => reason);
}

describe('The past', { timeout: 30_000 }, () => {
  it('has a year of deposits of every kind for the users who have one, the coins of them, and one default address for each chain', async () => {
    const { sandbox, expectBalanced } = await openPast();
    const rows = await sandbox.exchange.database.sql.select().from(deposits).orderBy(asc(deposits.createdAt));
    for (const uid of new Set(DEPOSITS.rules.map((rule) => rule.uid))) {
      const planned = new Set(DEPOSITS.rules.filter((rule) => rule.uid === uid).map(({ by }) => by));
      const mine = rows.filter((row) => row.uid === uid);
      const kinds = new Set(mine.map(({ kind }) => kind));
      expect([uid, kinds]).toEqual([uid, planned]);
      expect(mine[0]?.createdAt).toBeLessThan(START_MS - 270 * DAY_MS);
      expect(
        mine.every(({ createdAt }) => createdAt >= START_MS - 365 * DAY_MS && createdAt <= START_MS),
      ).toBe(true);
    }
    const addresses = await sandbox.exchange.database.sql.select().from(depositAddresses);
    expect(new Set(addresses.map(({ uid, chain }) => `${uid}/${chain}`)).size).toBe(addresses.length);
    expect(addresses.every(({ isDefault, state }) => isDefault && state === 'ready')).toBe(true);
    expect(addresses.every(({ uid }) => DEMO_USERS.some(({ id }) => id === uid))).toBe(true);
    await expectBalanced();
  });

  it('goes on: what is on its way arrives, is unlocked and released', async () => {
    const { records, frozen, pass, read, expectBalanced, balance } = await openPast();
    const { rows, openCount } = await records('&limit=50');
    expect(openCount).toBe(1);
    const arriving = rows.find(({ status }) => status === 1) ?? {};
    const unlocking =
      rows.find(({ confirmations, unlockConfirm }) => confirmations === 20 && unlockConfirm === 65) ?? {};
    expect(arriving).toMatchObject({ coin: 'ETH', confirmations: 2 });
    expect(await reasonsOf(frozen())).toEqual(
      expect.arrayContaining(['UNLOCK_CONFIRM', 'TRAVEL_RULE', 'DEPOSIT_CAP']),
    );
    await pass(3_000 * 4);
    await pass(1_000);
    expect(await read(arriving.id)).toMatchObject({ status: 3, confirmations: 6 });
    expect(unlocking).toMatchObject({ coin: 'USDC', status: 3 });
    expect(await read(unlocking.id)).not.toHaveProperty('unlockAt');
    await pass(20 * DAY_MS);
    expect(await reasonsOf(frozen())).toEqual(['TRAVEL_RULE']);
    expect(await read(unlocking.id)).toMatchObject({ confirmations: 65, unlockAt: expect.anything() });
    expect(await balance('BTC', 'DEPOSIT_CAP')).toBe('0');
    await expectBalanced();
  });
});
