import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Wallet } from '#sandbox/books/ledger/place.ts';
import { amount, moment, uid } from './columns.ts';

/** One coin's part of a promise, as it will be booked; amounts are plain decimal text. */
export interface PromisedLine {
  readonly fromCoin: string;
  readonly fromAmount: string;
  /** The wallets that the amount is taken from. */
  readonly takes: readonly { readonly wallet: Wallet; readonly amount: string }[];
  readonly toCoin: string;
  /** What is credited, after fee and tax. */
  readonly toAmount: string;
  readonly rate: string;
  /** The middle of the market when it was promised. */
  readonly reference: string;
  readonly feeAmount: string;
  readonly taxAmount: string;
}

/** What a quote promises. */
export interface QuoteTerms {
  readonly toCoin: string;
  readonly toWallet: Wallet;
  /** "" where no tax is due. */
  readonly taxType: string;
  readonly lines: readonly PromisedLine[];
  /** For a single conversion: the side and amount that were asked for, which its security step names. */
  readonly asked?: { readonly coin: string; readonly amount: string };
  /** Last digits of the amount that make something happen (screens.md 3.6), or "". */
  readonly trigger: string;
  /** For a batch: the lines that were asked for, so that they can be priced again. */
  readonly items: readonly { readonly fromCoin: string; readonly amount: string }[];
  /** How often this batch was priced again. */
  readonly reQuotes: number;
}

/** Prices that were promised: of one conversion, of a batch, of a low-balance order. */
export const quotes = pgTable(
  'quotes',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    kind: text('kind', { enum: ['convert', 'block', 'batch', 'lowBalance'] }).notNull(),
    /** The wallet it takes from, by its key (screens.md 2.0). */
    accountType: text('account_type').notNull(),
    requestId: text('request_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The order it became; set once, by the first request. */
    orderId: text('order_id'),
    /** Everything that was promised, line by line, as the execution books it. */
    terms: jsonb('terms').$type<QuoteTerms>().notNull(),
  },
  (table) => [index('quotes_by_person').on(table.uid, table.createdAt)],
);

/** Conversions of every kind: instant, block, limit, and the lines of batches. */
export const conversions = pgTable(
  'conversions',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    /** The batch that a line belongs to; null for conversions that are no line. */
    batchId: text('batch_id'),
    kind: text('kind', { enum: ['convert', 'block', 'limit', 'batch', 'lowBalance'] }).notNull(),
    quoteId: text('quote_id'),
    requestId: text('request_id').notNull(),
    accountType: text('account_type').notNull(),
    fromCoin: text('from_coin').notNull(),
    fromAmount: amount('from_amount').notNull(),
    toCoin: text('to_coin').notNull(),
    /** What is credited, after fee and tax; for an open limit order, what would be credited. */
    toAmount: amount('to_amount').notNull(),
    /** `toCoin` for one `fromCoin`, before fee and tax. */
    rate: amount('rate').notNull(),
    feeCoin: text('fee_coin').notNull(),
    feeAmount: amount('fee_amount').notNull(),
    taxType: text('tax_type').notNull().default(''),
    taxAmount: amount('tax_amount').notNull(),
    gapRate: amount('gap_rate').notNull(),
    /** exchangeStatus or limit status (screens.md 2.0). */
    status: text('status').notNull(),
    failCode: integer('fail_code'),
    /** Spot when it was agreed, and value in USD, for block trades. */
    spotRate: amount('spot_rate').notNull(),
    notionalUsd: amount('notional_usd').notNull(),
    limitPrice: amount('limit_price'),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('conversions_by_person').on(table.uid, table.createdAt),
    index('conversions_by_batch').on(table.batchId),
    index('conversions_open').on(table.status, table.kind),
    uniqueIndex('conversions_by_quote').on(table.quoteId, table.fromCoin),
  ],
);

/** Batches: many coins into one. */
export const batches = pgTable(
  'batches',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    kind: text('kind', { enum: ['batch', 'lowBalance'] }).notNull(),
    quoteId: text('quote_id').notNull(),
    requestId: text('request_id').notNull(),
    accountType: text('account_type').notNull(),
    toCoin: text('to_coin').notNull(),
    status: text('status').notNull(),
    isSettled: boolean('is_settled').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('batches_by_person').on(table.uid, table.createdAt)],
);
