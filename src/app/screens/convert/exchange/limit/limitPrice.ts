import { isQuotedInFrom, shortRate } from '#shared/market/quotedRate.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** How a limit price is written: "1 FROM = … TO", as the exchange has it, or its inverse, "1 TO = … FROM". */
export type PriceSide = 'to-per-from' | 'from-per-to';

/**
 * A limit price as it was entered, a plain decimal string, "" for none. The other side is worked out when it is looked at
 * and kept, so that turning a price over twice gives back what was entered, to the digit.
 */
export interface LimitPrice {
  readonly side: PriceSide;
  readonly text: string;
  /** The same price on the other side; null where it was not worked out yet, or the text has changed since. */
  readonly other: string | null;
}

/** More digits than the price itself has, so that no two prices of its scale have the same inverse. */
const SPARE_DIGITS = 2;
/** As an amount on the wire may have (screens.md 0.1). */
const MOST_DIGITS = 18;
const PLAIN = /^\d{1,40}(?:\.\d{1,18})?$/;

const NO_PRICE: LimitPrice = { side: 'to-per-from', text: '', other: null };

/** The empty field of a pair: as markets quote it, unless the user reads it the other way round (screens.md 0.2c). */
export function emptyPrice(from: string, to: string, isFlipped: boolean): LimitPrice {
  return isQuotedInFrom(from, to) === isFlipped ? NO_PRICE : { ...NO_PRICE, side: 'from-per-to' };
}

/** What the user has typed: from now on this is the price. `text` is plain, or something that is no number yet. */
export function enterPrice(price: LimitPrice, text: string): LimitPrice {
  return { side: price.side, text, other: null };
}

/** Turns a price over; `priceScale` is that of the exchange's own side (convertLimit). */
export function turnPrice(price: LimitPrice, priceScale: number): LimitPrice {
  const side = otherSide(price.side);
  return { side, text: price.other ?? workOut(price, priceScale) ?? '', other: price.text };
}

/** Units of `to` for one `from`, at the exchange's scale: what is sent. Null for what is no number above zero. */
export function sentPrice(price: LimitPrice, priceScale: number): string | null {
  if (price.side === 'to-per-from') return plainPrice(price.text);
  return price.other === null ? workOut(price, priceScale) : plainPrice(price.other);
}

/** A price of the exchange's side, shown on the side that is chosen. */
export function priceAt(side: PriceSide, toPerFrom: string, priceScale: number): LimitPrice {
  const price: LimitPrice = { side: 'to-per-from', text: toPerFrom, other: null };
  return side === 'to-per-from' ? price : turnPrice(price, priceScale);
}

/** The text as it is where it is a plain number above zero. */
export function plainPrice(text: string): string | null {
  return PLAIN.test(text) && /[1-9]/.test(text) ? text : null;
}

function workOut({ side, text }: LimitPrice, priceScale: number): string | null {
  const plain = plainPrice(text);
  if (plain === null) return null;
  const inverse = new Decimal(1).div(plain);
  if (side === 'to-per-from') {
    const digits = new Decimal(plain).e + 1 + priceScale + SPARE_DIGITS;
    return atMostOnWire(inverse.toSignificantDigits(Math.max(1, digits), Decimal.ROUND_HALF_UP));
  }
  // Up, since who offers at most so much of what they give must never be held to more.
  const sent = inverse.toDecimalPlaces(priceScale, Decimal.ROUND_UP);
  return sent.toFixed();
}

function atMostOnWire(value: Decimal): string {
  return value.toDecimalPlaces(MOST_DIGITS, Decimal.ROUND_HALF_UP).toFixed();
}

function otherSide(side: PriceSide): PriceSide {
  return side === 'to-per-from' ? 'from-per-to' : 'to-per-from';
}

/** Prices on buttons, by their distance to the market in percent (screens.md 1.1). */
export const PRICE_CHIPS = [0, 1, 5, 10] as const;
export type PriceChip = (typeof PRICE_CHIPS)[number];

/** So much above the market, up to the scale of the exchange. */
export function chipPrice(marketRate: string, percent: PriceChip, priceScale: number): string {
  return new Decimal(marketRate)
    .times(new Decimal(100).plus(percent).div(100))
    .toDecimalPlaces(priceScale, Decimal.ROUND_UP)
    .toFixed();
}

/** The same the other way round: so much below the market, since less is paid for one; cut to eight digits that count. */
export function turnedChipPrice(marketRate: string, percent: PriceChip): string {
  return shortRate(new Decimal(marketRate).times(new Decimal(100).minus(percent).div(100)).toFixed());
}
