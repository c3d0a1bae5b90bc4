import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '#app/components/LtrText.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import { inverseRate } from '#app/records/sumPairs.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { RateCell } from '#app/records/table/RateCell.tsx';
import { RateFlip } from '#app/records/table/RateFlip.tsx';
import type { RecordColumn } from '#app/records/table/recordColumn.ts';
import { StatusChip } from '#app/records/table/StatusChip.tsx';
import { TimeCell } from '#app/records/table/TimeCell.tsx';
import { shortRate } from '#app/screens/exchange/ticketForm/indicativeRate.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { BlockRecord } from './blockRecord.ts';
import { useBp } from './useBp.ts';
import { useNotional } from './useNotional.ts';

/** The columns of screens.md 1.8. */
export function useBlockColumns(): readonly RecordColumn<BlockRecord>[] {
  const { t } = useTranslation();
  const [isFlipped, setFlipped] = useState(false);
  const onCopied = useCopied();
  const approxOf = useNotional();
  const bp = useBp();
  const rate = (trade: BlockRecord['trade'], value: string) => (
    <RateCell
      fromCoin={trade.fromCoin}
      toCoin={trade.toCoin}
      rate={value}
      inverse={inverseRate(value)}
      isFlipped={isFlipped}
    />
  );
  const flip = <RateFlip isFlipped={isFlipped} onFlip={setFlipped} />;
  return [
    {
      id: 'time',
      title: t('block.history.col.time'),
      isFixed: true,
      isSortable: true,
      cell: ({ atMs }) => <TimeCell atMs={atMs} />,
    },
    {
      id: 'sold',
      title: t('block.history.col.sold'),
      align: 'end',
      isFixed: true,
      cell: ({ trade }) => <AmountCell amount={trade.fromAmount} coin={trade.fromCoin} />,
    },
    {
      id: 'received',
      title: t('block.history.col.received'),
      align: 'end',
      isFixed: true,
      cell: ({ trade }) => <AmountCell amount={trade.toAmount} coin={trade.toCoin} />,
    },
    {
      id: 'rate',
      title: t('block.history.col.rate'),
      align: 'end',
      action: flip,
      cell: ({ trade }) => rate(trade, trade.convertRate),
    },
    {
      id: 'spot',
      title: t('block.history.col.spot'),
      align: 'end',
      cell: ({ trade }) => rate(trade, shortRate(trade.spotRate)),
    },
    {
      id: 'diff',
      title: t('block.history.col.diff'),
      align: 'end',
      isSortable: true,
      cell: ({ trade }) => <LtrText className="num">{bp(trade.diffBp)}</LtrText>,
    },
    {
      id: 'notional',
      title: t('block.history.col.notional'),
      align: 'end',
      isSortable: true,
      cell: ({ trade }) => (
        <AmountCell amount={trade.notionalUsd} coin="USD" scale={2} approx={approxOf(trade.notionalUsd)} />
      ),
    },
    {
      id: 'account',
      title: t('block.history.col.account'),
      cell: ({ trade }) => t(SOURCE_ACCOUNTS[trade.accountType].labelKey),
    },
    {
      id: 'status',
      title: t('block.history.col.status'),
      isFixed: true,
      cell: ({ status }) => <StatusChip status={status} />,
    },
    {
      id: 'id',
      title: t('block.history.col.id'),
      cell: ({ id }) => <IdCell id={id} onCopied={onCopied} />,
    },
    {
      id: 'documents',
      title: t('block.history.col.documents'),
      align: 'end',
      cell: ({ trade }) => <span className="num">{trade.documents.length}</span>,
    },
  ];
}
