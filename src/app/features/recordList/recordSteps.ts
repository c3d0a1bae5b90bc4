import type { InferOutput } from 'valibot';
import type { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';

/** The statuses of block trades as the page shows them (screens.md 1.8). */
export type BlockStatus = 'quoted' | 'confirmed' | 'settled' | 'rejected';

/** One step of a record's timeline (screens.md 0.3, C9). */
export interface RecordStep {
  /** Named by `records.step.*`. */
  readonly id: StepId;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  /** ms since 1970; null where it has no time, or none yet. */
  readonly atMs: number | null;
}

export type StepId =
  | 'received'
  | 'converting'
  | 'done'
  | 'partly'
  | 'failed'
  | 'open'
  | 'filling'
  | 'filled'
  | 'cancelled'
  | 'expired'
  | 'quoted'
  | 'confirmed'
  | 'settled'
  | 'rejected'
  | 'sent'
  | 'arrived'
  | 'frozen'
  | 'waiting'
  | 'free'
  | 'ready'
  | DepositStepId
  | WithdrawalStepId;

/** Steps of a deposit (screens.md 1.21, "Deposit row"). */
type DepositStepId =
  | 'seen'
  | 'confirming'
  | 'credited'
  | 'withdrawable'
  | 'senderData'
  | 'senderReview'
  | 'senderRejected'
  | 'documents'
  | 'blocked'
  | 'released'
  | 'reorganised'
  | 'underReview'
  | 'rolledBack';

/** Steps of a withdrawal (screens.md 1.21, "Withdrawal"). */
type WithdrawalStepId =
  | 'ordered'
  | 'securityCheck'
  | 'moreInformation'
  | 'broadcast'
  | 'onChain'
  | 'withdrawalSent'
  | 'cancelledByUser'
  | 'refused'
  | 'notSent';

export interface StepTimes {
  /** null where the exchange does not know it. */
  readonly createdAtMs: number | null;
  /** null while it has not ended. */
  readonly endedAtMs: number | null;
}

/** init → processing → success, failure or partly (screens.md 1.2). */
export function conversionSteps(
  status: InferOutput<typeof ExchangeStatus>,
  times: StepTimes,
): readonly RecordStep[] {
  const end = { success: 'done', failure: 'failed', partial_fulfillment: 'partly' } as const;
  if (status === 'init') return line(['received', 'converting', 'done'], 0, times);
  if (status === 'processing') return line(['received', 'converting', 'done'], 1, times);
  return ended(['received', 'converting', end[status]], times, status === 'failure');
}

/** open → filling → filled, or one of the other ends (screens.md 1.1, 1.21). */
export function limitSteps(status: InferOutput<typeof LimitStatus>, times: StepTimes): readonly RecordStep[] {
  if (status === 'init' || status === 'open') return line(['open', 'filling', 'filled'], 0, times);
  if (status === 'filling') return line(['open', 'filling', 'filled'], 1, times);
  if (status === 'filled') return ended(['open', 'filling', 'filled'], times, false);
  return ended(['open', status], times, status === 'failed');
}

/** quoted → confirmed → settled or rejected (screens.md 1.8); both clocks are the quote's and the execution's. */
export function blockSteps(
  status: BlockStatus,
  times: StepTimes & { readonly confirmedAtMs: number | null },
): readonly RecordStep[] {
  const at = (steps: readonly RecordStep[]): readonly RecordStep[] =>
    steps.map((step) =>
      step.id === 'confirmed' && step.state !== 'ahead' ? { ...step, atMs: times.confirmedAtMs } : step,
    );
  if (status === 'quoted') return line(['quoted', 'confirmed', 'settled'], 0, times);
  if (status === 'confirmed') return at(line(['quoted', 'confirmed', 'settled'], 1, times));
  return at(ended(['quoted', 'confirmed', status], times, status === 'rejected'));
}

/** Steps of which the one at `current` is under way. */
function line(ids: readonly StepId[], current: number, { createdAtMs }: StepTimes): readonly RecordStep[] {
  return ids.map((id, at) => ({
    id,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
    atMs: at === 0 ? createdAtMs : null,
  }));
}

/** Steps that are all over; the last one is the outcome. */
function ended(
  ids: readonly StepId[],
  { createdAtMs, endedAtMs }: StepTimes,
  isFailed: boolean,
): readonly RecordStep[] {
  return ids.map((id, at) => {
    const isLast = at === ids.length - 1;
    return {
      id,
      state: isLast && isFailed ? 'failed' : 'done',
      atMs: at === 0 ? createdAtMs : isLast ? endedAtMs : null,
    };
  });
}
