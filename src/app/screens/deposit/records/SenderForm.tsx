import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { TravelRuleForm } from '#app/features/travelRule/TravelRuleForm.tsx';
import { TRAVEL_RULE_CODES } from '#app/features/travelRule/travelRuleCodes.ts';
import { senderZoneOf, travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { DEPOSIT_SOURCE } from './depositSource.ts';

const INLINE_CODES = [...TRAVEL_RULE_CODES, '131080'];

/** Asks who sent a deposit; it is then in review, which its row shows. */
export function SenderForm({ depositId }: { readonly depositId: string }) {
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
