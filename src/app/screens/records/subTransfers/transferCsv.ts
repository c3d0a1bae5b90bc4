import type { TFunction } from 'i18next';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { type CsvField, type CsvShape, oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { bookedCell } from '#app/features/recordList/outcome.ts';
import { walletName } from '#app/features/recordList/walletName.ts';
import type { Language } from '#shared/site/languages.ts';
import { directionOf, type Transfer } from './transferRecords.ts';

/** The transfers as a file, one line each; names beside UIDs, and a column that can be summed (screens.md 0.2b). */
export function transferCsv(
  { t, language }: { readonly t: TFunction; readonly language: Language },
  uid: string | null,
): CsvShape<Transfer> {
  const side = (name: 'from' | 'to'): readonly CsvField<Transfer>[] => {
    const title = t(`transfers.column.${name}`);
    return [
      { title: withLabel(title, 'UID', language), kind: 'text', cell: (row) => row[name].uid },
      { title: withLabel(title, t('transfers.name'), language), kind: 'text', cell: (row) => row[name].name },
      {
        title: withLabel(title, t('history.column.account'), language),
        kind: 'text',
        cell: (row) => walletName(row[name].wallet, t),
      },
    ];
  };
  return shapeCsv<Transfer, Transfer>(
    [
      { title: t('history.csv.time'), kind: 'time', cell: ({ atMs }) => String(atMs) },
      { title: t('transfers.column.id'), kind: 'text', cell: ({ id }) => id },
      {
        title: t('history.column.status'),
        kind: 'text',
        cell: ({ status }) => t(`records.status.${status}`),
      },
      {
        title: t('transfers.column.direction'),
        kind: 'text',
        cell: (row) => t(`transfers.direction.${directionOf(row, uid)}`),
      },
      ...side('from'),
      ...side('to'),
      { title: t('terms.coin'), kind: 'text', cell: ({ coin }) => coin },
      { title: t('records.askedAmount'), kind: 'decimal', cell: ({ amount }) => amount },
      {
        title: t('transfers.column.amount'),
        kind: 'decimal',
        cell: ({ outcome, amount }) => bookedCell(outcome, amount),
      },
    ],
    oneLine,
  );
}
