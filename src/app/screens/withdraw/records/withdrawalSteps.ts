import type { RecordStep, StepId } from '#app/features/recordList/recordSteps.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

type Shown = Pick<WithdrawalRecord, 'status' | 'isInside' | 'atMs' | 'changedAtMs'>;

/** The steps of a withdrawal, the one under way marked (screens.md 0.3, C9; 1.21, "Withdrawal"). */
export function withdrawalSteps({ status, isInside, atMs, changedAtMs }: Shown): readonly RecordStep[] {
  const ordered = step('ordered', 'done', atMs);
  if (isInside) {
    return [ordered, step('withdrawalSent', status === 'success' ? 'done' : 'current', changedAtMs)];
  }
  switch (status) {
    case 'SecurityCheck':
    case 'Unknown':
      return [ordered, step('securityCheck', 'current'), ...ahead('broadcast', 'withdrawalSent')];
    case 'MoreInformationRequired':
      return [
        ordered,
        step('moreInformation', 'current', changedAtMs),
        ...ahead('securityCheck', 'broadcast', 'withdrawalSent'),
      ];
    case 'Pending':
      return [
        ordered,
        step('securityCheck', 'done'),
        step('broadcast', 'current'),
        ...ahead('withdrawalSent'),
      ];
    case 'BlockchainConfirmed':
      return [ordered, step('securityCheck', 'done'), step('broadcast', 'done'), step('onChain', 'current')];
    case 'success':
      return [
        ordered,
        step('securityCheck', 'done'),
        step('broadcast', 'done'),
        step('withdrawalSent', 'done', changedAtMs),
      ];
    case 'CancelByUser':
      return [ordered, step('cancelledByUser', 'failed', changedAtMs)];
    case 'Reject':
      return [ordered, step('refused', 'failed', changedAtMs)];
    case 'Fail':
      return [ordered, step('securityCheck', 'done'), step('notSent', 'failed', changedAtMs)];
  }
}

function ahead(...ids: readonly StepId[]): readonly RecordStep[] {
  return ids.map((id) => step(id, 'ahead'));
}

function step(id: StepId, state: RecordStep['state'], atMs: number | null = null): RecordStep {
  return { id, state, atMs };
}
