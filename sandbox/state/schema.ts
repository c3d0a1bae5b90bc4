import * as chain from '#sandbox/state/schema/chain.ts';
import * as convert from '#sandbox/state/schema/convert.ts';
import * as ledger from '#sandbox/state/schema/ledger.ts';
import * as life from '#sandbox/state/schema/life.ts';
import * as people from '#sandbox/state/schema/people.ts';
import * as records from '#sandbox/state/schema/records.ts';

/** Every table, as drizzle wants to know them. */
export const schema = { ...chain, ...convert, ...ledger, ...life, ...people, ...records };
