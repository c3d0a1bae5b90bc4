import { Decimal } from '#shared/money/decimal.ts';
import { type AmountReading, digitsAfterPoint } from './readAmountText.ts';

/** What an amount has to keep to. Plain decimal strings in the field's coin; what is left out does not bound it. */
export interface AmountBounds {
  /** Digits after the point. */
  readonly scale: number;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What can be given away. */
  readonly balance?: string | undefined;
  /** What is taken besides the amount, in the same coin; 0 where the fee is part of the price. */
  readonly fee?: string | undefined;
  /** What is left of a daily or other limit. */
  readonly limit?: string | undefined;
}

/** What is wrong with an amount, as data; `bound` is the figure that was broken, a plain decimal string. */
export type AmountFault =
  | { readonly code: 'notNumber' }
  | { readonly code: 'zero' }
  | { readonly code: 'precision'; readonly scale: number }
  | {
      readonly code: 'belowMin' | 'aboveMax' | 'aboveBalance' | 'aboveBalanceWithFee' | 'aboveLimit';
      readonly bound: string;
    };

/** Whether there is an amount to go on with. `none`: the field is empty, or asks which of two amounts was meant. */
export type AmountVerdict =
  | { readonly kind: 'none' }
  | { readonly kind: 'good'; readonly amount: string }
  | { readonly kind: 'bad'; readonly fault: AmountFault };

/**
 * Judges what a field holds, in the order of screens.md 0.3, C1: not a number, zero, precision, below the minimum, above
 * the maximum, above the balance (with the fee), above the limit. Only the first fault is reported.
 */
export function validateAmount(reading: AmountReading, bounds: AmountBounds): AmountVerdict {
  if (reading.kind === 'empty' || reading.kind === 'ambiguous') return { kind: 'none' };
  if (reading.kind === 'unreadable') return { kind: 'bad', fault: { code: 'notNumber' } };
  const { amount } = reading;
  const fault = faultOf(amount, bounds);
  return fault === undefined ? { kind: 'good', amount } : { kind: 'bad', fault };
}

function faultOf(amount: string, bounds: AmountBounds): AmountFault | undefined {
  const { scale, min, max, balance, fee = '0', limit } = bounds;
  const value = new Decimal(amount);
  const hasFee = !new Decimal(fee).isZero();
  if (value.isZero()) return { code: 'zero' };
  if (digitsAfterPoint(amount) > scale) return { code: 'precision', scale };
  if (min !== undefined && value.lt(min)) return { code: 'belowMin', bound: min };
  if (max !== undefined && value.gt(max)) return { code: 'aboveMax', bound: max };
  if (balance !== undefined && value.plus(fee).gt(balance)) {
    return { code: hasFee ? 'aboveBalanceWithFee' : 'aboveBalance', bound: balance };
  }
  if (limit !== undefined && value.gt(limit)) return { code: 'aboveLimit', bound: limit };
  return undefined;
}
