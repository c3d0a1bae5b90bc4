import { Decimal } from '#shared/money/decimal.ts';
import type { LogEntry } from './logRow.ts';

export interface Formulas {
  /** "12.5 − (−0.03) − 0.01 = 12.52 USDT": change = cash flow − funding − fee (screens.md 1.12). */
  readonly change: string;
  /** "100 + 12.52 = 112.52 USDT". */
  readonly balance: string;
  /** The change is what the other figures make of it. */
  readonly isRight: boolean;
}

const MINUS = '\u2212';

/** How a change came about, with the figures of its row; `format` is for plain decimals, in the reader's language. */
export function formulasOf(entry: LogEntry, format: (plain: string) => string): Formulas {
  const { cashFlow, funding, fee, change, cashBalance, currency } = entry;
  const term = (plain: string): string => (plain.startsWith('-') ? `(${format(plain)})` : format(plain));
  const before = new Decimal(cashBalance).minus(change).toFixed();
  return {
    change: `${format(cashFlow)} ${MINUS} ${term(funding)} ${MINUS} ${term(fee)} = ${format(change)} ${currency}`,
    balance: `${format(before)} + ${term(change)} = ${format(cashBalance)} ${currency}`,
    isRight: new Decimal(cashFlow).minus(funding).minus(fee).equals(change),
  };
}
