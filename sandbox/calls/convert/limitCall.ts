import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implementForAll, reply } from '#sandbox/server/api/implement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { type Asset, referenceRate } from './assets.ts';
import { boundsOf } from './bounds.ts';
import { chargeRatesOf, feeRateOf, spreadOf, taxOf } from './dealTerms.ts';
import { EXPIRE_DAYS, MOST_OPEN, PRICE_RATIO, priceScaleOf } from './limitOrder/limitTerms.ts';
import { dealRate, priceFrom } from './priceLine.ts';
import { requirePair } from './refuseCoin.ts';
import { type Source, sourceOf } from './sources.ts';
import { writeDecimal } from './writeDecimal.ts';

/** How much of a pair can be converted at once, from either side (screens.md 2.2, 3.3). Guests may ask. */
export function createLimitCall(exchange: Exchange): Call {
  return implementForAll('convertLimit', (input, asker, nowMs) => {
    const user = asker?.user ?? null;
    const source = sourceOf(input.accountType);
    const { from, to } = requirePair(user, { ...input, isFiat: source.isFiat });
    const { min, max } = boundsOf(exchange, source.kind, from, nowMs);
    const reference = referenceRate(exchange, from, to, nowMs);
    const gain = gainOf({ reference, source, user, from, to });
    return reply('convertLimit', {
      fromMin: writeDecimal(min),
      fromMax: writeDecimal(max),
      // One unit is between what the least brings and what is asked for to get it.
      toMin: writeDecimal(Decimal.max(gain(min), 0).plus(new Decimal(10).pow(-to.scale))),
      toMax: writeDecimal(gain(max)),
      ...chargeRatesOf(source.kind, user),
      priceScale: priceScaleOf(reference),
      limitOrder: {
        enabled: source.wallet === 'FUND' && source.kind !== 'block' && !source.isFiat,
        minPriceRatio: PRICE_RATIO.min,
        maxPriceRatio: PRICE_RATIO.max,
        expireDays: [...EXPIRE_DAYS],
        maxOpen: MOST_OPEN,
      },
    });
  });
}

interface Pair {
  readonly reference: Decimal;
  readonly source: Source;
  readonly user: DemoUser | null;
  readonly from: Asset;
  readonly to: Asset;
}

/** What an amount would bring now. */
function gainOf({ reference, source, user, from, to }: Pair): (amount: Decimal) => Decimal {
  const terms = {
    rate: dealRate(reference, spreadOf(source.kind, from, to)),
    feeRate: feeRateOf(source.kind, user),
    taxRate: taxOf(user).rate,
    fromScale: from.scale,
    toScale: to.scale,
  };
  return (amount) => priceFrom(terms, amount).toAmount;
}
