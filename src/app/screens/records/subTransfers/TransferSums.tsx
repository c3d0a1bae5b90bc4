import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { RecordSumsProps } from '#app/features/recordList/defineRecordList.ts';
import { SumTable } from '#app/features/recordList/table/SumTable.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FlowMatrix } from './FlowMatrix.tsx';
import { MemberName } from './MemberName.tsx';
import { coinsOf, netPositions, sumFlows } from './netPositions.ts';
import type { Transfer } from './transferRecords.ts';

/** The net position of each account, and who sent to whom (screens.md 1.14). Only what was booked counts. */
export function TransferSums({ rows, ...props }: RecordSumsProps<Transfer>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const flows = sumFlows(rows);
  return (
    <>
      <SumTable
        {...props}
        title={t('transfers.net.title')}
        text={t('transfers.net.note')}
        sums={netPositions(rows)}
        keyOf={({ uid, coin }) => `${uid} ${coin}`}
        columns={[
          { title: t('history.column.account'), cell: (position) => <MemberName member={position} /> },
          { title: t('terms.coin'), cell: ({ coin }) => coin },
          { title: t('transfers.direction.in'), cell: ({ received }) => price(received) },
          { title: t('transfers.direction.out'), cell: ({ sent }) => price(sent) },
          { title: t('transfers.net.net'), cell: ({ net }) => `${plusOf(net)}${price(net)}` },
        ]}
      />
      {coinsOf(flows).map((coin) => (
        <FlowMatrix key={coin} coin={coin} flows={flows.filter((flow) => flow.coin === coin)} />
      ))}
    </>
  );
}

/** A gain has a sign as well as a loss; zero has none. */
function plusOf(plain: string): string {
  return !plain.startsWith('-') && /[1-9]/.test(plain) ? '+' : '';
}
