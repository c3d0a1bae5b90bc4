import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatDate } from '#app/components/format/dates.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { TravelRuleForm } from '#app/features/travelRule/TravelRuleForm.tsx';
import { TRAVEL_RULE_CODES } from '#app/features/travelRule/travelRuleCodes.ts';
import { senderZoneOf, travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { StageChip } from './DepositCells.tsx';
import type { DepositRecord } from './depositRecord.ts';
import { DEPOSIT_SOURCE } from './depositSource.ts';
import { stageOf } from './depositStage.ts';
import { depositSteps } from './depositSteps.ts';

/** A deposit whole: what happened, what it means, and what the user has to do (screens.md 1.15, 1.21). */
export function DepositDrawer({ row, facts, onClose }: RecordDrawerProps<DepositRecord>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const stage = stageOf(row);
  const date = row.releaseAtMs === null ? '' : formatDate(row.releaseAtMs, language);
  return (
    <RecordDetail
      onClose={onClose}
      title={t('deposits.detail', { coin: row.coin })}
      status={<StageChip record={row} />}
      steps={depositSteps(row)}
      meaning={t(`deposits.meaning.${stage}`, { confirmations: row.unlockConfirm, date })}
      todo={stage === 'needsSender' && <SenderForm depositId={row.id} />}
      facts={facts}
      actions={
        row.fromAddress !== '' && (
          <TextLink to={riskCheckLink(row.chain, row.fromAddress)}>{t('deposits.checkSender')}</TextLink>
        )
      }
    />
  );
}

/** The risk check of an address, filled in (screens.md 1.24). */
export function riskCheckLink(chain: string, address: string): string {
  return `/money-address/risk-check?${new URLSearchParams({ chain, address })}`;
}

const INLINE_CODES = [...TRAVEL_RULE_CODES, '131080'];

/** Asks who sent a deposit; it is then in review, which its row shows. */
function SenderForm({ depositId }: { readonly depositId: string }) {
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const errorText = useErrorText();
  const refresh = useRefreshRecords(DEPOSIT_SOURCE);
  const { run, isRunning, inlineError, error } = useApiAction('travelRuleSubmit', {
    inlineCodes: INLINE_CODES,
  });
  if (user === undefined || user === null) return null;

  const send = async (questionnaire: string): Promise<void> => {
    await run({ depositId, questionnaire });
    // An answer that was lost may have arrived there.
    refresh();
  };
  return (
    <section aria-label={t('deposits.sender.title')}>
      <h3 className="mb-2 text-large font-semibold">{t('deposits.sender.title')}</h3>
      <TravelRuleForm
        zone={senderZoneOf(travelZoneOf(user))}
        party="sender"
        submitLabel={t('deposits.sender.send')}
        isSending={isRunning}
        error={error}
        failure={inlineError === null ? undefined : errorText(inlineError)}
        onSubmit={(questionnaire) => void send(questionnaire)}
      />
    </section>
  );
}
