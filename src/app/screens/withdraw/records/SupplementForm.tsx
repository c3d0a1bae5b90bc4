import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useRefreshRecords } from '#app/records/useRefreshRecords.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { TravelRuleForm } from '#app/travelRule/TravelRuleForm.tsx';
import { TRAVEL_RULE_CODES } from '#app/travelRule/travelRuleCodes.ts';
import { travelZoneOf } from '#app/travelRule/travelZone.ts';
import { WITHDRAWAL_SOURCE } from './withdrawalSource.ts';

const INLINE_CODES = [...TRAVEL_RULE_CODES, '131080'];

export interface SupplementFormProps {
  readonly id: string;
  /** The exchange has answered. */
  readonly onAnswered?: () => void;
}

/**
 * Says who gets a withdrawal that the exchange has stopped for that (screens.md 0.2b). Where the law of the zone asks for
 * nothing, the exchange asks what all zones do.
 */
export function SupplementForm({ id, onAnswered }: SupplementFormProps) {
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const errorText = useErrorText();
  const refresh = useRefreshRecords(WITHDRAWAL_SOURCE);
  const { run, isRunning, inlineError } = useApiAction('withdrawSupplement', { inlineCodes: INLINE_CODES });
  if (user === undefined || user === null) return null;
  const send = async (questionnaire: string): Promise<void> => {
    await run({ id, questionnaire });
    // An answer that was lost may have arrived there.
    refresh();
    onAnswered?.();
  };
  return (
    <section aria-label={t('withdrawals.supplement.title')}>
      <h3 className="mb-2 text-large font-semibold">{t('withdrawals.supplement.title')}</h3>
      <TravelRuleForm
        zone={travelZoneOf(user) || 'HKG'}
        party="beneficiary"
        submitLabel={t('withdrawals.supplement.send')}
        isSending={isRunning}
        failure={inlineError === null ? undefined : errorText(inlineError)}
        onSubmit={(questionnaire) => void send(questionnaire)}
      />
    </section>
  );
}
