import type { depositAddresses } from '#sandbox/books/state/schema/chain.ts';

/** An address of a user on a chain, as it is kept. */
export type DepositAddressRow = typeof depositAddresses.$inferSelect;
