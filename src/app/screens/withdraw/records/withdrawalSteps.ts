import { type RecordStep, type StepId, stepOf } from '#app/features/recordList/recordSteps.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

type Shown = Pick<WithdrawalRecord, 'status' | 'isInside' | 'atMs' | 'changedAtMs'>;

/** The steps of a withdrawal, the one under way marked (screens.md 0.3, C9; 1.21, "Withdrawal"). */
export function withdrawalSteps({ status, isInside, atMs, changedAtMs }: Shown): readonly RecordStep[] {
  const ordered = stepOf('ordered', 'done', atMs);
  if (isVoid(status)) {
    // Over a network the check was passed before the sending failed.
    const isChecked = status === 'Fail' && !isInside;
    const ended = stepOf(END_BY_STATUS[status], 'failed', changedAtMs);
    return [ordered, ...(isChecked ? [stepOf('securityCheck', 'done')] : []), ended];
  }
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
  }
}

/** The step with which a withdrawal ended that was not sent. */
const END_BY_STATUS = { CancelByUser: 'cancelledByUser', Reject: 'refused', Fail: 'notSent' } as const;

function isVoid(status: Shown['status']): status is keyof typeof END_BY_STATUS {
  return status in END_BY_STATUS;
}

function ahead(...ids: readonly StepId[]): readonly RecordStep[] {
  return ids.map((id) => stepOf(id, 'ahead'));
}
