import { Decimal } from '#shared/money/decimal.ts';
import { roundPlain } from '#shared/money/plainDecimals.ts';
import { WHOLE_CURRENCIES } from '#shared/money/wholeCurrencies.ts';

/** Where prices and rates come from; undefined where there is none. Plain decimal strings. */
export interface ValueRates {
  /** The last price of a pair of the feed, by its symbol. */
  readonly lastPriceOf: (symbol: string) => string | undefined;
  /** USD for one unit of a currency, from the feed (`rt`). */
  readonly usdPerUnitOf: (currency: string) => string | undefined;
  /** Units of a currency for 1 USD, as exchange-rate answers, where the feed has no rate (screens.md 0.2a). */
  readonly unitsPerUsdOf?: (currency: string) => string | undefined;
}

/** A value to be shown after "≈". */
export interface ApproxValue {
  /** Plain decimal text; what is received is cut, a loss rounded away from zero (screens.md 0.2b). */
  readonly value: string;
  /** The one that was asked for, or USD where it has no rate, which has to be said (screens.md 3.4). */
  readonly currency: string;
}

const DOLLAR = 'USD';
/** The feed has no pair against USD: its USDT pairs stand for it, as in the market's turnover. */
const DOLLAR_COIN = 'USDT';

/** The rates of the feed, as the quote store has them. */
export function ratesOf({
  quoteBySymbol,
  rateByCurrency,
}: {
  readonly quoteBySymbol: ReadonlyMap<string, { readonly lastPrice: string }>;
  readonly rateByCurrency: ReadonlyMap<string, string>;
}): ValueRates {
  return {
    lastPriceOf: (symbol) => quoteBySymbol.get(symbol)?.lastPrice,
    usdPerUnitOf: (currency) => rateByCurrency.get(currency),
  };
}

/**
 * About what an amount is worth in a currency. Undefined rather than 0 when nothing is known of the coin: a wrong value is
 * worse than none.
 */
export function approxValue(
  amount: string,
  coin: string,
  currency: string,
  rates: ValueRates,
): ApproxValue | undefined {
  const own = new Decimal(amount);
  // Not by way of USD and back.
  if (coin === currency) return { value: writeValue(own, currency), currency };
  const usdPerCoin = usdOf(coin, rates);
  if (usdPerCoin === undefined) return undefined;
  const usd = own.times(usdPerCoin);
  const value = fromUsd(usd, currency, rates);
  return value === undefined
    ? { value: writeValue(usd, DOLLAR), currency: DOLLAR }
    : { value: writeValue(value, currency), currency };
}

function usdOf(coin: string, { lastPriceOf, usdPerUnitOf }: ValueRates): Decimal | undefined {
  if (coin === DOLLAR_COIN || coin === DOLLAR) return new Decimal(1);
  return positive(lastPriceOf(coin + DOLLAR_COIN)) ?? positive(usdPerUnitOf(coin));
}

/** Divides at once: a cut reciprocal would make whole cents one less. */
function fromUsd(usd: Decimal, currency: string, rates: ValueRates): Decimal | undefined {
  if (currency === DOLLAR) return usd;
  const usdPerUnit = positive(rates.usdPerUnitOf(currency));
  if (usdPerUnit !== undefined) return usd.div(usdPerUnit);
  const perUsd = positive(rates.unitsPerUsdOf?.(currency));
  return perUsd && usd.times(perUsd);
}

function positive(plain: string | undefined): Decimal | undefined {
  if (plain === undefined) return undefined;
  const value = new Decimal(plain);
  return value.gt(0) ? value : undefined;
}

/** In cents, or in whole units where a currency has none; what would be nothing so keeps two of its digits. */
function writeValue(value: Decimal, currency: string): string {
  const digits = WHOLE_CURRENCIES.has(currency) ? 0 : 2;
  if (!value.isZero() && value.abs().lt(new Decimal(10).pow(-digits))) {
    return value.toSignificantDigits(2, value.lt(0) ? Decimal.ROUND_UP : Decimal.ROUND_DOWN).toFixed();
  }
  return roundPlain(value.toFixed(), digits);
}
