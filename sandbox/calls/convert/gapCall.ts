import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implementForAll, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findAsset, referenceRate } from './assets.ts';
import { spreadOf } from './dealTerms.ts';
import { dealRate } from './priceLine.ts';
import { NOT_CONVERTIBLE, refuseCoin } from './refuseCoin.ts';
import { sourceOf } from './sources.ts';
import { writeDecimal } from './writeDecimal.ts';
import { writeGap } from './writeGap.ts';

/** The gap from which a page warns, and the gap from which it refuses (screens.md 2.2). */
const WARN_RATE = '0.01';
const BLOCK_RATE = '0.05';
/** Beyond that a rate has nothing to do with the market, and its gap no place in an amount. */
const MOST_TIMES = 1_000_000;

/** How far a rate, by default ours, is from the middle of the market. Guests may ask. */
export function createGapCall(exchange: Exchange): Call {
  return implementForAll('gapRate', ({ fromCoin, toCoin, rate, accountType }, asker, nowMs) => {
    const [from, to] = [findAsset(fromCoin), findAsset(toCoin)];
    const refused = refuseCoin(asker?.user ?? null, fromCoin) ?? refuseCoin(asker?.user ?? null, toCoin);
    if (refused !== undefined || from === undefined || to === undefined || from === to) {
      return NOT_CONVERTIBLE;
    }
    const reference = referenceRate(exchange, from, to, nowMs);
    const ours = dealRate(reference, spreadOf(sourceOf(accountType).kind, from, to));
    const asked = rate === undefined ? ours : new Decimal(rate);
    if (asked.lte(0) || asked.gt(reference.times(MOST_TIMES))) {
      return REFUSALS.badParameter('rate');
    }
    return reply('gapRate', {
      rate: writeDecimal(asked),
      referenceRate: writeDecimal(reference),
      gapRate: writeGap(asked, reference),
      warnRate: WARN_RATE,
      blockRate: BLOCK_RATE,
      time: String(nowMs),
    });
  });
}
