import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { Button } from '#app/components/Button.tsx';
import { SuspensionReason } from '#app/components/chainPicker/SuspensionReason.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { Sheet } from '#app/components/layers/ModalLayer.tsx';
import { Card } from '#app/components/layout/Card.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { CalendarButton } from '#app/screens/withdraw/records/CalendarButton.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { CardTitle } from '../CardTitle.tsx';
import type { FormBlock } from '../form/judgeForm.ts';
import { tagKindIn } from '../form/tagKindIn.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import type { MissingPart } from '../form/whatIsMissing.ts';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalOrder } from '../order/withdrawalOrder.ts';
import type { WithdrawalState } from '../order/withdrawalState.ts';
import { WordsBox } from '../WordsBox.tsx';
import { Reviewed, type ReviewedProps } from './Reviewed.tsx';
import { ReviewFigures } from './ReviewFigures.tsx';

/** Below the button, once the limits are here. */
const LimitMeter = lazyPart(
  () => import('#app/features/limits/LimitMeter.tsx'),
  (module) => module.LimitMeter,
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
  const title = useRef<HTMLHeadingElement>(null);
  const { judged, coin, queries } = form;
  const { block, order } = judged;
  const { limit } = queries;
  const isPhone = useMedia(PHONE);
  const isReview = state.name === 'REVIEW';
  useEffect(() => {
    // A sheet takes the focus itself, and gives it back to the button.
    if (isReview && !isPhone) title.current?.focus();
  }, [isReview, isPhone]);
  const isWorking = state.name === 'SECURITY' || state.name === 'SUBMITTING';
  return (
    <Card
      as="aside"
      className="px-4 pt-3 pb-4 shadow-card md:px-5 md:pt-4 md:pb-5"
      aria-labelledby="withdraw-review"
    >
      <CardTitle
        id="withdraw-review"
        ref={title}
        tabIndex={-1}
        // Before there is a coin nothing stands between it and the button, which says the same on a phone.
        className={coin === '' ? 'mb-2 max-md:sr-only' : ''}
      >
        {t('withdraw.review.title')}
      </CardTitle>
      {coin !== '' && <ReviewFigures form={form} order={order} className="mt-2 mb-4" />}
      {limit.error !== null && (
        <ErrorState error={limit.error} text={t('withdraw.limit.failed')} onRetry={limit.refresh} />
      )}
      <Obstacles form={form} missing={missing} error={isReview && isPhone ? null : error} />
      {isReview && !isPhone && <Reviewed form={form} state={state} withdrawal={withdrawal} />}
      {isReview && isPhone && <ReviewSheet form={form} state={state} withdrawal={withdrawal} />}
      {(state.name === 'EDIT' || (isReview && isPhone)) && (
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
      <p className="mt-3 text-small text-text-3" role="status">
        <FinePrint state={state} order={order} />
      </p>
      <LimitPart form={form} />
    </Card>
  );
}

interface FinePrintProps extends Pick<ReviewCardProps, 'state'> {
  readonly order: WithdrawalOrder | null;
}

/** Says that it is being sent, or whether it can be called back. */
function FinePrint({ state, order }: FinePrintProps) {
  const { t } = useTranslation();
  if (state.name === 'SUBMITTING') return t('withdraw.sending');
  if (order === null) return null;
  return t(order.isInside ? 'withdraw.review.final' : 'withdraw.review.cancellable');
}

interface ObstaclesProps extends Pick<ReviewCardProps, 'form' | 'missing'> {
  /** Null where the review's own sheet shows it. */
  readonly error: AppError | null;
}

/** What keeps the form from being an order: a block and when it ends, the exchange's refusal, or a part that is missing. */
function Obstacles({ form, missing, error }: ObstaclesProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { coin, chain, judged, skewMs } = form;
  const { block } = judged;
  return (
    <>
      <div role="status">
        {block !== null && (
          <WordsBox tone="warn">
            <BlockLine block={block} coin={coin} chainLabel={chain?.chainType ?? ''} />
          </WordsBox>
        )}
      </div>
      {block !== null && 'untilMs' in block && block.untilMs - systemClock.wallNow() > SOON_MS && (
        <CalendarButton
          id={`withdraw-${coin}`}
          // The calendar's clock is right, whatever this device's says.
          atMs={block.untilMs + skewMs}
          title={t('withdraw.event.opens', { coin })}
          text=""
        />
      )}
      <div role="alert">
        {error !== null && <WordsBox tone="warn">{errorText(error)}</WordsBox>}
        {missing !== null && block === null && (
          <WordsBox tone="warn">
            {missing === 'tag' || missing === 'tagWrong'
              ? t(`withdraw.missing.${missing}.${tagKindIn(form) ?? 'memo'}`)
              : t(`withdraw.missing.${missing}`)}
          </WordsBox>
        )}
      </div>
    </>
  );
}

/** How much of the user's limit is used, once that is known. */
function LimitPart({ form: { judged, coin, queries, skewMs } }: Pick<ReviewCardProps, 'form'>) {
  const limit = queries.limit.answer?.result;
  if (limit === undefined) return null;
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <Suspense fallback={<Skeleton lines={4} />}>
        <LimitMeter limit={limit} coin={coin} scale={judged.terms?.accuracy ?? 0} skewMs={skewMs} />
      </Suspense>
    </div>
  );
}

/** The review on a phone: all that 0.2c of screens.md asks for in one sheet, with its buttons always in reach. */
function ReviewSheet(props: Omit<ReviewedProps, 'isInSheet'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { form, state, withdrawal } = props;
  const { block } = form.judged;
  return (
    <Sheet isOpen title={t('withdraw.review.title')} onClose={withdrawal.back}>
      <div>
        <ReviewFigures form={form} order={state.order} className="mb-4" />
        <div role="alert">
          {block !== null && (
            <WordsBox tone="warn">
              <BlockLine block={block} coin={form.coin} chainLabel={form.chain?.chainType ?? ''} />
            </WordsBox>
          )}
          {state.error !== null && <WordsBox tone="warn">{errorText(state.error)}</WordsBox>}
        </div>
        <p className="mb-3 text-text-2">
          {t(state.order.isInside ? 'withdraw.review.final' : 'withdraw.review.cancellable')}
        </p>
        <Reviewed {...props} isInSheet />
      </div>
    </Sheet>
  );
}

interface BlockLineProps {
  readonly block: FormBlock;
  readonly coin: string;
  readonly chainLabel: string;
}

/** The pause between two withdrawals of a coin (screens.md 0.2a); what is longer follows a security change. */
const COOL_DOWN_MS = 10_000;
const SECOND_MS = 1_000;

/** Why nothing can be sent now, and until when. */
function BlockLine({ block, coin, chainLabel }: BlockLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const untilMs = 'untilMs' in block ? block.untilMs : 0;
  const leftMs = useTimeLeft(untilMs);
  const left = `\u2068${countdownText(leftMs, language)}\u2069`;
  switch (block.kind) {
    case 'pause':
      return leftMs > COOL_DOWN_MS
        ? t('withdraw.block.pause', { left })
        : t('withdraw.block.coolDown', { seconds: Math.ceil(leftMs / SECOND_MS) });
    case 'locked':
      return t('withdraw.block.locked', { left });
    case 'closed':
      return (
        <>
          {t('withdraw.block.closed', { coin, chain: chainLabel })}
          <SentenceGap />
          <SuspensionReason reason={block.reason} />
        </>
      );
    default:
      return t(`withdraw.block.${block.kind}`);
  }
}
