import type { Outcome } from '#app/features/recordList/outcome.ts';
import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type WithdrawalRow = ResultOf<'withdrawRecords'>['rows'][number];
export type WithdrawalStatus = WithdrawalRow['status'];

/** A withdrawal as the page shows it. */
export interface WithdrawalRecord
  extends RecordRow,
    Omit<
      WithdrawalRow,
      'withdrawId' | 'withdrawFee' | 'withdrawType' | 'createTime' | 'updateTime' | 'failCode'
    > {
  readonly fee: string;
  /** The withdrawal went to a user of the exchange, over no chain. */
  readonly isInside: boolean;
  /** When the status last changed, in ms since 1970. */
  readonly changedAtMs: number;
  /** The code that says why the withdrawal failed (screens.md 0.2); null where it did not, or the exchange does not say. */
  readonly failCode: number | null;
}

export function readWithdrawal(row: WithdrawalRow): WithdrawalRecord {
  const { withdrawId, withdrawFee, withdrawType, createTime, updateTime, failCode, ...rest } = row;
  return {
    ...rest,
    id: withdrawId,
    atMs: Number(createTime),
    isPending: isOpen(rest.status),
    fee: withdrawFee,
    isInside: withdrawType === 1,
    changedAtMs: Number(updateTime),
    failCode: failCode ?? null,
  };
}

const OPEN: ReadonlySet<WithdrawalStatus> = new Set<WithdrawalStatus>([
  'SecurityCheck',
  'Pending',
  'MoreInformationRequired',
  'BlockchainConfirmed',
  'Unknown',
]);
const CANCELLABLE: ReadonlySet<WithdrawalStatus> = new Set<WithdrawalStatus>([
  'SecurityCheck',
  'Pending',
  'MoreInformationRequired',
]);

/** Whether the withdrawal's status may still change. */
function isOpen(status: WithdrawalStatus): boolean {
  return OPEN.has(status);
}

/** Not broadcast yet, as far as the page knows; the exchange decides (131099, screens.md 1.17). */
export function isCancellable(status: WithdrawalStatus): boolean {
  return CANCELLABLE.has(status);
}

/** The outcome of a withdrawal: with the recipient, back with the user, or not decided (screens.md 0.2b). */
export function outcomeOf(status: WithdrawalStatus): Outcome {
  if (status === 'success') return 'booked';
  return isOpen(status) ? 'open' : 'void';
}
