import { Decimal } from '#shared/money/decimal.ts';
import { ASKED, type CostLine, type Removal, shareOf } from './lots.ts';

interface DayPart {
  readonly removals: readonly Removal[];
  readonly lines: readonly CostLine[];
}

/**
 * Takes from what was disposed of on a day, which by share matching is one disposal, the part of the accounts that are asked for: the
 * sales of the day take from its lines in the order of time. The parts of all accounts come to the whole, to the last digit.
 */
export function splitDay(removals: readonly Removal[], lines: readonly CostLine[]): DayPart {
  const asked = removals.filter(({ holder }) => holder === ASKED);
  if (asked.length === removals.length) return { removals, lines };
  const left: { -readonly [Key in keyof CostLine]: CostLine[Key] }[] = lines.map((line) => ({ ...line }));
  const own: CostLine[] = [];
  for (const { holder, amount } of removals) {
    let missing = amount;
    for (const line of left) {
      const part = Decimal.min(missing, line.amount);
      if (part.isZero()) continue;
      const cost = shareOf(line.cost, part, line.amount);
      if (holder === ASKED) own.push({ ...line, amount: part, cost });
      line.amount = line.amount.minus(part);
      line.cost = line.cost.minus(cost);
      missing = missing.minus(part);
    }
  }
  return { removals: asked, lines: own };
}
