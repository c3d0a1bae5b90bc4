import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { CancelWithdrawal } from './CancelWithdrawal.tsx';
import { SupplementForm } from './SupplementForm.tsx';
import { StatusMark } from './WithdrawalCells.tsx';
import { isCancellable, outcomeOf, type WithdrawalRecord } from './withdrawalRecord.ts';
import { withdrawalSteps } from './withdrawalSteps.ts';

const DocumentOrderLine = lazyPart(
  () => import('#app/features/exportJobs/DocumentOrderLine.tsx'),
  (module) => module.DocumentOrderLine,
);

/** A withdrawal whole: where it stands, what that means, what the user has to do or can still do (screens.md 1.17, 1.21). */
export function WithdrawalDrawer({ row, facts, onClose }: RecordDrawerProps<WithdrawalRecord>) {
  const { t } = useTranslation();
  return (
    <RecordDetail
      onClose={onClose}
      title={t('withdrawals.detail', { coin: row.coin })}
      status={<StatusMark status={row.status} />}
      steps={withdrawalSteps(row)}
      meaning={t(`withdrawals.meaning.${row.status}`, { confirmations: row.needConfirm })}
      todo={row.status === 'MoreInformationRequired' && <SupplementForm record={row} />}
      facts={facts}
      actions={
        <>
          {isCancellable(row.status) && <CancelWithdrawal record={row} />}
          {outcomeOf(row.status) === 'booked' && <Receipt row={row} />}
          <TextLink to={`/withdraw?${new URLSearchParams({ to: row.toAddress, all: '1' })}`}>
            {t('withdrawals.again')}
          </TextLink>
          {!row.isInside && <TextLink to={riskCheckLink(row)}>{t('withdrawals.checkAddress')}</TextLink>}
        </>
      }
    />
  );
}

/** The exchange's own PDF, which there is once the coins have reached their recipient (screens.md 1.17). */
function Receipt({ row: { id, atMs } }: { readonly row: WithdrawalRecord }) {
  const { t } = useTranslation();
  const about = { type: 'withdrawalReceipt', withdrawalId: id };
  return (
    <Suspense fallback={null}>
      <DocumentOrderLine key={id} label={t('withdrawals.receipt')} about={about} atMs={atMs} />
    </Suspense>
  );
}

/** The risk check of the address, filled in (screens.md 1.24). */
function riskCheckLink({ chain, toAddress }: WithdrawalRecord): string {
  return `/money-address/risk-check?${new URLSearchParams({ chain, address: toAddress })}`;
}
