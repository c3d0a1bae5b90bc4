import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { DetailLayer, DetailParts } from '#app/features/recordList/table/DetailPanel.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RiskReport } from './RiskReport.tsx';
import type { RiskRecord } from './riskRecord.ts';
import '#app/features/recordList/table/recordDetail.css';

/** A check of the log whole. */
export function RiskDrawer({ row, onClose }: RecordDrawerProps<RiskRecord>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, atMs, isPending, ...finding } = row;
  return (
    <DetailLayer onClose={onClose} title={formatMoment(atMs, language)} actions={<CheckAgain row={row} />}>
      <DetailParts>
        <GroupedAddress address={row.address} />
        <p className="text-text-2">{row.chain}</p>
        {isPending ? (
          <p>{t('riskCheck.pending')}</p>
        ) : (
          <RiskReport finding={{ ...finding, checkId: id, checkedAt: String(atMs), fromCache: false }} />
        )}
        <p className="text-text-2">
          {t('riskCheck.log.id')} <IdCell id={id} />
        </p>
      </DetailParts>
    </DetailLayer>
  );
}
