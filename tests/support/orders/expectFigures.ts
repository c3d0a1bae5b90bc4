import { and, eq, gt, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { bookedFee, isBookedLine } from '#app/features/ticket/bookedFee.ts';
import { HOUSE_UID } from '#sandbox/books/ledger/place.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import { DEMO_USERS } from '#sandbox/seed/reference/demoUsers.ts';
import { type OpenOrderTypes, openOrderTypes } from './openOrderTypes.ts';
import { type Outcome, placeOrder, type SentDeal, type Wish } from './randomOrders.ts';
import {
  expectConsistent,
  type Histories,
  type Net,
  net,
  netExported,
  netShown,
  netSummed,
  readHistories,
} from './readFigures.ts';

/** What takes days takes a moment; a quote lives as long as ever. */
const SPEED = 100_000;

/** All of these outcomes in any order, with any amounts, and some of them again. */
export function plansOf(outcomes: readonly Outcome[], most: number): fc.Arbitrary<readonly Wish[]> {
  const wish = (outcome: Outcome) =>
    fc.integer({ min: 0, max: 999_999 }).map((share): Wish => ({ outcome, share }));
  return fc
    .tuple(
      fc.shuffledSubarray([...outcomes], { minLength: outcomes.length }),
      fc.array(fc.constantFrom(...outcomes), { maxLength: most }),
    )
    .chain(([each, again]) => fc.tuple(...[...each, ...again].map(wish)));
}

/** A check of one plan of orders after another, and where they are placed. */
export interface Figures {
  readonly sandbox: OpenOrderTypes['sandbox'];
  /** Places the orders of a plan: whatever became of all so far, it is shown, summed and exported as the ledger moved it. */
  readonly check: (plan: readonly Wish[]) => Promise<Histories>;
  /** What came to the user and went since the beginning, by coin. */
  readonly moved: () => Promise<Net>;
}

/** Opens an exchange without a past, for one of the demo accounts. */
export async function openFigures(account: string): Promise<Figures> {
  const types = await openOrderTypes(account, { speed: SPEED, hasPast: false });
  const uid = DEMO_USERS.find((user) => user.account === account)?.id ?? 0;
  const sinceMs = Date.now() - 1;
  const sinceId = await lastMovement(types);
  const sent: SentDeal[] = [];
  const moved = (): Promise<Net> => readLedger(types, { sinceId, uid });
  const check: Figures['check'] = async (plan) => {
    for (const wish of plan) {
      const deal = await placeOrder(types, wish);
      if (deal !== null) sent.push(deal);
    }
    const histories = await readHistories(types, sinceMs);
    const user = await moved();
    const charges = await readLedger(types, { sinceId, uid: HOUSE_UID, wallets: ['FEE', 'TAX'] });
    expectConsistent(histories);
    expect(netShown(histories)).toEqual(user);
    expect(netSummed(histories)).toEqual(user);
    expect(await netExported(histories)).toEqual({ user, charges });
    await expectReceipts(sent, histories);
    return histories;
  };
  return { sandbox: types.sandbox, check, moved };
}

/** A receipt says what its row in the history does. */
async function expectReceipts(sent: readonly SentDeal[], { conversions, lowBalances, blocks }: Histories) {
  const rows = new Map<string, { readonly got: string; readonly fee: string }>([
    ...conversions.map(({ id, got, fee }) => [id, { got: got.amount, fee: fee?.amount ?? '0' }] as const),
    ...lowBalances.map(({ id, received, fee }) => [id, { got: received, fee }] as const),
    ...blocks.map(({ id, received, trade }) => [id, { got: received, fee: trade.feeAmount }] as const),
  ]);
  for (const { deal, find } of sent) {
    const found = await find(deal);
    const booked = found.value?.value ?? null;
    if (booked === null) throw new Error('There is no record.');
    if (!booked.lines.some(isBookedLine)) continue;
    const fee = bookedFee(booked.lines)?.amount ?? '0';
    expect({ got: booked.gets.amount, fee }).toEqual(rows.get(booked.exchangeTxId));
  }
}

async function lastMovement({ sandbox }: OpenOrderTypes): Promise<number> {
  const rows = await sandbox.exchange.database.sql.select({ id: movements.id }).from(movements);
  return Math.max(0, ...rows.map(({ id }) => id));
}

interface Holder {
  readonly sinceId: number;
  readonly uid: number;
  /** All of them without it. */
  readonly wallets?: readonly string[];
}

/** What the books say came to a holder and went, what is set aside included: it is still theirs. */
async function readLedger({ sandbox }: OpenOrderTypes, { sinceId, uid, wallets }: Holder): Promise<Net> {
  const rows = await sandbox.exchange.database.sql
    .select({ coin: accounts.coin, amount: entries.amount })
    .from(movements)
    .innerJoin(entries, eq(entries.movementId, movements.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(
      and(
        gt(movements.id, sinceId),
        eq(accounts.uid, uid),
        wallets === undefined ? undefined : inArray(accounts.wallet, [...wallets]),
      ),
    );
  return net(rows);
}
