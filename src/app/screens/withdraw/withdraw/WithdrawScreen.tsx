import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { pageSignals } from '#app/features/orders/pageSignals.ts';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import type { SecurityStep } from '#app/features/securityStep/createSecurityStep.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { mustProve } from '#app/features/travelRule/mustProve.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApi } from '#app/queries/useApi.ts';
import { tabStorage } from '#app/storage/keyStorage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { OutcomeCard } from '../OutcomeCard.tsx';
import { outcomeOf } from '../records/withdrawalRecord.ts';
import { WITHDRAWAL_SOURCE } from '../records/withdrawalSource.ts';
import type { WithdrawLimit } from './form/sources.ts';
import { useWithdrawForm } from './form/useWithdrawForm.ts';
import { createWithdrawal, type Withdrawal } from './order/createWithdrawal.ts';
import { createWithdrawalCalls } from './order/createWithdrawalCalls.ts';
import { describeOrder } from './order/describeOrder.ts';
import { keepTest } from './order/keepTest.ts';
import { lateNotice, refusedNotice } from './order/lateNotice.ts';
import { nextTravelOrder } from './order/nextTravelOrder.ts';
import type { SentOrder, WithdrawalOrder } from './order/withdrawalOrder.ts';
import type { WithdrawalState } from './order/withdrawalState.ts';
import { WithdrawSteps } from './WithdrawSteps.tsx';

/** Below the form, and loaded after it. */
const RecentWithdrawals = lazyPart(
  () => import('../records/RecentWithdrawals.tsx'),
  ({ RecentWithdrawals }) => RecentWithdrawals,
);

/** /withdraw: sends coins out, and shows what went out lately (screens.md 1.17). */
export function WithdrawScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is read or remembered.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <QueriesHost>
      {userId === undefined ? (
        <OutcomeCard>
          <Skeleton lines={6} />
        </OutcomeCard>
      ) : (
        <>
          <WithdrawPage key={`${userId} ${generation}`} userId={userId} />
          <Suspense fallback={<Skeleton lines={6} />}>
            <RecentWithdrawals />
          </Suspense>
        </>
      )}
    </QueriesHost>
  );
}

export { WithdrawScreen as Component };

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
function WithdrawPage({ userId }: { readonly userId: number }) {
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
      keepTest(userId, sent);
      form.startNew();
    },
  });
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
  const isTravel = state.name === 'TRAVEL';
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <TravelPart {...{ state, withdrawal, limit }} />
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

interface TravelPartProps extends UsedWithdrawal {
  readonly limit: WithdrawLimit | undefined;
}

/** The travel-rule form of an order. It stays beneath whatever comes after it, so that a way back loses no answer. */
function TravelPart({ state, withdrawal, limit }: TravelPartProps) {
  const [kept, setKept] = useState<WithdrawalOrder | null>(null);
  const order = nextTravelOrder(kept, state);
  if (order !== kept) setKept(order);
  if (order === null) return null;
  const isTravel = state.name === 'TRAVEL';
  const error = isTravel ? state.error : null;
  return (
    <div hidden={!isTravel}>
      <TravelStep
        error={error}
        needsProof={mustProve(limit, order.amount, error?.code)}
        onAnswers={withdrawal.answer}
        onBack={withdrawal.back}
      />
    </div>
  );
}

interface UsedWithdrawal {
  readonly state: WithdrawalState;
  readonly withdrawal: Withdrawal;
}

interface UseWithdrawalOptions {
  readonly userId: number;
  readonly prove: SecurityStep['run'];
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  /** A network by its code; undefined while the exchange has not named it. */
  readonly findChain: (code: string) => AddressChain | undefined;
  /** The order on the screen is with the exchange, or has gone on there; `isNew` the first time. */
  readonly onTracked: (sent: SentOrder, isNew: boolean) => void;
}

/** The withdrawal of a screen, for as long as the screen is there; what was sent is watched on beyond that. */
function useWithdrawal({ userId, ...given }: UseWithdrawalOptions): UsedWithdrawal {
  const request = useApi();
  const { i18n } = useTranslation();
  const errorText = useErrorText();
  const newest = useRef({ ...given, i18n, errorText });
  newest.current = { ...given, i18n, errorText };
  const [withdrawal] = useState(() =>
    createWithdrawal({
      ...createWithdrawalCalls(request, systemClock, () => newest.current.skewMs),
      clock: systemClock,
      newId: createId,
      storage: tabStorage,
      userId: String(userId),
      signals: pageSignals,
      prove: (...step) => newest.current.prove(...step),
      describe: (order) => {
        const { findChain: find, i18n: words } = newest.current;
        return describeOrder(order, find(order.chain), words);
      },
      onTracked: (...tracked) => newest.current.onTracked(...tracked),
      onDecidedLate: (sent, record) => {
        if (outcomeOf(record.status) !== 'void') keepTest(userId, sent);
        showToast(lateNotice(sent, record, newest.current.i18n));
      },
      onRefusedLate: (sent, refusal) => {
        const { errorText: reasonOf, i18n: words } = newest.current;
        showToast(refusedNotice(sent, reasonOf(refusal), words));
      },
    }),
  );
  useEffect(() => withdrawal.start(), [withdrawal]);
  return { state: useSyncExternalStore(withdrawal.subscribe, withdrawal.getState), withdrawal };
}
