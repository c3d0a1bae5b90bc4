import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { conversionSteps } from '#app/records/recordSteps.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { IdCell } from '#app/records/table/IdCell.tsx';
import { RecordDetail, type RecordFact } from '#app/records/table/RecordDetail.tsx';
import { TimeCell } from '#app/records/table/TimeCell.tsx';
import { Timeline } from '#app/records/table/Timeline.tsx';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';
import { labelKeyOfRecord } from '../lowBalanceAccounts.ts';
import { pathOfAccount } from '../lowBalancePaths.ts';
import { failedCoins, type LowRecord } from './lowRecord.ts';
import { RecordLines } from './RecordLines.tsx';

export interface LowDrawerProps {
  readonly record: LowRecord;
  readonly account: LowBalanceAccount;
  readonly onClose: () => void;
}

/** One conversion of small balances whole, coin by coin, with another try for what failed (screens.md 1.5). */
export function LowDrawer({ record, account, onClose }: LowDrawerProps) {
  const { t } = useTranslation();
  const { id, atMs, target, received, fee, tax, status, lines } = record;
  const failed = failedCoins(record);
  const money = (amount: string) => ({
    value: <AmountCell amount={amount} coin={target} />,
    text: `${amount} ${target}`,
  });
  const accountName = t(labelKeyOfRecord(record.account));
  const facts: readonly RecordFact[] = [
    {
      label: t('lowBalance.history.column.time'),
      value: <TimeCell atMs={atMs} />,
      text: new Date(atMs).toISOString(),
    },
    { label: t('lowBalance.history.account'), value: accountName, text: accountName },
    { label: t('lowBalance.history.column.received'), ...money(received) },
    { label: t('lowBalance.history.column.fee'), ...money(fee) },
    { label: t('lowBalance.history.column.tax'), ...money(tax) },
    {
      label: t('lowBalance.history.lines'),
      value: t('lowBalance.history.coins', { count: lines.length }),
      text: lines.map((line) => `${line.amount} ${line.coin} → ${line.toAmount} ${target}`).join('; '),
    },
    { label: t('lowBalance.history.column.id'), value: <IdCell id={id} />, text: id },
  ];
  // By itself it has no times of its own: what was booked was booked when it was ordered.
  const steps = conversionSteps(status, { createdAtMs: atMs, endedAtMs: record.isPending ? null : atMs });
  return (
    <RecordDetail
      isOpen
      onClose={onClose}
      title={t('screens.lowBalance.title')}
      timeline={
        <Timeline
          steps={steps.map((step) => ({ ...step, title: t(`records.step.${step.id}`) }))}
          meaning={t(`records.meaning.${status}`)}
        />
      }
      facts={facts}
      actions={
        failed.length > 0 && (
          <TextLink
            to={`${pathOfAccount(account)}?${new URLSearchParams({ target, coins: failed.join(',') })}`}
          >
            {t('lowBalance.history.retry', { count: failed.length })}
          </TextLink>
        )
      }
    >
      <RecordLines lines={lines} target={target} />
    </RecordDetail>
  );
}
