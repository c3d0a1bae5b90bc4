import type { ResultOf } from '#shared/endpoints/table.ts';
import { Decimal } from '#shared/money/decimal.ts';

export type CoinYear = ResultOf<'taxOverview'>['coins'][number];

/** How far opening + in − out is from closing, in the coin; "0" where it adds up (screens.md 1.20). */
export function reconcile({
  opening,
  in: came,
  out,
  closing,
}: Pick<CoinYear, 'opening' | 'in' | 'out' | 'closing'>): string {
  return new Decimal(opening).plus(came).minus(out).minus(closing).toFixed();
}

/** Coins that there were, or that came or went in the year: all others were gone before. */
export function coinsOfYear(coins: readonly CoinYear[]): readonly CoinYear[] {
  return coins.filter((coin) => [coin.opening, coin.in, coin.out].some((amount) => /[1-9]/.test(amount)));
}

/** Whether a coin has anything but zeros to show besides its amounts. */
export function hasFigures({ disposals, income, fees, taxWithheld }: CoinYear): boolean {
  return disposals > 0 || [income, fees, taxWithheld].some((figure) => /[1-9]/.test(figure));
}

/** Whether anything of the year is to be told to a tax authority. */
export function isTaxable({
  disposals,
  income,
  taxWithheld,
}: Pick<CoinYear, 'disposals' | 'income' | 'taxWithheld'>): boolean {
  return disposals > 0 || /[1-9]/.test(income) || /[1-9]/.test(taxWithheld);
}
