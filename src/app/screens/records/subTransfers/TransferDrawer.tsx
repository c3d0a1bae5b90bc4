import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { TRANSFER_PAGE } from '#shared/site/urls.ts';
import { markOf, memberName } from './transferFields.tsx';
import type { Transfer } from './transferRecords.ts';

/** A transfer whole, with both of its sides and the way to repeat it (screens.md 1.14). */
export function TransferDrawer({ row, facts, onClose }: RecordDrawerProps<Transfer>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { coin, amount, status, failCode, from, to } = row;
  const repeat = new URLSearchParams({ coin, amount, from: from.uid, to: to.uid });
  return (
    <RecordDetail
      onClose={onClose}
      title={t('transfers.title', { amount: amountWithUnit(amount, { language, unit: coin }) })}
      status={<StatusChip status={status} />}
      results={[{ amount, coin, mark: markOf(row), place: `${memberName(from)} → ${memberName(to)}` }]}
      steps={stepsOf(row)}
      meaning={t(`transfers.meaning.${status}`)}
      facts={facts}
      actions={
        <TextLink isNewTab href={productHref({ language, head: '', tail: `${TRANSFER_PAGE}?${repeat}` })}>
          {t('transfers.repeat')}
        </TextLink>
      }
    >
      {failCode !== null && (
        <p className="text-text-2">
          {t('history.detail.reason', { reason: errorText({ code: String(failCode), message: '' }) })}
        </p>
      )}
    </RecordDetail>
  );
}

/** Sent → arrived or failed; the exchange gives the time of the first step only. */
function stepsOf({ status, atMs }: Transfer): readonly RecordStep[] {
  const sent: RecordStep = { id: 'sent', state: status === 'pending' ? 'current' : 'done', atMs };
  if (status === 'failed') return [sent, { id: 'failed', state: 'failed', atMs: null }];
  return [sent, { id: 'arrived', state: status === 'success' ? 'done' : 'ahead', atMs: null }];
}
