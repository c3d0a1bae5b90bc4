import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { CalendarButton } from '#app/screens/withdraw/records/CalendarButton.tsx';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import type { MissingPart } from '../form/whatIsMissing.ts';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalState } from '../order/withdrawalState.ts';
import { BlockLine } from './BlockLine.tsx';
import { CheckList } from './CheckList.tsx';
import { HeldButton } from './HeldButton.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';
import { useChecks } from './useChecks.ts';

/** Below the button, once the limits are here. */
const LimitMeter = lazyPart(
  () => import('#app/features/limits/LimitMeter.tsx'),
  (module) => module.LimitMeter,
);
/** It waits for the words of the amount anyway. */
const ReadBack = lazyPart(
  () => import('./ReadBack.tsx'),
  (module) => module.ReadBack,
);

export interface ReviewCardProps {
  readonly form: WithdrawForm;
  readonly state: WithdrawalState;
  readonly withdrawal: Withdrawal;
  /** What keeps the form from being an order, once the review was asked for. */
  readonly missing: MissingPart | null;
  /** Why the exchange refused the order that is shown. */
  readonly error: AppError | null;
  readonly onReview: () => void;
}

/** What opens sooner than that is waited for. */
const SOON_MS = 60_000;

/** What the withdrawal comes to, beside its form; in the review also what was checked, and the way on (screens.md 1.17). */
export function ReviewCard({ form, state, withdrawal, missing, error, onReview }: ReviewCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const title = useRef<HTMLHeadingElement>(null);
  const { judged, coin, chain, queries, skewMs } = form;
  const { block, order } = judged;
  const { limit } = queries;
  const isReview = state.name === 'REVIEW';
  useEffect(() => {
    if (isReview) title.current?.focus();
  }, [isReview]);
  const isWorking = state.name === 'SECURITY' || state.name === 'SUBMITTING';
  return (
    <aside className="card withdraw-review" aria-labelledby="withdraw-review">
      <h2 id="withdraw-review" ref={title} tabIndex={-1}>
        {t('withdraw.review.title')}
      </h2>
      <ReviewFigures form={form} order={order} />
      {limit.error !== null && (
        <ErrorState error={limit.error} text={t('withdraw.limit.failed')} onRetry={limit.refresh} />
      )}
      <div role="status">
        {block !== null && (
          <p className="withdraw-block">
            <BlockLine block={block} coin={coin} chainLabel={chain?.chainType ?? ''} />
          </p>
        )}
      </div>
      {block !== null && 'untilMs' in block && block.untilMs - systemClock.wallNow() > SOON_MS && (
        <CalendarButton
          id={`withdraw-${coin}`}
          atMs={block.untilMs}
          title={t('withdraw.event.opens', { coin })}
          text=""
        />
      )}
      <div role="alert">
        {error !== null && <p className="withdraw-block">{errorText(error)}</p>}
        {missing !== null && block === null && (
          <p className="withdraw-block">{t(`withdraw.missing.${missing}`)}</p>
        )}
      </div>
      {state.name === 'REVIEW' && <Reviewed form={form} state={state} withdrawal={withdrawal} />}
      {state.name === 'EDIT' && (
        <PausedButton
          variant="primary"
          size="large"
          className="w-full"
          error={error}
          isDisabled={block !== null}
          onClick={onReview}
        >
          {t('withdraw.review.button')}
        </PausedButton>
      )}
      {isWorking && (
        <Button variant="primary" size="large" className="w-full" isLoading>
          {t('withdraw.review.next')}
        </Button>
      )}
      <p className="withdraw-fine" role="status">
        {state.name === 'SUBMITTING' && t('withdraw.sending')}
        {state.name !== 'SUBMITTING' &&
          order !== null &&
          t(order.isInside ? 'withdraw.review.final' : 'withdraw.review.cancellable')}
      </p>
      {limit.answer?.result !== undefined && (
        <div className="withdraw-limit">
          <Suspense fallback={<Skeleton lines={4} />}>
            <LimitMeter
              limit={limit.answer.result}
              coin={coin}
              scale={judged.terms?.accuracy ?? 0}
              skewMs={skewMs}
            />
          </Suspense>
        </div>
      )}
    </aside>
  );
}

interface ReviewedProps extends Pick<ReviewCardProps, 'form' | 'withdrawal'> {
  readonly state: Extract<WithdrawalState, { readonly name: 'REVIEW' }>;
}

function Reviewed({ form, state, withdrawal }: ReviewedProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isOnline = useStore(connectionStore, (connection) => connection.isOnline);
  const { order, change, heldUntilMs } = state;
  const { chain, recipient, queries } = form;
  const checks = useChecks(form, order, withdrawal);
  const chainLabel = chain?.chainType ?? '';
  const isTravelAsked = queries.limit.answer?.result?.travelRule.required === true && !order.isInside;
  return (
    <>
      <div role="alert">
        {change !== null && (
          <p className="withdraw-block">
            {t('withdraw.review.feeChanged', {
              before: `\u2066${price(change.before)}\u2069`,
              after: `\u2066${price(change.after)}`,
              coin: `${order.coin}\u2069`,
            })}
          </p>
        )}
      </div>
      {recipient !== null && <CheckList checks={checks} chainLabel={chainLabel} />}
      {!order.isInside && chain !== undefined && chain.tips.length > 0 && (
        <ul className="withdraw-tips">
          {chain.tips.map((tip) => (
            <li key={tip} dir="auto">
              {tip}
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={<p className="withdraw-say">{t('withdraw.review.loading')}</p>}>
        <ReadBack order={order} chainLabel={chainLabel} />
      </Suspense>
      <HeldButton
        heldUntilMs={heldUntilMs}
        label={t(isTravelAsked ? 'withdraw.review.nextTravel' : 'withdraw.review.next')}
        isDisabled={!isOnline}
        onClick={() => withdrawal.goOn(isTravelAsked)}
      />
      <Button className="mt-2 w-full" variant="ghost" onClick={withdrawal.back}>
        {t('withdraw.review.back')}
      </Button>
    </>
  );
}
