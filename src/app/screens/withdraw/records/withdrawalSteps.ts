import { type RecordStep, type StepId, stepOf } from '#app/features/recordList/recordSteps.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

type Shown = Pick<WithdrawalRecord, 'status' | 'isInside' | 'atMs' | 'changedAtMs'>;

/** The steps of a withdrawal, the one under way marked (screens.md 0.3, C9; 1.21, "Withdrawal"). */
export function withdrawalSteps({ status, isInside, atMs, changedAtMs }: Shown): readonly RecordStep[] {
  const ordered = stepOf('ordered', 'done', atMs);
  if (isInside) {
    return [ordered, stepOf('withdrawalSent', status === 'success' ? 'done' : 'current', changedAtMs)];
  }
  switch (status) {
    case 'SecurityCheck':
    case 'Unknown':
      return [ordered, stepOf('securityCheck', 'current'), ...ahead('broadcast', 'withdrawalSent')];
    case 'MoreInformationRequired':
      return [
        ordered,
        stepOf('moreInformation', 'current', changedAtMs),
        ...ahead('securityCheck', 'broadcast', 'withdrawalSent'),
      ];
    case 'Pending':
      return [
        ordered,
        stepOf('securityCheck', 'done'),
        stepOf('broadcast', 'current'),
        ...ahead('withdrawalSent'),
      ];
    case 'BlockchainConfirmed':
      return [
        ordered,
        stepOf('securityCheck', 'done'),
        stepOf('broadcast', 'done'),
        stepOf('onChain', 'current'),
      ];
    case 'success':
      return [
        ordered,
        stepOf('securityCheck', 'done'),
        stepOf('broadcast', 'done'),
        stepOf('withdrawalSent', 'done', changedAtMs),
      ];
    case 'CancelByUser':
      return [ordered, stepOf('cancelledByUser', 'failed', changedAtMs)];
    case 'Reject':
      return [ordered, stepOf('refused', 'failed', changedAtMs)];
    case 'Fail':
      return [ordered, stepOf('securityCheck', 'done'), stepOf('notSent', 'failed', changedAtMs)];
  }
}

function ahead(...ids: readonly StepId[]): readonly RecordStep[] {
  return ids.map((id) => stepOf(id, 'ahead'));
}
