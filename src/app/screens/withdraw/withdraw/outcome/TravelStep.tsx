import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { TravelRuleForm } from '#app/features/travelRule/TravelRuleForm.tsx';
import { travelZoneOf } from '#app/features/travelRule/travelZone.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { OutcomeCard } from '#app/screens/withdraw/OutcomeCard.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import type { AppError } from '#shared/result/appError.ts';
import { CardTitle } from '../CardTitle.tsx';

export interface TravelStepProps {
  readonly error: AppError | null;
  /** From here on a European's own wallet has to be proven. */
  readonly needsProof: boolean;
  readonly onAnswers: (questionnaire: string) => void;
  readonly onBack: () => void;
}

/** Who gets the coins, where the law of the site asks for it (screens.md 3.5). */
export function TravelStep({ error, needsProof, onAnswers, onBack }: TravelStepProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const user = useStore(globalStore, ({ global }) => global.user);
  if (user === undefined || user === null) return null;
  return (
    <OutcomeCard as="section" aria-label={t('withdraw.travel.title')}>
      <CardTitle>{t('withdraw.travel.title')}</CardTitle>
      <TravelRuleForm
        zone={travelZoneOf(user)}
        party="beneficiary"
        needsProof={needsProof}
        submitLabel={t('withdraw.travel.send')}
        isSending={false}
        error={error}
        failure={error === null ? undefined : errorText(error)}
        onSubmit={onAnswers}
      />
      <Button variant="ghost" className="mt-2" onClick={onBack}>
        {t('withdraw.travel.back')}
      </Button>
    </OutcomeCard>
  );
}
