import {
  choiceFilter,
  type ReadWord,
  readCoin,
  textFilter,
  type WordsOf,
} from '#app/features/recordList/recordFilters.ts';
import type { DepositQuestion } from './depositSource.ts';

/** Stepped by 30 days (screens.md 2.3). */
export const DEPOSIT_PERIOD = {
  maxDays: 366,
  hasYear: true,
  initial: { kind: 'preset', preset: '30d' },
} as const;

/** Statuses as the address names them, with the exchange's numbers (screens.md 2.0). */
const STATUS_BY_WORD = {
  confirming: 1,
  processing: 2,
  credited: 3,
  failed: 4,
  rollingBack: 7,
  rolledBack: 70011,
  kept: 70012,
  rollbackReview: 70013,
} as const;
const STATUS_WORDS = Object.keys(STATUS_BY_WORD).filter((word) => isStatusWord(word));

function isStatusWord(word: string): word is keyof typeof STATUS_BY_WORD {
  return Object.hasOwn(STATUS_BY_WORD, word);
}

const KINDS = ['chain', 'internal', 'fiat'] as const;

/** Part of an address, or a whole one; spaces come with what was pasted. */
const readReceiver: ReadWord = (text) => (/^[^\s]{4,128}$/.test(text) ? text : null);

/**
 * The filters of the whole list. `coin` and `chain` of this page's address are what is being deposited, so the list's own
 * have other names (screens.md 1.24).
 */
export const DEPOSIT_FILTERS = {
  ofCoin: textFilter('deposits.filter.coin', readCoin, 'deposits.filter.badCode'),
  ofChain: textFilter('deposits.filter.chain', readCoin, 'deposits.filter.badCode'),
  status: choiceFilter('deposits.filter.status', STATUS_WORDS, (word, t) => t(`deposits.stage.${word}`)),
  kind: choiceFilter('deposits.filter.kind', KINDS, (kind, t) => t(`deposits.kind.${kind}`)),
  to: textFilter('deposits.filter.to', readReceiver, 'deposits.filter.badTo'),
};

export type DepositWords = WordsOf<typeof DEPOSIT_FILTERS>;

/** The question as the call takes it; by receiver the rows are filtered here. */
export function depositQuestionOf({ ofCoin, ofChain, status, kind }: DepositWords): DepositQuestion {
  return {
    kind: kind ?? 'all',
    ...(ofCoin !== undefined && { coin: ofCoin }),
    ...(ofChain !== undefined && { chain: ofChain }),
    ...(status !== undefined && { status: STATUS_BY_WORD[status] }),
  };
}
