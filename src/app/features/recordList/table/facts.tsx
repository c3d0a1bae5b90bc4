import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { AmountCell, type AmountCellProps } from './AmountCell.tsx';
import { IdCell } from './IdCell.tsx';
import { RateCell, type RateCellProps } from './rates.tsx';
import { TimeCell } from './TimeCell.tsx';

/** One line of the details of a row. */
export interface RecordFact {
  readonly label: string;
  /** As it is shown: an AmountCell, an IdCell. */
  readonly value: ReactNode;
  /** As it is copied: plain numbers, ISO times. */
  readonly text: string;
  /** A moment, in ms since 1970: where the timeline shows it, it is only copied. */
  readonly atMs?: number;
}

export function textFact(label: string, text: string): RecordFact {
  return { label, value: text, text };
}

/** The copied text says as well that an amount was not booked. */
export function amountFact(label: string, cell: AmountCellProps, t: TFunction): RecordFact {
  const { amount, coin, mark } = cell;
  const suffix = mark === undefined ? '' : ` (${t(`records.mark.${mark}`)})`;
  return { label, value: <AmountCell {...cell} />, text: `${amount} ${coin}${suffix}` };
}

export function rateFact(label: string, rate: RateCellProps): RecordFact {
  return { label, value: <RateCell {...rate} />, text: `${rate.rate} ${rate.toCoin}/${rate.fromCoin}` };
}

/** A moment in ms since 1970; `unknown` is shown where there is none. */
export function timeFact(label: string, atMs: number | null, unknown = '-'): RecordFact {
  if (atMs === null) return { label, value: unknown, text: '-' };
  return { label, value: <TimeCell atMs={atMs} />, text: new Date(atMs).toISOString(), atMs };
}

export function idFact(label: string, id: string, explorer?: string): RecordFact {
  return { label, value: <IdCell id={id} explorer={explorer} />, text: id };
}
