import { and, eq } from 'drizzle-orm';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { JobHandler } from '#sandbox/books/life/createLife.ts';
import { scheduleJob } from '#sandbox/books/life/scheduleJob.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions, type PromisedLine, quotes } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { Subject } from '#shared/securityStep/stepSubjects.ts';
import { checkGuard } from '../security/checkGuard.ts';
import { needsSecurity } from './block/blockCalls.ts';
import { bookGiving, bookLine, bookReturn } from './bookLine.ts';
import { describeConversion, requireNoneRunning } from './conversions.ts';
import { notionalOf } from './notional.ts';
import { ALREADY_USED, claimQuote, findQuote, type Quote, requireAlive } from './quotes.ts';
import { RATE_MOVED, requireUnmoved } from './requireUnmoved.ts';

export const FAIL_JOB = 'convert/fail';
/** Triggers of screens.md 3.6: …505 takes that long to fail, …599 longer to answer than any page waits. */
const FAILURE_MS = 20_000;
const SILENCE_MS = 35_000;
const NO_DEALER = 700001;

/** Turns a quote into a conversion, once, however often it is sent (screens.md 0.2a, 2.2). */
export function createExecuteCall(exchange: Exchange): Call {
  return implementOnce(exchange, 'convertExecute', async (sql, input, asker) => {
    const { uid, user, nowMs } = asker;
    await lockUser(sql, uid);
    const quote = await findQuote(sql, { id: input.quoteTxId, uid, kinds: ['convert', 'block'] });
    if (quote.accountType !== input.accountType) {
      throw new Refusal(REFUSALS.badParameter('accountType'));
    }
    requireAlive(quote, nowMs);
    const { lines, trigger } = quote.terms;
    if (trigger === '409' || trigger === '424') {
      throw new Refusal(trigger === '409' ? ALREADY_USED : RATE_MOVED);
    }
    if (quote.kind === 'convert') {
      requireUnmoved(exchange, lines, nowMs);
    }
    if (quote.kind === 'block' && needsSecurity(user)) {
      const { riskToken, verification } = input;
      const about = orderOf(quote);
      await checkGuard(sql, exchange, asker, {
        scene: RISK_SCENES.blockTrade,
        riskToken,
        verification,
        about,
      });
    }
    await requireNoneRunning(sql, uid);
    await claimQuote(sql, quote.id, quote.id);
    const isHeld = trigger === '505';
    for (const line of lines) {
      await settle(exchange, sql, { quote, line, requestId: input.requestId, nowMs, isHeld });
    }
    const answer = reply('convertExecute', {
      quoteTxId: quote.id,
      exchangeTxId: quote.id,
      exchangeStatus: isHeld ? 'processing' : 'success',
      submitTime: String(nowMs),
    });
    return trigger === '599' ? { ...answer, delayMs: SILENCE_MS } : answer;
  });
}

/** What the quote was asked for. A quote without that, of before it was kept, is for no step. */
function orderOf({ accountType, terms }: Quote): Subject<typeof RISK_SCENES.blockTrade> {
  const { lines, asked } = terms;
  const [line] = lines;
  return {
    accountType: accountType as Subject<typeof RISK_SCENES.blockTrade>['accountType'],
    fromCoin: line?.fromCoin ?? '',
    toCoin: line?.toCoin ?? '',
    requestCoin: asked?.coin ?? '',
    requestAmount: asked?.amount ?? '',
  };
}

interface Settlement {
  readonly quote: Quote;
  readonly line: PromisedLine;
  readonly requestId: string;
  readonly nowMs: number;
  /** The exchange has the coins and is not done yet. */
  readonly isHeld: boolean;
}

async function settle(exchange: Exchange, sql: Sql, settlement: Settlement): Promise<void> {
  const { quote, line, requestId, nowMs, isHeld } = settlement;
  const { id, uid, accountType, terms } = quote;
  const booking = { uid, line, toWallet: terms.toWallet, id, atMs: nowMs };
  await (isHeld ? bookGiving(sql, booking) : bookLine(sql, booking));
  await sql.insert(conversions).values(
    describeConversion(line, {
      id,
      uid,
      kind: quote.kind,
      quoteId: id,
      requestId,
      accountType,
      taxType: terms.taxType,
      status: isHeld ? 'processing' : 'success',
      notionalUsd: notionalOf(exchange, line.fromCoin, line.fromAmount, nowMs),
      createdAt: nowMs,
      finishedAt: isHeld ? null : nowMs,
    }),
  );
  if (isHeld) {
    await scheduleJob(sql, { kind: FAIL_JOB, reference: id, dueMs: nowMs + lifeMs(exchange, FAILURE_MS) });
  }
}

/** A conversion that the exchange could not do: the coins go back. */
export const failConversion: JobHandler = async (sql, id, nowMs) => {
  const [failed] = await sql
    .update(conversions)
    .set({ status: 'failure', failCode: NO_DEALER, finishedAt: nowMs })
    .where(and(eq(conversions.id, id), eq(conversions.status, 'processing')))
    .returning({ uid: conversions.uid });
  const [quote] = await sql.select().from(quotes).where(eq(quotes.id, id));
  if (failed === undefined || quote === undefined) {
    return;
  }
  const { lines, toWallet } = quote.terms;
  for (const line of lines) {
    await bookReturn(sql, { uid: failed.uid, line, toWallet, id, atMs: nowMs });
  }
};
