import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCsv } from '#app/bridge/readCsv.ts';
import { joinItems, joinList } from '#app/components/format/joinList.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { MOST_BYTES, MOST_LINES } from './lines/batchLine.ts';
import { mapColumns, NEEDED_COLUMNS, type ReadLine } from './lines/mapColumns.ts';

export interface ReadTable {
  readonly isReading: boolean;
  /** The outcome: lines that were read, or the place of the error. */
  readonly outcome: { readonly isFault: boolean; readonly text: string } | null;
  /** Reads a file, or a pasted table; nothing leaves the device. */
  readonly read: (file: Blob, name: string) => Promise<void>;
}

/** Reads tables with column names, in the files worker (screens.md 1.10, "CSV rules"). */
export function useReadTable(onLines: (lines: readonly ReadLine[]) => void): ReadTable {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isReading, setIsReading] = useState(false);
  const [outcome, setOutcome] = useState<ReadTable['outcome']>(null);
  const fault = (text: string): void => setOutcome({ isFault: true, text });

  const take = async (file: Blob, name: string): Promise<void> => {
    if (file.size > MOST_BYTES) return fault(t('addressBatch.fault.tooLarge'));
    const read = await readCsv(file, MOST_LINES);
    if (!read.ok) return fault(t('addressBatch.fault.unreadable'));
    const table = read.value;
    switch (table.kind) {
      case 'empty':
        return fault(t('addressBatch.fault.empty'));
      case 'tooMany':
        return fault(t('addressBatch.fault.tooMany', { count: table.count }));
      case 'notText':
      case 'quotes':
        return fault(t(`addressBatch.fault.${table.kind}`, { line: table.line, character: table.character }));
      case 'table':
        break;
    }
    const mapped = mapColumns(table.header, table.rows, (column) => t(`addressBatch.column.${column}`));
    if (mapped.kind === 'noHeader') {
      return fault(t('addressBatch.fault.noHeader', { columns: joinItems(NEEDED_COLUMNS, language) }));
    }
    if (mapped.kind === 'twice') {
      return fault(t('addressBatch.fault.twice', { names: joinList(mapped.names, language) }));
    }
    onLines(mapped.lines);
    const said = [
      t('addressBatch.read', { count: mapped.lines.length, name }),
      ...mapped.unknown.map((column) => t('addressBatch.fault.unknownColumn', { name: column })),
    ];
    setOutcome({ isFault: false, text: joinSentences(said, language) });
  };

  return {
    isReading,
    outcome,
    read: async (file, name) => {
      setIsReading(true);
      setOutcome(null);
      await take(file, name);
      setIsReading(false);
    },
  };
}
