import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, uid } from './columns.ts';

/** What changes about a user; all else is in reference/demoUsers.ts. */
export const users = pgTable('people', {
  uid: uid().primaryKey(),
  whitelistOnly: boolean('whitelist_only').notNull().default(false),
  newAddressLock: boolean('new_address_lock').notNull().default(false),
  verificationFree: boolean('verification_free').notNull().default(false),
  /** Withdrawals rest until then, after a switch of the three above went the dangerous way. */
  changePauseUntil: moment('change_pause_until'),
  /** Withdrawals rest until then, after a change of a password or factor. */
  securityLockUntil: moment('security_lock_until'),
  securityLockReason: text('security_lock_reason'),
  /** {status, country, type, idMasked}; null before any was given. */
  taxIdentity: jsonb('tax_identity'),
  lastCoin: text('last_coin').notNull().default(''),
  lastChain: text('last_chain').notNull().default(''),
  /** The wallet that deposits go to. */
  creditAccount: text('credit_account', { enum: ['FUND', 'UNIFIED', 'EARN'] })
    .notNull()
    .default('FUND'),
});

/** Who is logged in. Only hashes of the two secrets are kept. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    uid: uid().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sessions_by_age').on(table.createdAt)],
);

/** Wrong passwords and codes in a row. */
export const failures = pgTable('failures', {
  /** login:<account>, code:<uid> … */
  subject: text('subject').primaryKey(),
  count: integer('count').notNull(),
  lockedUntil: moment('locked_until'),
});

/** How often something was done lately, for calls that may not be made too often (139001). */
export const attempts = pgTable(
  'attempts',
  {
    id: text('id').primaryKey(),
    subject: text('subject').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('attempts_by_subject').on(table.subject, table.at)],
);

/** First answers of calls that move value or create a record, by the client's id (screens.md 0.1, "Idempotency"). */
export const requests = pgTable(
  'requests',
  {
    uid: uid().notNull(),
    requestId: text('request_id').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    /** As text: jsonb would sort its fields and so change what is signed. */
    answer: text('answer'),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.requestId] })],
);

/** Security steps: what was asked for, and until when it counts (screens.md 0.3 C6). */
export const riskTokens = pgTable('risk_tokens', {
  /** A hash: a reader of the database can't use it. */
  token: text('token').primaryKey(),
  uid: uid().notNull(),
  scene: integer('scene').notNull(),
  action: text('action', { enum: ['pass', 'verify', 'deny'] }).notNull(),
  /** Factor types that the guarded call has to bring. */
  factors: jsonb('factors').notNull(),
  /** {subject}: a digest of what the step was for; without one it opens nothing. */
  about: jsonb('about').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  /** Hash of the code that was sent by e-mail, where codes are not those of screens.md 3.6. */
  emailCodeHash: text('email_code_hash'),
});

/** Secrets of the exchange that have to outlive the process and be shared: the signing key. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
