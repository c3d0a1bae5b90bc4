import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { findAsset, referenceRate } from './assets.ts';

export const RATE_MOVED = refuse(32024, 'the rate moved by more than 0.5 %');
const MOST_MOVE = new Decimal('0.005');

/**
 * Throws where the market has left what was promised by more than 0.5 % (screens.md 0.2): 32024 where it fell below, and
 * 700016 where the user would now get that much more than they were promised.
 */
export function requireUnmoved(
  market: Pick<Exchange, 'prices' | 'rates'>,
  lines: readonly PromisedLine[],
  nowMs: number,
): void {
  for (const line of lines) {
    const [from, to] = [findAsset(line.fromCoin), findAsset(line.toCoin)];
    if (from === undefined || to === undefined) {
      continue;
    }
    const move = referenceRate(market, from, to, nowMs).div(line.reference).minus(1);
    if (move.lt(MOST_MOVE.negated())) {
      throw new Refusal(RATE_MOVED);
    }
    if (move.gt(MOST_MOVE)) {
      throw new Refusal(refuse(700016, 'worse than the current rate'));
    }
  }
}
