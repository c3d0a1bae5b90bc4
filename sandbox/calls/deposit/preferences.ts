import { and, eq, ne, or } from 'drizzle-orm';
import { lockUser, readUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { users } from '#sandbox/books/state/schema/users.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import { type Done, REFUSALS } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { listFiatChannels } from './fiatChannels.ts';

type Preferences = ResultOf<'userPreferences'>;

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

/** How a user brings money in (screens.md 2.3). */
export async function describePreferences(sql: Sql, { uid, user }: Asker): Promise<Preferences> {
  const { lastCoin, lastChain, creditAccount } = await readUser(sql, uid);
  const fiat = user.currency === '' ? 'USD' : user.currency;
  return {
    lastCoin,
    lastChain,
    fiat,
    channel: 'crypto',
    creditAccount,
    fiatChannels: listFiatChannels(fiat),
  };
}

/**
 * Changes where deposits are credited, or what the page begins with (screens.md 0.2b). Refused with 700000: an account
 * that the user doesn't have, a coin that isn't there, and a chain that it doesn't travel on. Deposits that were seen
 * already go where they were going.
 */
export async function editPreferences(
  sql: Sql,
  { creditAccount, lastCoin, lastChain }: Asked<'userPreferencesEdit'>,
  asker: Asker,
): Promise<Done> {
  const { uid, user } = asker;
  const before = await lockUser(sql, uid);
  if (creditAccount === 'UNIFIED' && user.utaStatus !== 'SUCCESS') {
    throw new Refusal(REFUSALS.badParameter('creditAccount'));
  }
  const coin = lastCoin ?? before.lastCoin;
  const chains = COIN_BY_CODE.get(coin)?.chains ?? [];
  if (lastCoin !== undefined && chains.length === 0) {
    throw new Refusal(REFUSALS.badParameter('lastCoin'));
  }
  if (lastChain !== undefined && !chains.some(({ chain }) => chain === lastChain)) {
    throw new Refusal(REFUSALS.badParameter('lastChain'));
  }
  await sql
    .update(users)
    .set({
      lastCoin: coin,
      // The last chain is kept only where the new coin has it.
      lastChain:
        lastChain ?? (chains.some(({ chain }) => chain === before.lastChain) ? before.lastChain : ''),
      ...(creditAccount !== undefined && { creditAccount }),
    })
    .where(eq(users.uid, uid));
  return reply('userPreferencesEdit', { uid, ...(await describePreferences(sql, asker)) });
}
