import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import type { RecordColumn } from '#app/records/table/recordColumn.ts';
import { StatusChip } from '#app/records/table/StatusChip.tsx';
import { TimeCell } from '#app/records/table/TimeCell.tsx';
import { feeShareOf } from '../feeShare.ts';
import { CoinList } from './CoinList.tsx';
import type { LowRecord } from './lowRecord.ts';
import { ValueThen } from './ValueThen.tsx';

/** The columns of the history of small balances (screens.md 1.5). */
export function useLowColumns(isSortable: boolean): readonly RecordColumn<LowRecord>[] {
  const { t } = useTranslation();
  const title = (id: 'time' | 'coins' | 'received' | 'value' | 'fee' | 'tax' | 'status' | 'id') => ({
    id,
    title: t(`lowBalance.history.column.${id}`),
  });
  return [
    { ...title('time'), isFixed: true, isSortable, cell: ({ atMs }) => <TimeCell atMs={atMs} /> },
    { ...title('coins'), isFixed: true, cell: ({ lines }) => <CoinList lines={lines} /> },
    {
      ...title('received'),
      align: 'end',
      cell: ({ received, target }) => <AmountCell amount={received} coin={target} />,
    },
    {
      ...title('value'),
      align: 'end',
      cell: ({ received, target, atMs }) => <ValueThen coin={target} amount={received} atMs={atMs} />,
    },
    { ...title('fee'), align: 'end', cell: (record) => <FeeCell {...record} /> },
    {
      ...title('tax'),
      align: 'end',
      cell: ({ tax, target }) => <AmountCell amount={tax} coin={target} />,
    },
    { ...title('status'), cell: ({ status }) => <StatusChip status={status} /> },
    { ...title('id'), cell: ({ id }) => <IdCell id={id} /> },
  ];
}

function FeeCell({ fee, tax, received, target }: LowRecord) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const share = feeShareOf({ gets: { amount: received }, fee: { amount: fee }, taxes: [{ amount: tax }] });
  return (
    <span className="grid">
      <AmountCell amount={fee} coin={target} />
      <span className="record-under num">{t('lowBalance.history.percent', { percent: price(share) })}</span>
    </span>
  );
}
