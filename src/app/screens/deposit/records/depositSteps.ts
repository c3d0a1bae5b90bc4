import type { RecordStep, StepId } from '#app/features/recordList/recordSteps.ts';
import type { DepositRecord } from './depositRecord.ts';
import { type DepositStage, stageOf } from './depositStage.ts';

/** The steps of a deposit, the one under way marked (screens.md 0.3, C9; 1.21). */
export function depositSteps(record: DepositRecord): readonly RecordStep[] {
  const stage = stageOf(record);
  const seen = step('seen', 'done', record.atMs);
  if (stage === 'failed') return [seen, step('failed', 'failed')];
  return [seen, ...rollbackSteps(stage), ...creditSteps(record, stage)];
}

function rollbackSteps(stage: DepositStage): readonly RecordStep[] {
  switch (stage) {
    case 'rollingBack':
      return [step('reorganised', 'current')];
    case 'rollbackReview':
      return [step('reorganised', 'done'), step('underReview', 'current')];
    case 'rolledBack':
      return [step('reorganised', 'done'), step('rolledBack', 'failed')];
    case 'kept':
      return [step('reorganised', 'done')];
    default:
      return [];
  }
}

const ENDED: ReadonlySet<DepositStage> = new Set<DepositStage>(['rolledBack']);
const WAITS: ReadonlySet<DepositStage> = new Set<DepositStage>(['rollingBack', 'rollbackReview']);

function creditSteps(record: DepositRecord, stage: DepositStage): readonly RecordStep[] {
  if (ENDED.has(stage)) return [];
  if (WAITS.has(stage)) return [step('credited', 'ahead')];
  const { kind, needConfirm, confirmations, unlockConfirm, creditedAtMs, unlockedAtMs } = record;
  const isConfirmed = confirmations >= needConfirm;
  const isCredited = creditedAtMs !== null;
  const isUnlocked = isCredited && confirmations >= unlockConfirm;
  const hold = holdStep(record, stage);
  const isHeld = hold !== null;
  return [
    ...(kind === 'chain' && stage !== 'kept'
      ? [step('confirming', isConfirmed ? 'done' : stage === 'unknown' ? 'ahead' : 'current')]
      : []),
    step('credited', isCredited ? 'done' : isConfirmed && !isHeld ? 'current' : 'ahead', creditedAtMs),
    ...(hold === null ? [] : [hold]),
    step(
      'withdrawable',
      isUnlocked && !isHeld ? 'done' : isCredited && !isHeld ? 'current' : 'ahead',
      isHeld ? null : unlockedAtMs,
    ),
  ];
}

/** What stands between the coins and their user. */
function holdStep({ releaseAtMs }: DepositRecord, stage: DepositStage): RecordStep | null {
  switch (stage) {
    case 'needsSender':
      return step('senderData', 'current');
    case 'senderReview':
      return step('senderReview', 'current');
    case 'senderRejected':
      return step('senderRejected', 'failed');
    case 'documents':
      return step('documents', 'current');
    case 'blocked':
      return step('blocked', 'failed');
    case 'capped':
      return step('released', 'current', releaseAtMs);
    default:
      return null;
  }
}

function step(id: StepId, state: RecordStep['state'], atMs: number | null = null): RecordStep {
  return { id, state, atMs };
}
