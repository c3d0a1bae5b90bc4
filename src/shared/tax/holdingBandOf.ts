import { daysHeld, isHeldLong } from './holding.ts';
import type { HoldingBand } from './holdingBands.ts';
import { taxCountryOf } from './taxCountries.ts';

/** The last day of each band of a country without a holding period. */
const LAST_DAYS = [
  ['days30', 30],
  ['days90', 90],
  ['days180', 180],
  ['days365', 365],
] as const satisfies readonly (readonly [HoldingBand, number])[];

/** Coins that have not been sold. */
interface HeldCoins {
  /** Null where they have no day of purchase; ms since 1970. */
  readonly acquiredMs: number | null;
  /** Whether the day of purchase is the one on which they came, because the user has not said any. */
  readonly isUnknown: boolean;
}

/** Into which band coins fall that are still there at a moment: as if they were sold then. */
export function holdingBandOf(
  country: string,
  { acquiredMs, isUnknown }: HeldCoins,
  atMs: number,
): HoldingBand {
  if (acquiredMs === null) return 'pool';
  if (isUnknown) return 'unknown';
  if (taxCountryOf(country)?.holding !== undefined) {
    return isHeldLong(country, acquiredMs, atMs) === true ? 'long' : 'short';
  }
  const days = daysHeld(country, acquiredMs, atMs);
  return LAST_DAYS.find(([, last]) => days <= last)?.[0] ?? 'older';
}
