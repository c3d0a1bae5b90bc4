import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useForm } from '#app/components/useForm.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { TravelFieldInput } from './TravelFieldInput.tsx';
import { type TravelAnswers, type TravelField, travelFieldsOf } from './travelFields.ts';
import type { TravelParty, TravelZone } from './travelZone.ts';
import { validateTravelAnswer } from './validateTravelAnswer.ts';
import { writeQuestionnaire } from './writeQuestionnaire.ts';

export interface TravelRuleFormProps {
  readonly zone: TravelZone;
  readonly party: TravelParty;
  /** A European's own wallet has to be proven; withdrawals only. Once it was so, the form asks until it is gone. */
  readonly needsProof?: boolean;
  /** What the button does: "Send details". */
  readonly submitLabel: string;
  readonly isSending: boolean;
  /** Why the exchange refused them, as a finished text. */
  readonly failure?: string | undefined;
  /** What it said with that; null for nothing. */
  readonly error: AppError | null;
  /** The answers as JSON of at most 16,384 bytes. */
  readonly onSubmit: (questionnaire: string) => void;
}

/**
 * Asks who sent coins, or who gets them, as the law of the user's zone demands (screens.md 3.5). What is entered stays in
 * this form alone: it is about people, and goes into no store and no address.
 */
export function TravelRuleForm(props: TravelRuleFormProps) {
  const { zone, party, needsProof = false, submitLabel, isSending, failure, error, onSubmit } = props;
  const { t } = useTranslation();
  const [answers, setAnswers] = useState<TravelAnswers>({});
  /** Faults are shown for what was left, and for everything once it was tried to send. */
  const [left, setLeft] = useState<ReadonlySet<TravelField>>(new Set());
  const [isTooLong, setTooLong] = useState(false);
  /** The exchange says it in one answer, and the price may fall again: what it asked for stays. */
  const [isProofAsked, setProofAsked] = useState(needsProof);
  if (needsProof && !isProofAsked) setProofAsked(true);

  const fields = travelFieldsOf({ zone, answers, needsProof: isProofAsked });
  const today = new Date(systemClock.wallNow()).toISOString().slice(0, 10);
  const faultOf = (field: TravelField) => validateTravelAnswer(field, answers[field], today);

  const { formProps, isValidated } = useForm({
    isValid: fields.every((field) => faultOf(field) === null),
    isBusy: isSending,
    onSubmit: () => {
      const questionnaire = writeQuestionnaire(fields, answers);
      setTooLong(questionnaire === null);
      if (questionnaire !== null) onSubmit(questionnaire);
    },
  });

  return (
    // One question under the other: the form is read on a phone as well as in a drawer.
    <Stack as="form" gap="gap-4" className="max-w-120" {...formProps}>
      <p className="text-text-2">{t(`travelRule.why.${party}`)}</p>
      {fields.map((field) => (
        <TravelFieldInput
          key={field}
          field={field}
          party={party}
          answers={answers}
          fault={isValidated || left.has(field) ? faultOf(field) : null}
          onChange={(text) => {
            setTooLong(false);
            setAnswers((before) => withAnswer(before, field, text));
          }}
          onLeave={() => setLeft((before) => new Set(before).add(field))}
        />
      ))}
      <div role="alert" className="text-down">
        {isTooLong ? t('travelRule.tooLong') : failure}
      </div>
      <PausedButton type="submit" variant="primary" error={error} isLoading={isSending}>
        {submitLabel}
      </PausedButton>
      <p className="text-text-2">{t('travelRule.kept')}</p>
    </Stack>
  );
}

/** Another country has other states. */
function withAnswer(before: TravelAnswers, field: TravelField, text: string): TravelAnswers {
  const next = { ...before, [field]: text };
  return field === 'country' ? { ...next, state: '' } : next;
}
