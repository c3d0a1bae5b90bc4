import { sql } from 'drizzle-orm';
import { bigint, bigserial, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment, uid } from './columns.ts';

/**
 * A balance of one coin. Users have wallets (FUND, UNIFIED, SPOT, CONTRACT, EARN); what is set aside in one of them for
 * an order or a withdrawal stands in an account of its own, named by the reason (`hold`). The exchange, uid 0, has CHAIN
 * (what is outside), DESK (the other side of conversions), FEE, TAX and DERIVATIVES; only it may owe.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    uid: uid().notNull(),
    wallet: text('wallet').notNull(),
    /** "" is free; else a freeze reason of screens.md 2.0. */
    hold: text('hold').notNull().default(''),
    coin: text('coin').notNull(),
    /** Written by the database alone, from `entries`. */
    balance: amount('balance').notNull().default('0'),
  },
  (table) => [
    uniqueIndex('accounts_place').on(table.uid, table.wallet, table.hold, table.coin),
    check('accounts_not_negative', sql`${table.uid} = 0 or ${table.balance} >= 0`),
  ],
);

/** Something that moved value, whole: its entries sum to zero for each coin (checked by the database at commit). */
export const movements = pgTable(
  'movements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** deposit, withdraw, convert, transfer … */
    kind: text('kind').notNull(),
    /** The user that the movement mainly concerns. */
    uid: uid().notNull(),
    /** The id of the conversion, withdrawal … that the movement belongs to. */
    reference: text('reference').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('movements_by_person').on(table.uid, table.at),
    index('movements_by_time').on(table.at, table.id),
  ],
);

/** One side of a movement; never changed and never removed (the database refuses it). */
export const entries = pgTable(
  'entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    movementId: bigint('movement_id', { mode: 'number' })
      .notNull()
      .references(() => movements.id),
    accountId: bigint('account_id', { mode: 'number' })
      .notNull()
      .references(() => accounts.id),
    amount: amount('amount').notNull(),
  },
  (table) => [
    index('entries_by_movement').on(table.movementId),
    index('entries_by_account').on(table.accountId),
    check('entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

/**
 * Why a user's coins can't be used, or can't be withdrawn: what the page of frozen assets lists. Those with `inLedger`
 * stand in a hold account of the same reason; the others only lessen what may be withdrawn from the wallet.
 */
export const holds = pgTable(
  'holds',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    wallet: text('wallet').notNull(),
    coin: text('coin').notNull(),
    amount: amount('amount').notNull(),
    reason: text('reason').notNull(),
    inLedger: text('in_ledger', { enum: ['yes', 'no'] }).notNull(),
    refType: text('ref_type').notNull(),
    refId: text('ref_id').notNull(),
    startAt: moment('start_at').notNull(),
    releaseAt: moment('release_at'),
  },
  (table) => [
    index('holds_by_person').on(table.uid, table.coin),
    index('holds_by_reference').on(table.refId),
  ],
);
