import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { givenMark } from '#app/features/recordList/outcome.ts';
import { withLooks } from '#app/features/recordList/recordFields.ts';
import { choiceFilter, readCoin, textFilter } from '#app/features/recordList/recordFilters.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type LowBalanceAccount, pathOfAccount } from '../lowBalanceAccounts.ts';
import { feeShareOf } from '../lowBalanceFigures.ts';
import { LowBalanceDrawer } from './LowBalanceDrawer.tsx';
import { LOW_BALANCE_FIELDS } from './lowBalanceFields.ts';
import {
  findLowBalanceRecord,
  type LowBalanceRecord,
  lowBalanceSource,
  MAX_DAYS,
} from './lowBalanceRecords.ts';
import { ValueThen } from './ValueThen.tsx';

/** "init" is shown as processing (screens.md 1.5). */
const STATUSES = ['success', 'partial_fulfillment', 'failure', 'processing'] as const;

const FILTERS = {
  toCoin: textFilter('lowBalance.history.target', readCoin, 'lowBalance.history.badCoin'),
  status: choiceFilter('terms.status', STATUSES, (status, t) => t(`records.status.${status}`)),
};

const PERIOD = { maxDays: MAX_DAYS, hasYear: true, initial: { kind: 'preset', preset: '90d' } } as const;

const FIELDS = withLooks(LOW_BALANCE_FIELDS, {
  coins: { cell: (record) => <CoinList {...record} /> },
  value: {
    cell: ({ received, target, atMs, outcome }) =>
      outcome === 'booked' ? <ValueThen coin={target} amount={received} atMs={atMs} /> : <NoValue />,
  },
  fee: { cell: (record) => <FeeCell {...record} /> },
});

/** The history of an account's small balances (screens.md 1.5). */
export function lowBalanceList(account: LowBalanceAccount) {
  return defineRecordList({
    id: 'low-balance-history',
    label: ({ t }) => t('lowBalance.history.label'),
    filters: FILTERS,
    period: PERIOD,
    sources: (words) => [lowBalanceSource({ account, ...words })],
    fields: FIELDS,
    csv: {
      fileName: ({ t, span }) =>
        `${t('lowBalance.history.file')}-${account}-${dayOf(span.startMs)}-${dayOf(span.endMs)}.csv`,
      statement: 'convert',
    },
    detail: {
      nameOf: ({ atMs }, { t, language }) =>
        t('lowBalance.history.record', { time: formatMoment(atMs, language) }),
      find: findLowBalanceRecord,
      missing: (t) => t('lowBalance.history.noSuchId'),
      search: { label: (t) => t('terms.orderId'), fault: (t) => t('lowBalance.history.badId') },
      Drawer: (props) => <LowBalanceDrawer {...props} account={account} />,
    },
    empty: ({ t, isNarrowed, clear }) =>
      isNarrowed
        ? {
            text: t('lowBalance.history.noMatch'),
            action: { label: t('records.filter.clear'), onClick: clear },
          }
        : {
            text: t('lowBalance.history.none'),
            action: { label: t('lowBalance.history.convert'), to: pathOfAccount(account) },
          },
  });
}

const SHOWN_MARKS = 5;

/** How many coins were converted, and which: the first of them by their marks, all of them in words. */
function CoinList({ lines, outcome }: Pick<LowBalanceRecord, 'lines' | 'outcome'>) {
  const { t } = useTranslation();
  const names = joinItems(
    lines.map(({ coin }) => coin),
    useLanguage(),
  );
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap" title={names}>
      {/* Marks lie over one another: they decorate the number beside them. */}
      <span className="inline-flex -space-x-2" aria-hidden="true">
        {lines.slice(0, SHOWN_MARKS).map(({ coin }) => (
          <CoinMark key={coin} coin={coin} />
        ))}
      </span>
      <span className="record-figure" data-mark={givenMark(outcome)}>
        {t('lowBalance.history.coins', { count: lines.length })}
        {outcome === 'void' && <span className="record-under record-mark">{t('records.mark.asked')}</span>}
      </span>
      <bdi className="sr-only" dir="ltr">
        {names}
      </bdi>
    </span>
  );
}

function FeeCell({ fee, tax, received, target }: LowBalanceRecord) {
  const { percent } = figuresOf(useLanguage());
  const share = feeShareOf({ gets: { amount: received }, fee: { amount: fee }, taxes: [{ amount: tax }] });
  return (
    <>
      <AmountCell amount={fee} coin={target} />
      <LtrText className="num inline-block min-w-13 text-end text-text-3">{percent(share)}</LtrText>
    </>
  );
}
