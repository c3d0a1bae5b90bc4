import { blockStatusOf } from '../../block/blockStatus.ts';
import type { BlockRow } from '../../block/ticketText.ts';
import type { RecordRow } from '../../records/recordRow.ts';
import type { BlockStatus } from '../../records/recordSteps.ts';

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
