import {
  choiceFilter,
  type ReadWord,
  readCoin,
  textFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import type { WithdrawalStatus } from './withdrawalRecord.ts';
import type { WithdrawalQuestion } from './withdrawalSource.ts';

/** Stepped by 30 days (screens.md 2.11). */
export const WITHDRAWAL_PERIOD = {
  maxDays: 366,
  hasYear: true,
  initial: { kind: 'preset', preset: '30d' },
} as const;

const STATUSES = [
  'SecurityCheck',
  'Pending',
  'MoreInformationRequired',
  'BlockchainConfirmed',
  'success',
  'CancelByUser',
  'Reject',
  'Fail',
  'Unknown',
] as const satisfies readonly WithdrawalStatus[];

const KINDS = ['chain', 'inside'] as const;

/** A whole address, as the records spell it; spaces come with what was pasted. */
const readAddress: ReadWord = (text) =>
  /^\S{4,}$/.test(text) && text.length <= LONGEST_ADDRESS ? text : null;

/** The filters of the whole list. `coin` of this page's address is what is being withdrawn (screens.md 1.24). */
export const WITHDRAWAL_FILTERS = {
  ofCoin: textFilter('terms.coin', readCoin, 'withdrawals.filter.badCode'),
  status: choiceFilter('terms.status', STATUSES, (status, t) => t(`withdrawals.status.${status}`)),
  kind: choiceFilter('terms.type', KINDS, (kind, t) => t(`withdrawals.kind.${kind}`)),
  to: textFilter('withdrawals.filter.address', readAddress, 'withdrawals.filter.badAddress'),
};

export type WithdrawalWords = WordsOf<typeof WITHDRAWAL_FILTERS>;

/** The question as the call takes it; by status the rows are filtered here. */
export function withdrawalQuestionOf({ ofCoin, kind, to }: WithdrawalWords): WithdrawalQuestion {
  return {
    ...(ofCoin !== undefined && { coin: ofCoin }),
    ...(kind !== undefined && { withdrawType: kind === 'inside' ? (1 as const) : (0 as const) }),
    ...(to !== undefined && { address: to }),
  };
}
