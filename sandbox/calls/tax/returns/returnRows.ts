import { createRounding } from '#shared/money/createRounding.ts';
import type { Decimal } from '#shared/money/decimal.ts';
import { moneyDigitsOf } from '#shared/money/moneyDigits.ts';
import type { CoinAssessment } from '../assessment.ts';
import { daysOfLine, isLongLine, listDisposals } from '../listDisposals.ts';
import type { LotRule } from '../lots.ts';
import type { Residence } from '../residence.ts';

/** A part of a disposal as a return has it: amounts in the smallest unit of the currency that it is paid in. */
export interface ReturnRow {
  /** The number of the disposal that a row belongs to, from 1, in the order of time. */
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
  const exact = listDisposals(coins).flatMap((disposal, at) =>
    disposal.lines.map((line) => ({
      ...{ disposal: at + 1, coin: disposal.coin, disposedMs: disposal.atMs },
      ...{ amount: line.amount, acquiredMs: line.acquiredMs, rule: line.rule },
      ...{ proceeds: line.proceeds, cost: line.cost, unknown: line.unknown.size },
      days: daysOfLine(country, line, disposal),
      isLong: isLongLine(country, line, disposal),
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
