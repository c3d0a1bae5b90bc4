import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { FIATS } from '#sandbox/seed/reference/fiats.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Period } from '#shared/tax/periods.ts';
import { taxCurrencyOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel, taxZoneOf } from '#shared/tax/taxYears.ts';
import { startOfZonedDay, zonedDayOf } from '#shared/tax/zonedDays.ts';
import type { PriceAt } from './createPriceAt.ts';
import { readIdentity } from './identity.ts';

/** By whose rules a user's taxes are. */
export interface Residence {
  /** ISO 3166-1, three letters. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
}

interface Taxpayer {
  readonly uid: number;
  readonly user: { readonly country: string; readonly currency: string };
}

/** The country of the tax identity, else that of the profile; the one that was asked for comes first. */
export async function readResidence(
  sql: Sql,
  { uid, user }: Taxpayer,
  asked?: string | undefined,
): Promise<Residence> {
  const country = asked ?? (readIdentity((await readUser(sql, uid)).taxIdentity)?.country || user.country);
  return residenceIn(country, user.currency);
}

export function residenceIn(country: string, profileCurrency: string): Residence {
  const wanted = taxCurrencyOf(country, profileCurrency);
  const currency = FIATS.some((fiat) => fiat.currency === wanted) ? wanted : 'USD';
  return { country, currency, timeZone: taxZoneOf(country) };
}

/** What says whose rules an answer is by, and of which time: both ends belong to it. */
export function describeResidence({ country, currency, timeZone }: Residence, year: number, period: Period) {
  return {
    ...{ country, currency, timezone: timeZone, label: taxYearLabel(country, year) },
    startTime: String(period.startMs),
    endTime: String(period.endMs),
  };
}

/** USD for one unit of the residence's currency, at the beginning of the day of a moment: the rate of that day. */
export function createRateAt({ currency, timeZone }: Residence, priceAt: PriceAt): (atMs: number) => Decimal {
  const one = new Decimal(1);
  if (currency === 'USD') return () => one;
  const rateByDay = new Map<number, Decimal>();
  return (atMs) => {
    const day = zonedDayOf(timeZone, atMs);
    const known = rateByDay.get(day);
    if (known !== undefined) return known;
    const price = priceAt(currency, startOfZonedDay(timeZone, day));
    const rate = price.isZero() ? one : price;
    rateByDay.set(day, rate);
    return rate;
  };
}
