import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { mustProve } from '#app/features/travelRule/mustProve.ts';
import { TravelRuleForm } from '#app/features/travelRule/TravelRuleForm.tsx';
import { TRAVEL_RULE_CODES } from '#app/features/travelRule/travelRuleCodes.ts';
import { travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';
import { WITHDRAWAL_SOURCE } from './withdrawalSource.ts';

const INLINE_CODES = [...TRAVEL_RULE_CODES, '131080'];

export interface SupplementFormProps {
  readonly record: Pick<WithdrawalRecord, 'id' | 'coin' | 'amount'>;
  /** The exchange has answered. */
  readonly onAnswered?: () => void;
}

/**
 * Says who gets a withdrawal that the exchange has stopped for that (screens.md 0.2b). Where the law of the zone asks for
 * nothing, the exchange asks what all zones do.
 */
export function SupplementForm({ record, onAnswered }: SupplementFormProps) {
  const { id, coin, amount } = record;
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const errorText = useErrorText();
  const refresh = useRefreshRecords(WITHDRAWAL_SOURCE);
  const { run, isRunning, inlineError, error } = useApiAction('withdrawSupplement', {
    inlineCodes: INLINE_CODES,
  });
  const limit = useApiQuery('withdrawLimit', { coin }).answer?.result;
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
        needsProof={mustProve(limit, amount, inlineError?.code)}
        submitLabel={t('withdrawals.supplement.send')}
        isSending={isRunning}
        error={error}
        failure={inlineError === null ? undefined : errorText(inlineError)}
        onSubmit={(questionnaire) => void send(questionnaire)}
      />
    </section>
  );
}
