import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFor, giveFor } from '#app/features/ticketForm/indicativeRate.ts';
import { priceFrom, priceTo } from '#sandbox/calls/convert/priceLine.ts';
import { Decimal } from '#shared/money/decimal.ts';

/** Plain decimals of up to so many digits after the point. */
const dec = (digits: number, most = 10n ** 9n) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: most }), fc.bigInt({ min: 0n, max: 10n ** BigInt(digits) - 1n }))
    .map(([whole, part]) =>
      new Decimal(whole.toString()).plus(new Decimal(part.toString()).div(10 ** digits)).toFixed(),
    );
const share = fc.nat(300).map((permille) => new Decimal(permille).div(10_000).toFixed());
const scale = fc.nat(8);

describe('the other side of a pair', () => {
  const pair = fc.record({
    rate: dec(12, 10n ** 6n).filter((rate) => new Decimal(rate).gt('0.000001')),
    feeRate: share,
    taxRate: share,
    giveScale: scale,
    getScale: scale,
  });
  const termsOf = (terms: {
    rate: string;
    feeRate: string;
    taxRate: string;
    giveScale: number;
    getScale: number;
  }) => ({
    rate: new Decimal(terms.rate),
    feeRate: new Decimal(terms.feeRate),
    taxRate: new Decimal(terms.taxRate),
    fromScale: terms.giveScale,
    toScale: terms.getScale,
  });

  test('is what the exchange books for an amount that is given', () => {
    fc.assert(
      fc.property(dec(8), pair, (give, terms) => {
        const booked = priceFrom(termsOf(terms), new Decimal(give)).toAmount;
        expect(getFor(give, terms)).toBe(booked.gt(0) ? booked.toFixed() : undefined);
      }),
    );
  });

  test('is what the exchange takes for an amount that is wanted', () => {
    fc.assert(
      fc.property(dec(4, 10n ** 6n), pair, (wanted, terms) => {
        const get = new Decimal(wanted).toDecimalPlaces(terms.getScale, Decimal.ROUND_DOWN);
        fc.pre(get.gt(0));
        const taken = priceTo(termsOf(terms), get).fromAmount;
        expect(giveFor(get.toFixed(), terms)).toBe(taken.toFixed());
      }),
    );
  });

  test('given for what is wanted brings no less than that', () => {
    fc.assert(
      fc.property(dec(4, 10n ** 6n), pair, (wanted, terms) => {
        const get = new Decimal(wanted).toDecimalPlaces(terms.getScale, Decimal.ROUND_DOWN);
        fc.pre(get.gt(0));
        const give = giveFor(get.toFixed(), terms) ?? '0';
        expect(get.lte(getFor(give, terms) ?? '0')).toBe(true);
      }),
    );
  });

  test('is nothing where the fee eats it up, and where there is no rate', () => {
    const terms = { rate: '1', feeRate: '0.01', giveScale: 2, getScale: 2 };
    expect(getFor('0.01', terms)).toBeUndefined();
    expect(giveFor('1', { ...terms, rate: '0' })).toBeUndefined();
    expect(giveFor('1', { ...terms, feeRate: '1' })).toBeUndefined();
  });
});
