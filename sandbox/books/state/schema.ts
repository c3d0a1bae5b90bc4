import * as chain from './schema/chain.ts';
import * as convert from './schema/convert.ts';
import * as ledger from './schema/ledger.ts';
import * as life from './schema/life.ts';
import * as records from './schema/records.ts';
import * as users from './schema/users.ts';

/** Every table, as drizzle wants to know them. */
export const schema = { ...chain, ...convert, ...ledger, ...life, ...users, ...records };
