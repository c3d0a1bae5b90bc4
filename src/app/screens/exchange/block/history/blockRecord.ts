import type { RecordRow } from '#app/records/recordRow.ts';
import type { BlockStatus } from '#app/records/recordSteps.ts';
import { blockStatusOf } from '../blockStatus.ts';
import type { BlockRow } from '../ticketText.ts';

/** A block trade as a row of its history. */
export interface BlockRecord extends RecordRow {
  readonly trade: BlockRow;
  readonly status: BlockStatus;
}

export function toBlockRecord(trade: BlockRow): BlockRecord {
  const { exchangeTxId: id, createdAt, exchangeStatus } = trade;
  const status = blockStatusOf(exchangeStatus);
  return {
    id,
    atMs: Number(createdAt),
    isPending: status === 'quoted' || status === 'confirmed',
    trade,
    status,
  };
}
