import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, moment, uid } from './columns.ts';

/** Addresses that users deposit to. */
export const depositAddresses = pgTable(
  'deposit_addresses',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    tag: text('tag').notNull(),
    label: text('label').notNull().default(''),
    isDefault: boolean('is_default').notNull(),
    state: text('state', { enum: ['creating', 'ready', 'expiring', 'retired'] }).notNull(),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('deposit_addresses_by_person').on(table.uid, table.chain),
    uniqueIndex('deposit_addresses_unique').on(table.chain, table.address, table.tag),
  ],
);

/** Deposits, credited or on their way. */
export const deposits = pgTable(
  'deposits',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    kind: text('kind', { enum: ['chain', 'internal', 'fiat'] }).notNull(),
    coin: text('coin').notNull(),
    chain: text('chain').notNull(),
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull().default('0'),
    /** Numbers of screens.md 2.0. */
    status: integer('status').notNull(),
    depositType: integer('deposit_type').notNull().default(0),
    confirmations: integer('confirmations').notNull().default(0),
    needConfirm: integer('need_confirm').notNull(),
    unlockConfirm: integer('unlock_confirm').notNull(),
    txId: text('tx_id').notNull(),
    txIndex: text('tx_index').notNull(),
    blockHash: text('block_hash').notNull(),
    fromAddress: text('from_address').notNull(),
    toAddress: text('to_address').notNull(),
    tag: text('tag').notNull(),
    /** The wallet it is credited to. */
    wallet: text('wallet').notNull(),
    fromUid: uid('from_uid'),
    travelRuleStatus: integer('travel_rule_status').notNull().default(0),
    complianceStatus: integer('compliance_status').notNull().default(0),
    taxStatus: integer('tax_status').notNull().default(0),
    questionnaire: jsonb('questionnaire'),
    createdAt: moment('created_at').notNull(),
    successAt: moment('success_at'),
    unlockAt: moment('unlock_at'),
    releaseAt: moment('release_at'),
  },
  (table) => [
    index('deposits_by_person').on(table.uid, table.createdAt),
    index('deposits_by_tx').on(table.txId),
  ],
);

/** Coins that go out. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    requestId: text('request_id').notNull(),
    coin: text('coin').notNull(),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    tag: text('tag').notNull(),
    addressId: text('address_id'),
    remark: text('remark').notNull().default(''),
    /** What leaves the wallet, fee included. */
    debited: amount('debited').notNull(),
    amount: amount('amount').notNull(),
    fee: amount('fee').notNull(),
    receive: amount('receive').notNull(),
    tax: amount('tax').notNull().default('0'),
    taxRate: amount('tax_rate').notNull().default('0'),
    taxType: text('tax_type').notNull().default(''),
    /** What each wallet gave: [{wallet, amount}]. */
    sources: jsonb('sources').notNull(),
    status: text('status').notNull(),
    /** 0 on chain, 1 inside the exchange. */
    type: integer('type').notNull(),
    toUid: uid('to_uid'),
    txId: text('tx_id').notNull().default(''),
    confirmations: integer('confirmations').notNull().default(0),
    needConfirm: integer('need_confirm').notNull(),
    failCode: integer('fail_code'),
    questionnaire: jsonb('questionnaire'),
    usd: amount('usd').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('withdrawals_by_person').on(table.uid, table.createdAt),
    index('withdrawals_by_request').on(table.uid, table.requestId),
    index('withdrawals_by_time').on(table.createdAt),
  ],
);

/** The address book (screens.md 2.5). */
export const savedAddresses = pgTable(
  'saved_addresses',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    coin: text('coin').notNull(),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    /** As formats compare it. */
    normalized: text('normalized').notNull(),
    tag: text('tag').notNull(),
    remark: text('remark').notNull(),
    addressType: integer('address_type').notNull(),
    internalType: text('internal_type'),
    areaCode: text('area_code'),
    walletType: integer('wallet_type').notNull(),
    ownership: text('ownership', { enum: ['self', 'other'] }).notNull(),
    vaspCode: text('vasp_code'),
    legalType: text('legal_type'),
    names: jsonb('names').notNull(),
    verified: integer('verified').notNull(),
    status: integer('status').notNull(),
    lockUntil: moment('lock_until'),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    risk: text('risk').notNull(),
  },
  (table) => [index('saved_addresses_by_person').on(table.uid, table.createdAt)],
);

/** Risk checks of addresses (screens.md 2.3, pre-kya). */
export const addressChecks = pgTable(
  'address_checks',
  {
    id: text('id').primaryKey(),
    uid: uid().notNull(),
    chain: text('chain').notNull(),
    address: text('address').notNull(),
    result: jsonb('result').notNull(),
    /** Until then it is pending. */
    doneAt: moment('done_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('address_checks_by_person').on(table.uid, table.createdAt)],
);
