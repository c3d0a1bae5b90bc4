import type { TFunction } from 'i18next';
import { type CsvShape, shapeCsv } from '#app/features/recordList/csvShape.ts';
import type { CsvColumn } from '#shared/csv/createCsvFile.ts';
import type { AddressRecord } from './addressRecord.ts';

interface Line {
  readonly record: AddressRecord;
  /** What it received of one coin; undefined where nothing came. */
  readonly received: AddressRecord['received'][number] | undefined;
}

const COLUMNS = [
  ['label', 'text', ({ record }) => record.label],
  ['chain', 'text', ({ record }) => record.chain],
  ['address', 'text', ({ record }) => record.addressDeposit],
  ['tag', 'text', ({ record }) => record.tagDeposit],
  ['created', 'time', ({ record }) => String(record.atMs)],
  ['last', 'time', ({ received }) => received?.lastAt ?? ''],
  ['received', 'decimal', ({ received }) => received?.total ?? '0'],
  ['coin', 'text', ({ received }) => received?.coin ?? ''],
] as const satisfies readonly (readonly [string, CsvColumn['kind'], (line: Line) => string])[];

/** The addresses as a file: a line for each coin that an address received. */
export function addressCsv(t: TFunction): CsvShape<AddressRecord> {
  return shapeCsv(
    [
      ...COLUMNS.map(([id, kind, cell]) => ({ title: t(`addresses.column.${id}`), kind, cell })),
      {
        title: t('addresses.column.state'),
        kind: 'text' as const,
        cell: ({ record }: Line) => t(`addresses.state.${record.state}`),
      },
      { title: t('deposits.csv.id'), kind: 'text' as const, cell: ({ record }: Line) => record.id },
    ],
    (record) =>
      record.received.length === 0
        ? [{ record, received: undefined }]
        : record.received.map((received) => ({ record, received })),
  );
}
