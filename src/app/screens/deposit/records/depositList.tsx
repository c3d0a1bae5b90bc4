import { formatMoment } from '#app/components/format/dates.ts';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { readUuid } from '#app/features/recordList/recordFilters.ts';
import { foldSearch, hasText } from '#shared/text/foldSearch.ts';
import { DEPOSIT_FIELDS } from './depositFields.tsx';
import { DEPOSIT_FILTERS, DEPOSIT_PERIOD, depositQuestionOf } from './depositFilters.ts';
import type { DepositRecord } from './depositRecord.ts';
import { DEPOSIT_POLLING, depositSource, findDeposit } from './depositSource.ts';

/** What the page's address has beside the list: the coin and chain of the form. */
const PAGE_WORDS = ['coin', 'chain'] as const;
const RECENT_ROWS = 5;

/** What a row is in full is loaded when one is opened. */
const DepositDrawer = lazyPart(
  () => import('./DepositDrawer.tsx'),
  ({ DepositDrawer }) => DepositDrawer,
);

/** All deposits (screens.md 1.15, "Recent deposits"). */
export const DEPOSITS = defineRecordList({
  id: 'deposits',
  label: ({ t }) => t('deposits.all'),
  filters: DEPOSIT_FILTERS,
  period: DEPOSIT_PERIOD,
  others: PAGE_WORDS,
  sources: (words) => [depositSource(depositQuestionOf(words))],
  // The call has no filter by receiver.
  isHidden: ({ toAddress, tag }: DepositRecord, { to }) =>
    to !== undefined && !hasText(toAddress, to) && foldSearch(tag) !== foldSearch(to),
  fields: DEPOSIT_FIELDS,
  recent: {
    rows: RECENT_ROWS,
    without: ['kind', 'id'],
    title: (t) => t('deposits.recent'),
    all: (t) => t('deposits.all'),
  },
  csv: {
    fileName: ({ span }) => `deposits-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
    statement: 'depositWithdraw',
  },
  detail: {
    nameOf: ({ amount, coin, atMs }, { t, language }) =>
      t('deposits.name', { amount, coin, time: formatMoment(atMs, language) }),
    find: findDeposit,
    missing: (t) => t('deposits.missing'),
    readId: readUuid,
    Drawer: DepositDrawer,
  },
  empty: ({ t, isFiltered, widen, clear }) => ({
    text: t('deposits.none'),
    action:
      widen !== null
        ? { label: t('deposits.widen'), onClick: widen }
        : isFiltered
          ? { label: t('records.filter.clear'), onClick: clear }
          : { label: t('deposits.makeOne'), to: '/deposit' },
  }),
  polling: DEPOSIT_POLLING,
});
