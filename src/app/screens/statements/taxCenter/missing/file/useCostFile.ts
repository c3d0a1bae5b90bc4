import { useState } from 'react';
import { readCsv } from '#app/bridge/readCsv.ts';
import { readAmountText } from '#app/components/amount/readAmountText.ts';
import { marksOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { CsvReading } from '#shared/csv/readCsvTable.ts';
import { MOST_COSTS } from '#shared/endpoints/tax.ts';
import { COST_SCALE, type Receipt } from '../receipts.ts';
import { type JudgedCosts, judgeCosts, pointOf } from './judgeCosts.ts';

export interface CostFileOptions {
  readonly receipts: readonly Receipt[];
  readonly country: string;
  readonly currency: string;
}

/** What a file came to: its costs and its faults, or why there are none. */
export type CostOutcome =
  | JudgedCosts
  | { readonly kind: 'empty' | 'tooMany' }
  /** The line, from 1, that is no text or no row; undefined where the file could not be read at all. */
  | { readonly kind: 'unreadable'; readonly row: number | undefined };

export interface CostFile {
  readonly isReading: boolean;
  readonly outcome: CostOutcome | null;
  readonly read: (file: Blob) => Promise<void>;
  /** The user has said which of two readings an amount has. */
  readonly answer: (text: string, reading: string) => void;
}

/** Reads a file of costs in the files worker; nothing leaves the device before it is saved (screens.md 0.2c). */
export function useCostFile({ receipts, country, currency }: CostFileOptions): CostFile {
  const marks = marksOf(useLanguage());
  const [isReading, setReading] = useState(false);
  const [table, setTable] = useState<CsvReading | 'broken' | null>(null);
  const [point, setPoint] = useState<string | undefined>(undefined);

  const judge = (): CostOutcome | null => {
    if (table === null) return null;
    if (table === 'broken') return { kind: 'unreadable', row: undefined };
    switch (table.kind) {
      case 'empty':
      case 'tooMany':
        return { kind: table.kind };
      case 'notText':
      case 'quotes':
        return { kind: 'unreadable', row: table.line };
      case 'table':
        break;
    }
    return judgeCosts(table.header, table.rows, {
      ...{ receipts, country, point },
      readAmount: (text) =>
        readAmountText(text, { marks, scale: COST_SCALE, unit: currency, origin: 'pasted' }),
    });
  };

  return {
    isReading,
    outcome: judge(),
    read: async (file) => {
      setReading(true);
      setPoint(undefined);
      const read = await readCsv(file, MOST_COSTS);
      setTable(read.ok ? read.value : 'broken');
      setReading(false);
    },
    answer: (text, reading) => setPoint(pointOf(text, reading)),
  };
}
