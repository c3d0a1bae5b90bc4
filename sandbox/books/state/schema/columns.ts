import { bigint, numeric } from 'drizzle-orm/pg-core';

/** An amount of a coin: exact, as decimal text; 18 fraction digits are the most that a wire amount has (screens.md 0.1). */
export const amount = (name: string) => numeric(name, { precision: 58, scale: 18 });

/** A moment: milliseconds since 1970 UTC, by the sandbox's clock. */
export const moment = (name: string) => bigint(name, { mode: 'number' });

/** The id of a user; 0 is the exchange itself. */
export const uid = (name = 'uid') => bigint(name, { mode: 'number' });
