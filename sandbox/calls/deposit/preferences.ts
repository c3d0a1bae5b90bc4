import { and, eq, ne, or } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import type { Done } from '#sandbox/server/api/answer.ts';
import { type Asker, reply } from '#sandbox/server/api/implement.ts';
import { listFiatChannels } from './fiatChannels.ts';

/** A coin and the chain it comes by. */
export interface DepositChoice {
  readonly coin: string;
  readonly chain: string;
}

/** Notes what a user looked at last, so that the page begins there; writes only what changed. */
export async function rememberChoice(sql: Sql, uid: number, { coin, chain }: DepositChoice): Promise<void> {
  await sql
    .update(users)
    .set({ lastCoin: coin, lastChain: chain })
    .where(and(eq(users.uid, uid), or(ne(users.lastCoin, coin), ne(users.lastChain, chain))));
}

/** What a user looked at last; both are "" before that. */
export async function readChoice(sql: Sql, uid: number): Promise<DepositChoice> {
  const [row] = await sql
    .select({ coin: users.lastCoin, chain: users.lastChain })
    .from(users)
    .where(eq(users.uid, uid));
  return row ?? { coin: '', chain: '' };
}

/** How a user brings money in (screens.md 2.3). Everything is credited to the funding wallet. */
export async function describePreferences({ database }: Exchange, { uid, user }: Asker): Promise<Done> {
  const { coin, chain } = await readChoice(database.sql, uid);
  const fiat = user.currency === '' ? 'USD' : user.currency;
  return reply('userPreferences', {
    lastCoin: coin,
    lastChain: chain,
    fiat,
    channel: 'crypto',
    creditAccount: 'FUND',
    fiatChannels: listFiatChannels(fiat),
  });
}
