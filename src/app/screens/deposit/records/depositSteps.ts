import { type RecordStep, stepOf } from '#app/features/recordList/recordSteps.ts';
import type { DepositRecord } from './depositRecord.ts';
import { type DepositStage, stageOf } from './depositStage.ts';

/** The steps of a deposit, the one under way marked (screens.md 0.3, C9; 1.21). */
export function depositSteps(record: DepositRecord): readonly RecordStep[] {
  const stage = stageOf(record);
  const seen = stepOf('seen', 'done', record.atMs);
  if (stage === 'failed') return [seen, stepOf('failed', 'failed')];
  return [seen, ...rollbackSteps(stage), ...creditSteps(record, stage)];
}

function rollbackSteps(stage: DepositStage): readonly RecordStep[] {
  switch (stage) {
    case 'rollingBack':
      return [stepOf('reorganised', 'current')];
    case 'rollbackReview':
      return [stepOf('reorganised', 'done'), stepOf('underReview', 'current')];
    case 'rolledBack':
      return [stepOf('reorganised', 'done'), stepOf('rolledBack', 'failed')];
    case 'kept':
      return [stepOf('reorganised', 'done')];
    default:
      return [];
  }
}

const ENDED: ReadonlySet<DepositStage> = new Set<DepositStage>(['rolledBack']);
const WAITS: ReadonlySet<DepositStage> = new Set<DepositStage>(['rollingBack', 'rollbackReview']);

function creditSteps(record: DepositRecord, stage: DepositStage): readonly RecordStep[] {
  if (ENDED.has(stage)) return [];
  if (WAITS.has(stage)) return [stepOf('credited', 'ahead')];
  const { kind, needConfirm, confirmations, unlockConfirm, creditedAtMs, unlockedAtMs } = record;
  const isConfirmed = confirmations >= needConfirm;
  const isCredited = creditedAtMs !== null;
  const isUnlocked = isCredited && confirmations >= unlockConfirm;
  const hold = holdStep(record, stage);
  const isHeld = hold !== null;
  return [
    ...(kind === 'chain' && stage !== 'kept'
      ? [stepOf('confirming', isConfirmed ? 'done' : stage === 'unknown' ? 'ahead' : 'current')]
      : []),
    stepOf('credited', isCredited ? 'done' : isConfirmed && !isHeld ? 'current' : 'ahead', creditedAtMs),
    ...(hold === null ? [] : [hold]),
    stepOf(
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
      return stepOf('senderData', 'current');
    case 'senderReview':
      return stepOf('senderReview', 'current');
    case 'senderRejected':
      return stepOf('senderRejected', 'failed');
    case 'documents':
      return stepOf('documents', 'current');
    case 'blocked':
      return stepOf('blocked', 'failed');
    case 'capped':
      return stepOf('released', 'current', releaseAtMs);
    default:
      return null;
  }
}
