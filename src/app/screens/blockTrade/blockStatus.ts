import type { InferOutput } from 'valibot';
import type { Outcome } from '#app/features/recordList/outcome.ts';
import type { ExchangeStatus } from '#shared/endpoints/enums.ts';

/** The statuses of block trades as the page shows them (screens.md 1.8). */
export type BlockStatus = 'quoted' | 'confirmed' | 'settled' | 'rejected';

type WireStatus = InferOutput<typeof ExchangeStatus>;

/** The status of a block trade as it is shown (screens.md 1.8), by the exchange's name for it. */
const STATUS_BY_WIRE = {
  init: 'quoted',
  processing: 'confirmed',
  success: 'settled',
  failure: 'rejected',
  // A block is one line: what was executed is settled, and its amounts say how much that is.
  partial_fulfillment: 'settled',
} as const satisfies Readonly<Record<WireStatus, BlockStatus>>;

/** The exchange's name for each of them, to filter by. */
export const WIRE_BY_STATUS = {
  quoted: 'init',
  confirmed: 'processing',
  settled: 'success',
  rejected: 'failure',
} as const satisfies Readonly<Record<BlockStatus, WireStatus>>;

export const BLOCK_STATUSES = ['quoted', 'confirmed', 'settled', 'rejected'] as const;

export function blockStatusOf(status: WireStatus): BlockStatus {
  return STATUS_BY_WIRE[status];
}

/** The outcome of a trade with this status. */
export function blockOutcome(status: BlockStatus): Outcome {
  if (status === 'settled') return 'booked';
  return status === 'rejected' ? 'void' : 'open';
}
