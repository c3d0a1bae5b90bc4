import type { Decimal } from '#shared/money/decimal.ts';
import { createRounding } from '#shared/tax/createRounding.ts';
import { daysHeld, isHeldLong } from '#shared/tax/holding.ts';
import { moneyDigitsOf } from '#shared/tax/moneyDigits.ts';
import type { CoinAssessment } from '../assessment.ts';
import type { LotRule } from '../lots.ts';
import type { Residence } from '../residence.ts';

/** A part of a disposal as a return has it: amounts in the smallest unit of the currency that it is paid in. */
export interface ReturnRow {
  /** Of the disposal that it belongs to, from 1, in the order of time. */
  readonly disposal: number;
  readonly coin: string;
  readonly amount: Decimal;
  /** Null for a pool, and for coins beyond all that came; ms since 1970. */
  readonly acquiredMs: number | null;
  readonly disposedMs: number;
  /** Undefined without a day of purchase. */
  readonly days: number | undefined;
  readonly rule: LotRule;
  /** Longer than the law asks for; false where it asks for nothing. */
  readonly isLong: boolean;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
  readonly gain: Decimal;
  /** Receipts of unknown cost that the cost comes from. */
  readonly unknown: number;
}

/** Every part of every disposal, in the order of time; where a return has parts of its own, those held short come first. */
export function readReturnRows(
  coins: readonly CoinAssessment[],
  { country, currency }: Residence,
  isByTerm = false,
): ReturnRow[] {
  const disposals = coins
    .flatMap(({ coin, disposals: own }) => own.map((disposal) => ({ coin, ...disposal })))
    .toSorted((one, other) => one.atMs - other.atMs);
  const exact = disposals.flatMap(({ coin, atMs, lines }, at) =>
    lines.map(({ acquiredMs, amount, rule, proceeds, cost, unknown }) => ({
      ...{ disposal: at + 1, coin, amount, acquiredMs, disposedMs: atMs, rule, proceeds, cost },
      // What was bought within the thirty days after it was held for no day.
      days: acquiredMs === null ? undefined : Math.max(0, daysHeld(country, acquiredMs, atMs)),
      isLong: acquiredMs !== null && isHeldLong(country, acquiredMs, atMs) === true,
      unknown: unknown.size,
    })),
  );
  const ordered = isByTerm
    ? exact.toSorted((one, other) => Number(one.isLong) - Number(other.isLong))
    : exact;
  const digits = moneyDigitsOf(currency);
  const [roundProceeds, roundCost] = [createRounding(digits), createRounding(digits)];
  return ordered.map((row) => {
    const [proceeds, cost] = [roundProceeds(row.proceeds), roundCost(row.cost)];
    return { ...row, proceeds, cost, gain: proceeds.minus(cost) };
  });
}
