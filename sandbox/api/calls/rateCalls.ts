import { Decimal } from 'decimal.js';
import * as v from 'valibot';
import { done, REFUSALS } from '#sandbox/api/answer.ts';
import { type Call, privateCall } from '#sandbox/api/call.ts';
import type { FiatRate } from '#sandbox/market/fiatRates.ts';

/** Digits of a rate. The feed's have six, so nothing of them is lost. */
const SIGNIFICANT_DIGITS = 12;

/** GET exchange-rate: units of a currency for one dollar, the inverse of what the topic `fiat` says (screens.md 0.2a). */
export function createRateCalls(rates: readonly FiatRate[]): Call[] {
  return [
    privateCall('GET /v3/private/cht/asset-common/exchange-rate', {
      input: v.object({ name: v.string() }),
      answer({ name }, { nowMs }) {
        if (name === 'USD') {
          return done({ name, rate: '1', updatedAt: String(nowMs) });
        }
        const rate = rates.find(({ source, target }) => source === name && target === 'USD');
        return rate === undefined
          ? REFUSALS.badParameter('name')
          : done({ name, rate: invert(rate.rateAt(nowMs)), updatedAt: String(rate.lastTick(nowMs)) });
      },
    }),
  ];
}

function invert(rate: string): string {
  return new Decimal(1).div(rate).toSignificantDigits(SIGNIFICANT_DIGITS).toFixed();
}
