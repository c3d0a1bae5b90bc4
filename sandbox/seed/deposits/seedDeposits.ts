import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { free, house } from '#sandbox/books/ledger/place.ts';
import type { Movement } from '#sandbox/books/ledger/postMovement.ts';
import { postMovements } from '#sandbox/books/ledger/postMovements.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { depositAddresses, deposits } from '#sandbox/books/state/schema/chain.ts';
import { spotOf } from '#sandbox/calls/deposit/addresses/createAddress.ts';
import type { DepositAddressRow } from '#sandbox/calls/deposit/addresses/depositAddressRow.ts';
import { makeAddress } from '#sandbox/calls/deposit/addresses/makeAddress.ts';
import { bookDeposit, type DepositRow } from '#sandbox/calls/deposit/arrivals/bookDeposit.ts';
import { scheduleNext, TICK_MS } from '#sandbox/calls/deposit/arrivals/depositJobs.ts';
import { findRoute } from '#sandbox/calls/deposit/findRoute.ts';
import { idOf } from '#sandbox/calls/deposit/idOf.ts';
import { DEMO_USERS } from '../reference/demoUsers.ts';
import { describePastDeposit, listPastDeposits, type PastRoute } from './listPastDeposits.ts';
import { PAST_PEOPLE, type PastPerson } from './pastPeople.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const YEAR_MS = 365 * DAY_MS;
/** Labels of a person's first addresses; the rest have none. */
const LABELS = ['Main wallet', 'Savings', 'Hardware wallet'];

/** Gives some demo users a year of deposits, and some that are still on their way. */
export async function seedDeposits(sql: Sql, exchange: Exchange): Promise<void> {
  const years = PAST_PEOPLE.map((person) => describeYear(exchange, person));
  const past = years.flatMap((year) => year.past);
  const open = years.flatMap((year) => year.open);
  await sql.insert(depositAddresses).values(years.flatMap((year) => year.addresses));
  await sql.insert(deposits).values([...past, ...open]);
  await postMovements(sql, past.filter(({ status }) => status === 3).map(describeMovement));
  for (const row of open) {
    await resume(sql, exchange, row);
  }
}

function describeYear(exchange: Exchange, person: PastPerson) {
  const user = DEMO_USERS.find(({ id }) => id === person.uid);
  const { startedAtMs: toMs, seed } = exchange;
  const fromMs = Math.min(toMs - DAY_MS, Math.max(user?.createdAtMs ?? 0, toMs - YEAR_MS));
  const routes = listRoutesOf(exchange, person, fromMs);
  const addresses = new Map(routes.map(({ address }) => [address.id, address]));
  return {
    addresses: [...addresses.values()],
    past: listPastDeposits(person, routes, { seed, fromMs, toMs }),
    open: listOpen(exchange, person, routes),
  };
}

/** The person's addresses, made when the year began; several coins share one. */
function listRoutesOf(exchange: Exchange, { uid, routes }: PastPerson, createdAt: number): PastRoute[] {
  const chains = [...new Set(routes.map(([, chain]) => chain))];
  return routes.map(([coin, chain]) => {
    const route = findRoute(exchange, coin, chain, exchange.startedAtMs);
    const address: DepositAddressRow = {
      id: idOf(`${exchange.seed}/past/${uid}/address/${chain}`),
      uid,
      chain,
      ...spotOf(route.chain, { seed: exchange.seed, uid, index: 0, tries: 0 }),
      label: LABELS[chains.indexOf(chain)] ?? '',
      isDefault: true,
      state: 'ready',
      expiresAt: null,
      createdAt,
    };
    const senders = [0, 1].map((at) =>
      makeAddress(route.chain.format, `${exchange.seed}/past/${uid}/sender/${chain}/${at}`),
    );
    return { route, address, senders };
  });
}

/** Holds and confirmations are long over: only the coins are left to book. */
function describeMovement(row: DepositRow): Movement {
  return {
    kind: 'deposit',
    uid: row.uid,
    reference: row.id,
    atMs: row.successAt ?? row.createdAt,
    transfers: [{ from: house('CHAIN'), to: free(row.uid, 'FUND'), coin: row.coin, amount: row.amount }],
  };
}

/** What can still happen to a deposit, by the place of its way in among the person's. */
const OPEN_STATES = [
  // Seen, and credited in a few blocks.
  { at: 2, agoMs: 0, confirmations: 2, status: 1, isOverCap: false, travelRuleStatus: 0 },
  // Credited, but not to be withdrawn yet.
  { at: 3, agoMs: 0, confirmations: 20, status: 3, isOverCap: false, travelRuleStatus: 0 },
  // Nobody has said who sent it.
  { at: 0, agoMs: HOUR_MS, confirmations: 50, status: 3, isOverCap: false, travelRuleStatus: 1 },
  // More than is released on one day.
  { at: 1, agoMs: 8 * HOUR_MS, confirmations: 2, status: 3, isOverCap: true, travelRuleStatus: 0 },
] as const;

/** Those who have every kind of open deposit; the triggers give them to the others. */
const WITH_OPEN: ReadonlySet<number> = new Set([20_000_001, 20_000_003, 20_000_005]);

function listOpen(exchange: Exchange, { uid }: PastPerson, routes: readonly PastRoute[]): DepositRow[] {
  if (!WITH_OPEN.has(uid)) {
    return [];
  }
  return OPEN_STATES.flatMap(({ at, agoMs, confirmations, status, isOverCap, travelRuleStatus }) => {
    const way = routes[at];
    if (way === undefined) {
      return [];
    }
    const agoTicks = confirmations * lifeMs(exchange, TICK_MS);
    const createdAt = Math.round(exchange.startedAtMs - Math.max(agoMs, agoTicks));
    const row = describePastDeposit(uid, way, {
      name: `${exchange.seed}/past/${uid}/open/${status}/${at}`,
      isOverCap,
      createdAt,
    });
    const needed = lifeMs(exchange, TICK_MS) * row.needConfirm;
    const successAt = status === 3 ? Math.round(createdAt + needed) : null;
    return [{ ...row, status, confirmations, travelRuleStatus, successAt, unlockAt: null }];
  });
}

/** Takes up the life of an open deposit where it stands. */
async function resume(sql: Sql, exchange: Exchange, row: DepositRow): Promise<void> {
  if (row.successAt !== null) {
    await bookDeposit(sql, exchange, row, row.successAt);
  }
  if (row.confirmations < row.unlockConfirm) {
    await scheduleNext(sql, exchange, row);
  }
}
