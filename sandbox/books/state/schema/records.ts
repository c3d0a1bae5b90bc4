import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { amount, moment, uid } from './columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** The log of the derivatives account (screens.md 2.4). */
export const derivatives = pgTable(
  'derivatives',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    symbol: text('symbol').notNull(),
    side: text('side', { enum: ['Buy', 'Sell', 'None'] }).notNull(),
    type: text('type').notNull(),
    qty: amount('qty').notNull(),
    size: amount('size').notNull(),
    coin: text('coin').notNull(),
    tradePrice: amount('trade_price').notNull(),
    funding: amount('funding').notNull(),
    fee: amount('fee').notNull(),
    feeRate: amount('fee_rate').notNull(),
    cashFlow: amount('cash_flow').notNull(),
    change: amount('change').notNull(),
    cashBalance: amount('cash_balance').notNull(),
    bonusChange: amount('bonus_change').notNull(),
    tradeId: text('trade_id').notNull(),
    orderId: text('order_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('derivatives_by_person').on(table.uid, table.at)],
);

/** Transfers between accounts of one family of users (screens.md 2.4). */
export const transfers = pgTable(
  'transfers',
  {
    id: text('id').primaryKey(),
    coin: text('coin').notNull(),
    amount: amount('amount').notNull(),
    fromUid: uid('from_uid').notNull(),
    toUid: uid('to_uid').notNull(),
    fromAccountType: text('from_account_type').notNull(),
    toAccountType: text('to_account_type').notNull(),
    status: text('status', { enum: ['SUCCESS', 'PENDING', 'FAILED'] }).notNull(),
    failCode: integer('fail_code'),
    at: moment('at').notNull(),
  },
  (table) => [
    index('transfers_by_time').on(table.at),
    index('transfers_by_sender').on(table.fromUid, table.at),
    index('transfers_by_receiver').on(table.toUid, table.at),
  ],
);

/** What an export is of, whole, but for a password: that is never kept (screens.md 1.22). */
export type ExportInput =
  | {
      readonly kind: 'create';
      readonly accountTypes: readonly string[];
      readonly coins: readonly string[];
      readonly uids: readonly number[];
      readonly timezone: string;
      readonly lang: string;
      /** Files that were asked for before there was a choice have neither. */
      readonly numberFormat?: 'plain' | 'locale';
      readonly addressIds?: readonly string[];
      readonly withdrawalId?: string;
      readonly applyId?: string;
    }
  | {
      readonly kind: 'account-statement';
      readonly period: string;
      readonly uids: readonly number[];
      readonly valuationCurrency: string;
      /** Statements that were asked for before it was said have none. */
      readonly lang?: string;
      readonly hasPassword: boolean;
    }
  | {
      readonly kind: 'tax-report';
      readonly year: number;
      /** The one of the year. */
      readonly method: CostMethod;
      /** The methods from each year on; reports that were asked for before there was a choice have one for all. */
      readonly plan?: readonly { readonly fromYear: number; readonly method: CostMethod }[];
      /** By whose rules; reports that were asked for before it was said are of calendar years, in USD. */
      readonly country?: string;
      /** Annual where it is missing. */
      readonly report?: 'annual' | 'gainLoss' | 'income' | 'transactions' | 'form';
      /** The user's own where it is missing. */
      readonly uids?: readonly number[];
    }
  | {
      readonly kind: 'india-tax-statement';
      readonly financialYear: string;
      /** 1 to 4, or 0 for the whole year. */
      readonly quarter: number;
      readonly panMasked: string;
    };

/** Files that users asked for (screens.md 2.7). */
export const exportJobs = pgTable(
  'export_jobs',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    /** create, account-statement, tax-report, india-tax-statement. */
    kind: text('kind').notNull(),
    type: text('type').notNull(),
    input: jsonb('input').$type<ExportInput>().notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
    format: text('format', { enum: ['CSV', 'XLSX', 'PDF'] }).notNull(),
    /** Numbers of screens.md 2.0. */
    status: integer('status').$type<-1 | 0 | 1 | 2 | 3>().notNull(),
    progress: integer('progress').notNull().default(0),
    rows: integer('rows').notNull().default(0),
    failCode: integer('fail_code'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    /** Deleted for its owner, but counted in the month's quota. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('export_jobs_by_person').on(table.uid, table.createdAt)],
);

/** What an export came to, part by part. */
export const exportFiles = pgTable(
  'export_files',
  {
    id: text('id').primaryKey(),
    jobId: text('job_id').notNull(),
    part: integer('part').notNull(),
    name: text('name').notNull(),
    sha256: text('sha256').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
  },
  (table) => [index('export_files_by_job').on(table.jobId)],
);

/** What is in such a file, in pieces: a statement of a whole one would keep the database from others. */
export const exportChunks = pgTable(
  'export_chunks',
  {
    fileId: text('file_id').notNull(),
    /** From 0. */
    at: integer('at').notNull(),
    jobId: text('job_id').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.at] }),
    index('export_chunks_by_job').on(table.jobId),
  ],
);

/** Links to such files: secret, of which only hashes are kept, and good for ten minutes. */
export const downloadLinks = pgTable('download_links', {
  token: text('token').primaryKey(),
  fileId: text('file_id').notNull(),
  uid: uid().notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Purchase prices that users entered for their tax report. */
export const taxCosts = pgTable(
  'tax_costs',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    coin: text('coin').notNull(),
    txId: text('tx_id').notNull(),
    cost: amount('cost').notNull(),
    /** ISO 4217: what the user wrote it in. */
    currency: text('currency').notNull().default('USD'),
    /** When the coins were bought; null where the user has not said it. */
    acquiredAt: moment('acquired_at'),
    at: moment('at').notNull(),
  },
  (table) => [index('tax_costs_by_person').on(table.uid)],
);

/** The method that a user chose for a country, from a tax year on (screens.md 0.2c). */
export const taxMethods = pgTable(
  'tax_methods',
  {
    uid: uid().notNull(),
    /** ISO 3166-1, three letters. */
    country: text('country').notNull(),
    /** The calendar year in which the first tax year begins that it is of. */
    fromYear: integer('from_year').notNull(),
    method: text('method').$type<CostMethod>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.country, table.fromYear] })],
);

/** Applications for AMP products: the newest counts (screens.md 2.8). */
export const ampApplications = pgTable(
  'amp_applications',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    productId: text('product_id').notNull(),
    status: text('status', {
      enum: ['DRAFT', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED'],
    }).notNull(),
    answers: jsonb('answers').notNull(),
    signed: jsonb('signed').notNull(),
    fullName: text('full_name').notNull(),
    score: integer('score'),
    failedTopics: jsonb('failed_topics').notNull(),
    approvedUntil: moment('approved_until'),
    retryAt: moment('retry_at'),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('amp_applications_by_person').on(table.uid, table.productId)],
);
