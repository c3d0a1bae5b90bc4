import { createHash, randomUUID } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { addressChecks, depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { addressCheckQuotaOf } from '#sandbox/calls/profile/loyalty.ts';
import { type Done, refuse } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, reply } from '#sandbox/server/api/implement.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { riskOfAddress, WATCHED_CHAINS } from '../riskOfAddress.ts';
import { readQuota } from './checkQuota.ts';
import { describeCheck } from './describeCheck.ts';

/** Within it the same question costs nothing (screens.md 1.11); a day of the calendar, whatever the sandbox's speed. */
const REMEMBERED_MS = 24 * 3_600_000;
/** How long the watchers of chains take for the addresses that they have to look up: one of four. */
const LOOKUP_MS = 5_000;
const LOOKED_UP_OF = 4;

/**
 * Whether an address is tainted (screens.md 1.11, 2.3). Refused: 133003 without a VIP level, 133002 for chains that
 * the service does not watch, 132001 and 132002 for what is no address there, 131075 for an address of one's own, 133001 when the week's
 * checks are used up.
 */
export async function checkRisk(
  sql: Sql,
  exchange: Exchange,
  { chain, address }: Asked<'preKyaCheck'>,
  { uid, user, nowMs }: Asker,
): Promise<Done> {
  if (addressCheckQuotaOf(user.vipLevel) === 0) {
    throw new Refusal(refuse(133003, 'VIP needed'));
  }
  const account = accountOf(chain, address);
  // Checks that come at once wait for one another, so that no two use the same place in the quota.
  await lockUser(sql, uid);
  await refuseOwn(sql, uid, chain, account);
  const [known] = await sql
    .select()
    .from(addressChecks)
    .where(
      and(
        eq(addressChecks.uid, uid),
        eq(addressChecks.chain, chain),
        eq(addressChecks.address, account),
        gt(addressChecks.createdAt, nowMs - REMEMBERED_MS),
      ),
    )
    .orderBy(desc(addressChecks.createdAt))
    .limit(1);
  const quota = await readQuota(sql, user, nowMs);
  if (known !== undefined) {
    return reply('preKyaCheck', { ...describeCheck(known, nowMs), fromCache: true, quota });
  }
  if (quota.used >= quota.total) {
    throw new Refusal(refuse(133001, 'address checks are used up', { info: { resetAt: quota.resetAt } }));
  }
  const waitMs = isLookedUp(account) ? lifeMs(exchange, LOOKUP_MS) : 0;
  const row = {
    id: randomUUID(),
    uid,
    chain,
    address: account,
    result: riskOfAddress(chain, account, exchange),
    doneAt: Math.round(nowMs + waitMs),
    createdAt: nowMs,
  };
  await sql.insert(addressChecks).values(row);
  return reply('preKyaCheck', { ...describeCheck(row, nowMs), quota: { ...quota, used: quota.used + 1 } });
}

/** The one spelling of an address that its risk is known by. */
function accountOf(chain: string, address: string): string {
  const watched = WATCHED_CHAINS.find((candidate) => candidate.chain === chain);
  if (watched === undefined) {
    throw new Refusal(refuse(133002, 'chain is not covered'));
  }
  const check = checkAddress(cleanAddress(address).text, { format: watched.format });
  if (!check.ok) {
    throw new Refusal(refuse(check.code, 'address is not valid on this chain'));
  }
  return check.account;
}

/** Accounts that all users deposit to belong to no user, but are as pointless to ask about. */
async function refuseOwn(sql: Sql, uid: number, chain: string, account: string): Promise<void> {
  const own = await sql
    .select({ id: depositAddresses.id })
    .from(depositAddresses)
    .where(
      and(
        eq(depositAddresses.uid, uid),
        eq(depositAddresses.chain, chain),
        eq(depositAddresses.address, account),
        ne(depositAddresses.state, 'creating'),
      ),
    )
    .limit(1);
  if (own.length > 0) {
    throw new Refusal(refuse(131075, 'that is your own address'));
  }
}

function isLookedUp(account: string): boolean {
  return createHash('sha256').update(account).digest().readUInt8(31) % LOOKED_UP_OF === 0;
}
