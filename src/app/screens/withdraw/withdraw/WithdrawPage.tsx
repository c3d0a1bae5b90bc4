import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { mustProve } from '#app/features/travelRule/mustProve.ts';
import { deviceStorage } from '#app/storage/keyStorage.ts';
import { createTestAmounts } from '#app/storage/testAmounts.ts';
import { globalStore } from '#app/stores/globalStore.ts';
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
  const { state, withdrawal } = useWithdrawal({
    ...{ userId, prove: run, skewMs: form.skewMs },
    findChain: (code) => form.queries.addressChains.all.find((each) => each.code === code),
  });
  const refreshList = useRefreshRecords(WITHDRAWAL_SOURCE);
  const { order } = form.judged;
  const orderKey = JSON.stringify(order);
  const isEditing = state.name === 'EDIT';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order by its figures, and a form that begins again
  useEffect(() => withdrawal.judge(order), [orderKey, isEditing, withdrawal]);
  const isTracking = state.name === 'TRACKING';
  const status = isTracking ? state.status : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order that the exchange has
  useEffect(() => {
    if (!isTracking) return;
    const { test } = form.values;
    const { coin, chain, address, tag, amount, sentAtMs, requestId } = state.sent;
    if (test?.tested === amount) {
      const kept = { ...test, coin, chain, address, tag, requestId, atMs: sentAtMs };
      createTestAmounts(userId, deviceStorage).keep(kept);
    }
    form.startNew();
  }, [isTracking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list shows what the card shows
  useEffect(() => {
    if (status !== null) refreshList();
  }, [status]);

  if (permission?.items.get('withdraw') === 0) {
    return (
      <section className="card withdraw-outcome">
        <b>{t('withdraw.notOffered')}</b>
        <p dir="auto">{permission.reason.get('withdraw') ?? ''}</p>
      </section>
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
        // It stays beneath the security step, so that closing that loses no answer.
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
