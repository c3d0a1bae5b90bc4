import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { RateCell } from '#app/records/table/RateCell.tsx';
import { RateFlip } from '#app/records/table/RateFlip.tsx';
import type { RecordColumn } from '#app/records/table/recordColumn.ts';
import { StatusChip } from '#app/records/table/StatusChip.tsx';
import { TimeCell } from '#app/records/table/TimeCell.tsx';
import { type CoinAmount, type Conversion, onlyLine } from '../conversions/conversion.ts';
import type { ListedKind } from '../conversions/conversionSources.ts';
import { useConversionWords } from '../conversions/useConversionWords.ts';
import { CancelCell } from './CancelCell.tsx';
import { GivenAmount } from './GivenAmount.tsx';
import { shownStatus } from './orderStatus.ts';
import { ReceivedAmount } from './ReceivedAmount.tsx';
import type { OrderCancels } from './useOrderCancels.ts';

export interface HistoryColumnsOptions {
  readonly tab: ListedKind | null;
  /** The rows of the page that is shown. */
  readonly rows: readonly Conversion[];
  readonly isSortable: boolean;
  readonly cancels: OrderCancels;
  /** Asks for the cancelling of an order, which has to be confirmed. */
  readonly onCancel: (order: Conversion) => void;
}

type Column = RecordColumn<Conversion>;

/** The columns of a tab in their order (screens.md 1.2, "Shows"); a tax column only where there is a tax. */
function idsOf(tab: ListedKind | null, hasTax: boolean) {
  const charges = ['fee', ...(hasTax ? (['tax'] as const) : [])] as const;
  // Of an order, what can be done and until when is needed first; all of them are of the funding account.
  if (tab === 'limit') return [...ORDER, ...charges, 'account', 'id'] as const;
  const kind = tab === null ? (['kind'] as const) : [];
  return ['time', ...kind, 'account', 'given', 'got', 'rate', ...charges, 'status', 'id'] as const;
}

const ORDER = ['time', 'given', 'got', 'limitPrice', 'filledRate', 'status', 'cancel', 'expires'] as const;

type ColumnId = ReturnType<typeof idsOf>[number];

/** What the table of a tab shows of its conversions. */
export function useHistoryColumns(options: HistoryColumnsOptions): readonly Column[] {
  const { tab, rows, isSortable, cancels, onCancel } = options;
  const { t } = useTranslation();
  const words = useConversionWords();
  const [isFlipped, setFlipped] = useState(false);
  const price = (row: Conversion, rate: string, inverse: string): ReactNode => {
    const line = onlyLine(row);
    if (line === undefined) return <Nothing />;
    const pair = { fromCoin: line.given.coin, toCoin: line.got.coin };
    return <RateCell {...pair} rate={rate} inverse={inverse} isFlipped={isFlipped} />;
  };
  const flip = <RateFlip isFlipped={isFlipped} onFlip={setFlipped} />;

  const columnById: Readonly<Record<ColumnId, Omit<Column, 'id' | 'title'>>> = {
    time: { isFixed: true, isSortable, cell: ({ atMs }) => <TimeCell atMs={atMs} /> },
    kind: { cell: ({ kind }) => words.kind(kind) },
    account: { cell: ({ sourceKey }) => words.account(sourceKey) },
    given: { align: 'end', isFixed: true, cell: (row) => <GivenAmount conversion={row} /> },
    got: { align: 'end', isFixed: true, cell: (row) => <ReceivedAmount conversion={row} /> },
    rate: {
      align: 'end',
      action: flip,
      cell: (row) => price(row, onlyLine(row)?.rate ?? '', onlyLine(row)?.inverse ?? ''),
    },
    limitPrice: {
      align: 'end',
      action: flip,
      cell: (row) => price(row, row.limit?.price ?? '', row.limit?.inversePrice ?? ''),
    },
    filledRate: {
      align: 'end',
      cell: (row) => price(row, row.limit?.filledRate ?? '', row.limit?.filledInverse ?? ''),
    },
    expires: {
      cell: ({ limit }) => (limit === null ? <Nothing /> : <TimeCell atMs={limit.expiresAtMs} />),
    },
    fee: { align: 'end', cell: ({ fee }) => <Charge charge={fee} /> },
    tax: { align: 'end', cell: ({ tax }) => <Charge charge={tax} /> },
    status: { isFixed: true, cell: (row) => <StatusChip status={shownStatus(row, cancels)} /> },
    id: { cell: ({ id }) => <IdCell id={id} /> },
    cancel: {
      isFixed: true,
      cell: (row) => <CancelCell conversion={row} cancels={cancels} onCancel={onCancel} />,
    },
  };
  const hasTax = rows.some(({ tax }) => tax !== null);
  return idsOf(tab, hasTax).map((id) => ({ id, title: t(`history.column.${id}`), ...columnById[id] }));
}

function Charge({ charge }: { readonly charge: CoinAmount | null }) {
  return charge === null ? <Nothing /> : <AmountCell {...charge} />;
}

function Nothing() {
  return <span className="record-under">–</span>;
}
