import type { Outcome } from '#app/features/recordList/outcome.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type DepositRow = ResultOf<'depositRecords'>['rows'][number];

/** Where a deposit stands, as one word; each has its own texts (screens.md 1.21, "Deposit row"; 2.0). */
export type DepositStage =
  /** The exchange can't say yet. */
  | 'unknown'
  | 'confirming'
  | 'processing'
  /** Usable here; it may not leave the exchange yet. */
  | 'credited'
  | 'withdrawable'
  /** Over the daily cap: released in daily parts. */
  | 'capped'
  /** Who sent it has to be said. */
  | 'needsSender'
  | 'senderReview'
  | 'senderRejected'
  /** The origin of the coins has to be proven. */
  | 'documents'
  | 'blocked'
  | 'failed'
  /** The chain was reorganised, and the block is gone. */
  | 'rollingBack'
  | 'rolledBack'
  | 'kept'
  | 'rollbackReview';

export interface StageFacts
  extends Pick<
    DepositRow,
    'status' | 'depositType' | 'confirmations' | 'unlockConfirm' | 'travelRuleStatus'
  > {
  readonly releaseAtMs: number | null;
  readonly readAtMs: number;
}

/** The stage that a row's numbers mean. A stage that needs the user is named before one that passes by itself. */
export function stageOf(row: StageFacts): DepositStage {
  switch (row.status) {
    case 0:
      return 'unknown';
    case 4:
      return 'failed';
    case 7:
      return 'rollingBack';
    case 70011:
      return 'rolledBack';
    case 70013:
      return 'rollbackReview';
    default:
      return heldStageOf(row) ?? (isCredited(row) ? creditedStageOf(row) : waitingStageOf(row));
  }
}

function heldStageOf({ depositType, travelRuleStatus }: StageFacts): DepositStage | null {
  if (depositType === 50) return 'blocked';
  if (travelRuleStatus === 3) return 'senderRejected';
  if (travelRuleStatus === 1) return 'needsSender';
  if (depositType === 20) return 'documents';
  return travelRuleStatus === 2 ? 'senderReview' : null;
}

/**
 * Whether the coins are booked for the user, usable or held until their sender is known. Status 10012 is credited to the
 * exchange's funding pool, for the user.
 */
export function isCredited({ status }: Pick<StageFacts, 'status'>): boolean {
  return status === 3 || status === 70012 || status === 10012;
}

function creditedStageOf(row: StageFacts): DepositStage {
  const { status, depositType, releaseAtMs, readAtMs, confirmations, unlockConfirm } = row;
  if (depositType === 10 && releaseAtMs !== null && releaseAtMs > readAtMs) return 'capped';
  if (confirmations < unlockConfirm) return 'credited';
  return status === 70012 ? 'kept' : 'withdrawable';
}

function waitingStageOf({ status }: StageFacts): DepositStage {
  return status === 1 ? 'confirming' : 'processing';
}

const OPEN: ReadonlySet<DepositStage> = new Set<DepositStage>([
  'unknown',
  'confirming',
  'processing',
  'credited',
  // The next part of such a deposit is released at a time that the exchange sets.
  'capped',
  'senderReview',
  'rollingBack',
  'rollbackReview',
]);
const VOID: ReadonlySet<DepositStage> = new Set<DepositStage>(['failed', 'rolledBack']);
const BOOKED: ReadonlySet<DepositStage> = new Set<DepositStage>([
  'credited',
  'withdrawable',
  'capped',
  'kept',
]);

/** Whether something is still to happen without the user, so that the row is asked for again soon. */
export function isOpenStage(stage: DepositStage, lacksConfirmations: boolean): boolean {
  return OPEN.has(stage) || (lacksConfirmations && !VOID.has(stage));
}

/** The outcome of a deposit: in the user's account, nothing, or not decided (screens.md 0.2b). */
export function outcomeOfStage(stage: DepositStage): Outcome {
  if (BOOKED.has(stage)) return 'booked';
  return VOID.has(stage) ? 'void' : 'open';
}
