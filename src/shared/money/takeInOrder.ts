import { Decimal } from './decimal.ts';

/**
 * Takes coins from several places, each until it is empty, in their order (screens.md 1.17, combined withdrawal). What
 * nothing is taken from is left out. The places must hold enough together.
 */
export function takeInOrder<Place>(
  debit: Decimal,
  places: readonly { readonly place: Place; readonly amount: Decimal }[],
): { readonly place: Place; readonly amount: Decimal }[] {
  let missing = debit;
  return places.flatMap(({ place, amount }) => {
    const taken = Decimal.min(amount, missing);
    missing = missing.minus(taken);
    return taken.isZero() ? [] : [{ place, amount: taken }];
  });
}
