import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { mustProve } from '#app/features/travelRule/mustProve.ts';
import { createTestAmounts } from '#app/storage/testAmounts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { OutcomeCard } from '../OutcomeCard.tsx';
import { WITHDRAWAL_SOURCE } from '../records/withdrawalSource.ts';
import { useWithdrawForm } from './form/useWithdrawForm.ts';
import { useWithdrawal } from './order/useWithdrawal.ts';
import type { SentOrder } from './order/withdrawalOrder.ts';
import { WithdrawSteps } from './WithdrawSteps.tsx';

const TravelStep = lazyPart(
  () => import('./outcome/TravelStep.tsx'),
  (module) => module.TravelStep,
);
const RepeatQuestion = lazyPart(
  () => import('./outcome/RepeatQuestion.tsx'),
  ({ RepeatQuestion }) => RepeatQuestion,
);
const TrackingCard = lazyPart(
  () => import('./outcome/TrackingCard.tsx'),
  ({ TrackingCard }) => TrackingCard,
);
const UnknownCard = lazyPart(
  () => import('./outcome/UnknownCard.tsx'),
  ({ UnknownCard }) => UnknownCard,
);

/** The form of one user and session, and what became of the order that was sent with it. */
export function WithdrawPage({ userId }: { readonly userId: number }) {
  const { t } = useTranslation();
  const permission = useStore(globalStore, ({ global }) => global.permission.register);
  const form = useWithdrawForm(userId);
  const { run, dialog } = useSecurityStep();
  const refreshList = useRefreshRecords(WITHDRAWAL_SOURCE);
  const { state, withdrawal } = useWithdrawal({
    ...{ userId, prove: run, skewMs: form.skewMs },
    findChain: (code) => form.queries.addressChains.all.find((each) => each.code === code),
    onTracked: (sent, isNew) => {
      // The list shows what the card shows.
      refreshList();
      if (!isNew) return;
      keepTest(sent);
      form.startNew();
    },
  });
  const keepTest = ({ coin, chain, address, tag, amount, sentAtMs, requestId }: SentOrder): void => {
    const { test } = form.values;
    if (test?.tested !== amount) return;
    createTestAmounts(userId).keep({ ...test, coin, chain, address, tag, requestId, atMs: sentAtMs });
  };
  const { order } = form.judged;
  const isTracking = state.name === 'TRACKING';
  const isReviewed = state.name === 'REVIEW' || state.name === 'TRAVEL';
  // After every render: what is reviewed is what the form comes to. Where nothing has changed, nothing happens.
  useEffect(() => {
    if (isReviewed) withdrawal.compare(order);
  });

  if (permission?.items.get('withdraw') === 0) {
    return (
      <OutcomeCard as="section">
        <b>{t('withdraw.notOffered')}</b>
        <p {...EXCHANGE_WORDS}>{permission.reason.get('withdraw') ?? ''}</p>
      </OutcomeCard>
    );
  }
  const limit = form.queries.limit.answer?.result;
  const etaOf = ({ isInside, chain }: SentOrder): number =>
    isInside ? 0 : (form.queries.chains.find((each) => each.chain === chain)?.withdrawEta ?? 0);
  const isAnswered = 'request' in state && state.request.questionnaire !== null;
  const isTravel = state.name === 'TRAVEL';
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      {(isTravel || isAnswered) && (
        // The form stays beneath the security step, so that closing the step loses no answer.
        <div hidden={!isTravel}>
          <TravelStep
            error={isTravel ? state.error : null}
            needsProof={isTravel && mustProve(limit, state.order.amount, state.error?.code)}
            onAnswers={withdrawal.answer}
            onBack={withdrawal.back}
          />
        </div>
      )}
      {state.name === 'UNKNOWN' &&
        (state.resending === 'travel' ? (
          <TravelStep
            error={null}
            needsProof={mustProve(limit, state.sent.amount, undefined)}
            onAnswers={withdrawal.answer}
            onBack={withdrawal.back}
          />
        ) : (
          <UnknownCard state={state} withdrawal={withdrawal} />
        ))}
      {isTracking && <TrackingCard state={state} withdrawal={withdrawal} etaSeconds={etaOf(state.sent)} />}
      {!isTravel && !isTracking && state.name !== 'UNKNOWN' && (
        <WithdrawSteps form={form} state={state} withdrawal={withdrawal} />
      )}
      {state.name === 'REPEATED' && <RepeatQuestion state={state} withdrawal={withdrawal} />}
      {dialog}
    </Suspense>
  );
}
