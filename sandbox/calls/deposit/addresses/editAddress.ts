import { and, eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { type Done, REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, reply } from '#sandbox/server/api/implement.ts';
import { readChoice } from '../preferences.ts';
import { RETIRE_JOB } from './createAddress.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import { describeAddress } from './describeAddress.ts';
import { readReceived, receivedBy } from './readReceived.ts';
import { refuseTakenLabel } from './refuseTakenLabel.ts';

/** How long a retired address still credits deposits (screens.md 1.16). */
const EXPIRY_MS = 30 * 24 * 3_600_000;

/**
 * Renames an address, makes it the one that the deposit page shows, or retires it (screens.md 1.16, 2.3); in this order.
 * Refused: 132009 for an address that is not theirs, 132005 for a label in use, 138001 while it is being made, 700000
 * for retiring the default one, for making one the default that isn't ready, and for having none.
 */
export async function editAddress(
  sql: Sql,
  exchange: Exchange,
  { id, label, isDefault, state }: Asked<'depositAddressEdit'>,
  { uid, nowMs }: Asker,
): Promise<Done> {
  await lockUser(sql, uid);
  const mine = await sql.select().from(depositAddresses).where(eq(depositAddresses.uid, uid));
  const row = mine.find((candidate) => candidate.id === id);
  if (row === undefined) {
    throw new Refusal(refuse(132009, 'address not found'));
  }
  const others = mine.filter((other) => other.chain === row.chain && other.id !== id);
  if (label !== undefined) {
    refuseTakenLabel(others, label);
    await sql.update(depositAddresses).set({ label }).where(eq(depositAddresses.id, id));
  }
  if (isDefault !== undefined && isDefault !== row.isDefault) {
    await makeDefault(sql, row, isDefault);
  }
  if (state === 'retired') {
    await retire(sql, exchange, { row, isDefault: isDefault ?? row.isDefault, nowMs });
  }
  const [edited = row] = await sql.select().from(depositAddresses).where(eq(depositAddresses.id, id));
  const coin = await coinOf(sql, uid, row.chain);
  const received = receivedBy(await readReceived(sql, uid, coin), edited);
  return reply('depositAddressEdit', { uid, ...describeAddress(edited, coin, received) });
}

async function makeDefault(sql: Sql, row: DepositAddressRow, isDefault: boolean): Promise<void> {
  if (!isDefault || row.state !== 'ready') {
    throw new Refusal(REFUSALS.badParameter('isDefault'));
  }
  await sql
    .update(depositAddresses)
    .set({ isDefault: false })
    .where(and(eq(depositAddresses.uid, row.uid), eq(depositAddresses.chain, row.chain)));
  await sql.update(depositAddresses).set({ isDefault: true }).where(eq(depositAddresses.id, row.id));
}

interface Retirement {
  readonly row: DepositAddressRow;
  readonly isDefault: boolean;
  readonly nowMs: number;
}

/** Says that it ends; until then it credits what comes. One that is on its way out already stays what it is. */
async function retire(sql: Sql, exchange: Exchange, { row, isDefault, nowMs }: Retirement): Promise<void> {
  if (row.state === 'creating') {
    throw new Refusal(refuse(138001, 'deposit address is not ready'));
  }
  if (row.state !== 'ready') {
    return;
  }
  if (isDefault) {
    throw new Refusal(REFUSALS.badParameter('state'));
  }
  const expiresAt = Math.round(nowMs + lifeMs(exchange, EXPIRY_MS));
  await sql
    .update(depositAddresses)
    .set({ state: 'expiring', expiresAt: Math.min(expiresAt, row.expiresAt ?? expiresAt) })
    .where(eq(depositAddresses.id, row.id));
  await scheduleJob(sql, { kind: RETIRE_JOB, reference: row.id, dueMs: expiresAt });
}

/** The call names no coin: what was received is that of the one that the user looks at, else of the chain's first. */
async function coinOf(sql: Sql, uid: number, chain: string): Promise<string> {
  const travelsOn = (coin: string) => COIN_BY_CODE.get(coin)?.chains.some((terms) => terms.chain === chain);
  const { coin } = await readChoice(sql, uid);
  return travelsOn(coin) === true ? coin : ([...COIN_BY_CODE.keys()].find(travelsOn) ?? '');
}
