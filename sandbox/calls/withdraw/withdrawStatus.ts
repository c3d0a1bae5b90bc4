import type { InferOutput } from 'valibot';
import type { WithdrawStatus as Schema } from '#shared/endpoints/enums.ts';

/** screens.md 2.0, withdrawStatus. */
export type WithdrawStatus = InferOutput<typeof Schema>;

/** On its way: its coins are still set aside. */
export const OPEN_STATUSES = [
  'SecurityCheck',
  'Pending',
  'MoreInformationRequired',
  'BlockchainConfirmed',
] as const;

/** Statuses before the chain: the withdrawal can be cancelled. */
export const CANCELLABLE_STATUSES = ['SecurityCheck', 'Pending', 'MoreInformationRequired'] as const;

/** Statuses of a withdrawal that was undone: its coins are back, and it counts for no limit. */
export const UNDONE_STATUSES = ['CancelByUser', 'Reject', 'Fail'] as const;
