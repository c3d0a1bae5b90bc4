import { cutDecimal, Decimal } from '#shared/money/decimal.ts';

const USD_PLACES = 2;
/** Decimals of a value that two decimals would show as zero. */
const FINE_PLACES = 6;

/** A value in USDT as it is read, a plain decimal: cut to cents, and with more digits where it is less than one. */
export function readableUsd(value: string): string {
  return cutDecimal(new Decimal(value), readablePlaces(value));
}

/** A fee in USDT as it is read: never less than it is (screens.md 0.1). */
export function readableFee(value: string): string {
  return new Decimal(value).toFixed(readablePlaces(value), Decimal.ROUND_UP);
}

function readablePlaces(value: string): number {
  const amount = new Decimal(value);
  return amount.gt(0) && amount.lt('0.01') ? FINE_PLACES : USD_PLACES;
}
