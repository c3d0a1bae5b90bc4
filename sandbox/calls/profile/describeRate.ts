import type { FiatRate } from '#sandbox/feed/market/fiatRates.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Digits of a rate. The feed's have six, so nothing of them is lost. */
const SIGNIFICANT_DIGITS = 12;

/** GET exchange-rate: units of a currency for one dollar, the inverse of the topic `fiat` (screens.md 0.2a). */
export function describeRate(
  rates: readonly FiatRate[],
  name: string,
  nowMs: number,
): ResultOf<'exchangeRate'> | undefined {
  if (name === 'USD') {
    return { name, rate: '1', updatedAt: String(nowMs) };
  }
  const rate = rates.find(({ source, target }) => source === name && target === 'USD');
  return rate === undefined
    ? undefined
    : { name, rate: invert(rate.rateAt(nowMs)), updatedAt: String(rate.lastTick(nowMs)) };
}

function invert(rate: string): string {
  return new Decimal(1).div(rate).toSignificantDigits(SIGNIFICANT_DIGITS).toFixed();
}
