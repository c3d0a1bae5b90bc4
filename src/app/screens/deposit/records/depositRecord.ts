import type { RecordRow } from '#app/features/recordList/recordSource.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { isOpenStage, stageOf } from './depositStage.ts';

type DepositRow = ResultOf<'depositRecords'>['rows'][number];

/** A deposit as the page shows it. */
export interface DepositRecord
  extends RecordRow,
    Omit<DepositRow, 'id' | 'createdAt' | 'successAt' | 'unlockAt' | 'releaseAt' | 'fromMemberId'> {
  readonly fromMemberId: string | null;
  /** Moments in ms since 1970; null where they have not come or are not known. */
  readonly creditedAtMs: number | null;
  readonly unlockedAtMs: number | null;
  /** When all of a capped deposit is free. */
  readonly releaseAtMs: number | null;
  /** When the exchange said so, by its own clock: the other moments are its, too. */
  readonly readAtMs: number;
}

export function readDeposit(row: DepositRow, readAtMs: number): DepositRecord {
  const { createdAt, successAt, unlockAt, releaseAt, fromMemberId, ...rest } = row;
  const releaseAtMs = momentOf(releaseAt);
  const { confirmations, unlockConfirm } = row;
  const stage = stageOf({ ...rest, releaseAtMs, readAtMs });
  return {
    ...rest,
    atMs: Number(createdAt),
    isPending: isOpenStage(stage, confirmations < unlockConfirm),
    fromMemberId: fromMemberId ?? null,
    creditedAtMs: momentOf(successAt),
    unlockedAtMs: momentOf(unlockAt),
    releaseAtMs,
    readAtMs,
  };
}

function momentOf(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}
