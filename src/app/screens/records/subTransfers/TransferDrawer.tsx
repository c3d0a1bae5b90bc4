import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { type AmountMark, givenMark, gotMark } from '#app/features/recordList/outcome.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import {
  amountFact,
  idFact,
  type RecordFact,
  textFact,
  timeFact,
} from '#app/features/recordList/table/facts.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { TRANSFER_PAGE } from '#shared/site/urls.ts';
import { directionOf, type Member, type Transfer } from './transferRecords.ts';

/** A transfer whole, with both of its sides and the way to repeat it (screens.md 1.14). */
export function TransferDrawer({ row, onClose }: RecordDrawerProps<Transfer>) {
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
      results={[{ amount, coin, mark: markOf(row), place: `${nameOf(from)} → ${nameOf(to)}` }]}
      steps={stepsOf(row)}
      meaning={t(`transfers.meaning.${status}`)}
      facts={useFacts(row)}
      actions={
        <TextLink isNewTab href={productHref({ language, head: '', tail: `${TRANSFER_PAGE}?${repeat}` })}>
          {t('transfers.repeat')}
        </TextLink>
      }
    >
      {failCode !== null && (
        <p className="transfer-reason">
          {t('history.detail.reason', { reason: errorText({ code: String(failCode), message: '' }) })}
        </p>
      )}
    </RecordDetail>
  );
}

function nameOf({ name, uid }: Member): string {
  return name === '' ? uid : name;
}

/** What failed was only asked for, and what is pending is expected. */
export function markOf({ outcome }: Pick<Transfer, 'outcome'>): AmountMark | undefined {
  return givenMark(outcome) ?? gotMark(outcome);
}

/** Sent → arrived or failed; the exchange gives the time of the first step only. */
function stepsOf({ status, atMs }: Transfer): readonly RecordStep[] {
  const sent: RecordStep = { id: 'sent', state: status === 'pending' ? 'current' : 'done', atMs };
  if (status === 'failed') return [sent, { id: 'failed', state: 'failed', atMs: null }];
  return [sent, { id: 'arrived', state: status === 'success' ? 'done' : 'ahead', atMs: null }];
}

function useFacts(row: Transfer): readonly RecordFact[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const uid = useStore(globalStore, ({ global }) => global.user?.id);
  const direction = directionOf(row, uid === undefined ? null : String(uid));
  const side = (name: 'from' | 'to'): readonly RecordFact[] => [
    textFact(t(`transfers.column.${name}`), nameOf(row[name])),
    textFact(withLabel(t(`transfers.column.${name}`), 'UID', language), row[name].uid),
    textFact(
      withLabel(t(`transfers.column.${name}`), t('history.column.account'), language),
      walletName(row[name].wallet, t),
    ),
  ];
  return [
    timeFact(t('history.column.time'), row.atMs),
    amountFact(t('transfers.column.amount'), { amount: row.amount, coin: row.coin, mark: markOf(row) }, t),
    ...side('from'),
    ...side('to'),
    textFact(t('transfers.column.direction'), t(`transfers.direction.${direction}`)),
    idFact(t('transfers.column.id'), row.id),
  ];
}
