import { Check } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { type Tab, Tabs } from '#app/components/Tabs.tsx';
import { useInternalTypes } from '../users/useInternalTypes.ts';
import { AmountStep } from './amount/AmountStep.tsx';
import { CardTitle } from './CardTitle.tsx';
import { CoinStep } from './CoinStep.tsx';
import type { FormValues } from './form/formValues.ts';
import type { WithdrawForm } from './form/useWithdrawForm.ts';
import { PLACE_BY_PART, whatIsMissing } from './form/whatIsMissing.ts';
import type { Withdrawal } from './order/createWithdrawal.ts';
import { refusalOf } from './order/refusalOf.ts';
import type { WithdrawalState } from './order/withdrawalState.ts';
import { RecipientStep } from './recipient/RecipientStep.tsx';
import { ReviewCard } from './review/ReviewCard.tsx';

export interface WithdrawStepsProps {
  readonly form: WithdrawForm;
  readonly state: WithdrawalState;
  readonly withdrawal: Withdrawal;
}

/** Refusals that are about the amount: they stand at its field. */
const AMOUNT_CODES: ReadonlySet<string> = new Set(['131096', '131212', '131085', '131088', '131095']);

/** Coin, recipient and amount, in this order; beside them what they come to. */
export function WithdrawSteps({ form, state, withdrawal }: WithdrawStepsProps) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const hasUsers = useInternalTypes().length > 0;
  const [isAsked, setAsked] = useState(false);
  const { values, set, coin, chain, recipient, judged } = form;
  const isCoinDone = coin !== '' && chain !== undefined;
  const isAmountDone = judged.order !== null;
  const isWorking = state.name === 'SECURITY' || state.name === 'SUBMITTING';
  const refusal = refusalOf(state, judged.order);

  const missing = whatIsMissing(form);
  /** Focus goes to the first thing that is missing (screens.md 0.3); the review says what that is. */
  const showMissing = (): void => {
    setAsked(true);
    if (missing === null) return;
    const { step, within } = PLACE_BY_PART[missing];
    const section = card.current?.querySelector(`[data-step="${step}"]`);
    const places = within.map((place) => section?.querySelector<HTMLElement>(place));
    places.find((place) => place instanceof HTMLElement)?.focus();
  };
  const review = (): void => {
    if (state.name !== 'EDIT') return;
    if (judged.order === null) showMissing();
    else withdrawal.review(judged.order);
  };
  useShortcut('r', review);

  const steps = (
    <>
      <FormStep place={1} title={t('terms.coinAndNetwork')} isDone={isCoinDone} isNow={!isCoinDone}>
        <CoinStep form={form} />
      </FormStep>
      <FormStep
        place={2}
        title={t('withdraw.step.recipient')}
        isDone={recipient !== null}
        isNow={isCoinDone && recipient === null}
      >
        {coin !== '' && <RecipientStep form={form} isAsked={isAsked} />}
      </FormStep>
      <FormStep
        place={3}
        title={t('terms.amount')}
        isDone={isAmountDone}
        isNow={recipient !== null && !isAmountDone}
      >
        {coin !== '' && (
          <AmountStep
            form={form}
            refusal={refusal !== null && AMOUNT_CODES.has(refusal.code) ? refusal : null}
          />
        )}
      </FormStep>
    </>
  );
  const modes: readonly Tab<FormValues['mode']>[] = [
    { id: 'chain', label: t('withdraw.mode.chain'), content: values.mode === 'chain' && steps },
    { id: 'user', label: t('withdraw.mode.user'), content: values.mode === 'user' && steps },
  ];
  return (
    <Stack
      gap="gap-4 lg:gap-6"
      className="items-start lg:grid-cols-[minmax(0,1fr)_360px] xl:grid-cols-[minmax(0,1fr)_400px]"
    >
      <Card
        as="section"
        ref={card}
        aria-label={t('withdraw.form')}
        inert={isWorking}
        onKeyDown={(event) => {
          const isAmount = event.target instanceof HTMLElement && event.target.matches('.amount-input');
          if (event.key === 'Enter' && isAmount && !event.nativeEvent.isComposing) review();
        }}
      >
        {hasUsers ? (
          <Tabs
            label={t('withdraw.mode.label')}
            // The tabs within the second step have the same room.
            className="[&_[role=tablist]]:px-4 md:[&_[role=tablist]]:px-6 [&_[role=tabpanel]]:pt-0"
            tabs={modes}
            selected={values.mode}
            onSelect={(mode) => {
              form.clearRecipient();
              set({ mode });
            }}
          />
        ) : (
          steps
        )}
      </Card>
      <ReviewCard
        {...{ form, state, withdrawal }}
        missing={isAsked && state.name === 'EDIT' && !isAmountDone ? missing : null}
        error={state.name === 'REVIEW' ? state.error : refusal}
        onReview={review}
      />
    </Stack>
  );
}

/** What becomes of the number of a step. */
const NUMBERS = {
  done: 'border-transparent bg-up-wash text-up',
  now: 'border-transparent bg-text text-bg',
  ahead: 'border-line-strong',
} as const;

interface FormStepProps {
  readonly place: number;
  readonly title: string;
  readonly isDone: boolean;
  /** The one to do next. */
  readonly isNow: boolean;
  readonly children: ReactNode;
}

/** One numbered step of the form. A phone leaves the number out, and the title of the first, which its fields say themselves. */
function FormStep({ place, title, isDone, isNow, children }: FormStepProps) {
  const state = isDone ? 'done' : isNow ? 'now' : 'ahead';
  return (
    <section
      className="border-b border-line px-4 pt-3 pb-4 last:border-b-0 md:grid md:grid-cols-[28px_minmax(0,1fr)] md:gap-x-4 md:px-6 md:pt-5 md:pb-6"
      data-step={place}
      aria-label={title}
    >
      <span
        className={joinClasses(
          'hidden size-7 place-items-center rounded-full border font-semibold md:grid',
          NUMBERS[state],
        )}
        aria-hidden="true"
      >
        {isDone ? <Check size={14} strokeWidth={2.5} /> : place}
      </span>
      <Stack className="min-w-0">
        <CardTitle className={place === 1 ? 'max-md:sr-only' : ''}>{title}</CardTitle>
        {children}
      </Stack>
    </section>
  );
}
