import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findAsset, usdOf } from '../assets.ts';
import { BLOCK_USD } from '../bounds.ts';
import { writeDecimal } from '../writeDecimal.ts';

export type Rule = ResultOf<'blockTradeCheck'>['rules'][number];

/** Sites that offer no block trades. A sandbox value. */
const SITES_WITHOUT: ReadonlySet<string> = new Set(['HKG', 'ISLAMIC']);
const PENDING_HOURS = 'The desk opens again by itself.';

/** The rules of block trades (screens.md 1.6, 2.2), and whether a user keeps them. */
export async function judgeRules(exchange: Exchange, sql: Sql, { uid, user, nowMs }: Asker): Promise<Rule[]> {
  const equity = await equityOf(exchange, sql, uid, nowMs);
  const { isOpen } = otcHoursAt(nowMs);
  return [
    rule('kyc', user.kycLevel > 0, [
      'verified',
      user.kycLevel > 0 ? 'verified' : 'not verified',
      'Verify who you are.',
    ]),
    rule('balance', equity.gte(BLOCK_USD.min), [
      `${BLOCK_USD.min} USD`,
      `${writeDecimal(equity, 2)} USD`,
      'Deposit or buy coins.',
    ]),
    // No user here trades on margin or owes an institutional loan.
    rule('margin', true, ['off', 'off', '']),
    rule('insLoan', true, ['none', 'none', '']),
    rule('site', !SITES_WITHOUT.has(user.siteId), ['offered here', siteState(user.siteId), '']),
    rule('hours', isOpen, ['open', isOpen ? 'open' : 'closed', PENDING_HOURS]),
    rule('sub', user.parentId === null, [
      'main account',
      user.parentId === null ? 'main account' : 'sub-account',
      'Use the main account.',
    ]),
  ];
}

/** Throws 137003 while the desk is closed, and 137001 where a rule is not kept. */
export async function requireEligible(exchange: Exchange, sql: Sql, asker: Asker): Promise<void> {
  const broken = (await judgeRules(exchange, sql, asker)).filter(({ ok }) => !ok);
  const rules = broken.map(({ id }) => id);
  if (rules.includes('hours')) {
    const opensAt = String(otcHoursAt(asker.nowMs).opensAtMs);
    throw new Refusal(refuse(137003, 'the desk is closed', { info: { opensAt } }));
  }
  if (rules.length > 0) {
    throw new Refusal(refuse(137001, 'not eligible for block trades', { info: { rules } }));
  }
}

function rule(id: Rule['id'], ok: boolean, [need, have, action]: [string, string, string]): Rule {
  return { id, ok, need, have, action: ok ? '' : action };
}

function siteState(siteId: string): string {
  return SITES_WITHOUT.has(siteId) ? 'not offered here' : 'offered here';
}

/** What a user's coins are worth in USD, in all wallets and whether set aside or not. */
async function equityOf(exchange: Exchange, sql: Sql, uid: number, nowMs: number): Promise<Decimal> {
  const balances = await readBalances(sql, uid);
  return balances.reduce((sum, { coin, amount }) => {
    const asset = findAsset(coin);
    const isCrypto = asset?.type === 'crypto';
    return isCrypto ? sum.plus(usdOf(exchange, asset, nowMs).times(amount)) : sum;
  }, new Decimal(0));
}

const DAY_MS = 86_400_000;
/** The desk settles its books for five minutes after midnight UTC, and quotes nothing meanwhile. */
const PAUSE_MS = 5 * 60_000;

interface OtcHours {
  readonly isOpen: boolean;
  /** When it opens again, in ms; null while it is open. */
  readonly opensAtMs: number | null;
}

/** Whether the block desk is at work. */
export function otcHoursAt(nowMs: number): OtcHours {
  const midnightMs = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const isOpen = nowMs - midnightMs >= PAUSE_MS;
  return { isOpen, opensAtMs: isOpen ? null : midnightMs + PAUSE_MS };
}
