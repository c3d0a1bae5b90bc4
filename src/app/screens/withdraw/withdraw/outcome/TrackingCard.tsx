import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { Timeline } from '#app/features/recordList/table/Timeline.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { OutcomeCard } from '#app/screens/withdraw/OutcomeCard.tsx';
import { CalendarButton } from '#app/screens/withdraw/records/CalendarButton.tsx';
import { CancelWithdrawal } from '#app/screens/withdraw/records/CancelWithdrawal.tsx';
import { StatusMark } from '#app/screens/withdraw/records/WithdrawalCells.tsx';
import { isCancellable, outcomeOf } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import { withdrawalSteps } from '#app/screens/withdraw/records/withdrawalSteps.ts';
import { CardTitle } from '../CardTitle.tsx';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalIn } from '../order/withdrawalState.ts';
import { WordsBox } from '../WordsBox.tsx';

export interface TrackingCardProps {
  readonly state: WithdrawalIn<'TRACKING'>;
  readonly withdrawal: Withdrawal;
  /** How long the network takes; 0 where it is not known, or nothing has to be waited for. */
  readonly etaSeconds: number;
}

const SupplementForm = lazyPart(
  () => import('#app/screens/withdraw/records/SupplementForm.tsx'),
  (module) => module.SupplementForm,
);

const SECOND_MS = 1_000;
const TITLES = { open: 'title', booked: 'done', void: 'ended' } as const;

/** A withdrawal that the exchange has: where it stands, as it moves on, and what can still be done. */
export function TrackingCard({ state, withdrawal, etaSeconds }: TrackingCardProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { sent, status, record, fee, receive } = state;
  const isOther = fee !== sent.fee || receive !== sent.receive;
  const steps = withdrawalSteps({
    status,
    isInside: sent.isInside,
    atMs: record?.atMs ?? sent.sentAtMs,
    changedAtMs: record?.changedAtMs ?? sent.sentAtMs,
  });
  return (
    <OutcomeCard as="section" aria-labelledby="withdraw-track">
      <CardTitle id="withdraw-track" ref={title} tabIndex={-1}>
        {t(`withdraw.track.${TITLES[outcomeOf(status)]}`, {
          amount: `\u2066${price(receive)}`,
          coin: `${sent.coin}\u2069`,
        })}
      </CardTitle>
      <p role="status">
        <StatusMark status={status} />
      </p>
      <GroupedAddress address={sent.address} />
      {isOther && (
        <WordsBox tone="warn" role="alert">
          {t('withdraw.track.differs', { fee: price(fee), receive: price(receive), coin: sent.coin })}
        </WordsBox>
      )}
      <Timeline
        steps={steps.map((step) => ({ ...step, title: t(`records.step.${step.id}`) }))}
        meaning={t(`withdrawals.meaning.${status}`, { confirmations: record?.needConfirm ?? 0 })}
      />
      {record !== null && status === 'MoreInformationRequired' && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <SupplementForm record={record} onAnswered={withdrawal.refresh} />
        </Suspense>
      )}
      <TrackingActions {...{ state, withdrawal, etaSeconds }} />
    </OutcomeCard>
  );
}

/** What can be done with a withdrawal that is under way, or over. */
function TrackingActions({ state, withdrawal, etaSeconds }: TrackingCardProps) {
  const { t } = useTranslation();
  const { sent, status, record, receive } = state;
  return (
    <Row gap="gap-x-4 gap-y-2">
      {record !== null && isCancellable(status) && (
        <CancelWithdrawal record={record} onAnswered={withdrawal.refresh} />
      )}
      {record?.isPending === true && etaSeconds > 0 && (
        <CalendarButton
          id={`withdrawal-${record.id}`}
          atMs={record.atMs + etaSeconds * SECOND_MS}
          title={t('withdraw.event.arrives', { amount: receive, coin: sent.coin })}
          text={sent.address}
        />
      )}
      {record !== null && (
        <TextLink to={`/withdraw?${new URLSearchParams({ id: record.id })}`}>
          {t('withdraw.track.open')}
        </TextLink>
      )}
      <Button variant="primary" onClick={withdrawal.startNew}>
        {t('withdraw.track.other')}
      </Button>
    </Row>
  );
}
