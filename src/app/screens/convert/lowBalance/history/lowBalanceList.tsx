import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { conversionSteps } from '#app/features/conversions/conversionSteps.ts';
import { failureText } from '#app/features/conversions/failureText.ts';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { readableUsd } from '#app/features/prices/readableUsd.ts';
import { dayOf } from '#app/features/recordList/dateRange.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { givenMark } from '#app/features/recordList/outcome.ts';
import { withLooks } from '#app/features/recordList/recordFields.ts';
import { choiceFilter, readCoin, textFilter } from '#app/features/recordList/recordFilters.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { ApproxText } from '../ApproxText.tsx';
import { type LowBalanceAccount, pathOfAccount } from '../lowBalanceAccounts.ts';
import { feeShareOf } from '../lowBalanceFigures.ts';
import { LOW_BALANCE_FIELDS } from './lowBalanceFields.ts';
import {
  failedCoins,
  findLowBalanceRecord,
  type LowBalanceLine,
  type LowBalanceRecord,
  lowBalanceSource,
  MAX_DAYS,
} from './lowBalanceRecords.ts';

interface ValueThenProps {
  readonly coin: string;
  /** A plain decimal. */
  readonly amount: string;
  /** ms since 1970. */
  readonly atMs: number;
}

const MINUTE_MS = 60_000;

/** What was received was worth, in USDT, by the spot price of that minute (screens.md 1.5). */
function ValueThen({ coin, amount, atMs }: ValueThenProps) {
  const { t } = useTranslation();
  const isDollar = coin === DOLLAR_COIN;
  const startMs = Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
  const [from, to] = [String(startMs), String(startMs + MINUTE_MS - 1)];
  const { answer, isLoading } = useApiQuery(
    'klines',
    { symbol: `${coin}${DOLLAR_COIN}`, interval: '1m', from, to, limit: 1 },
    { enabled: !isDollar },
  );
  if (isLoading) return <span className="text-(length:--size-small) text-text-2">…</span>;
  const [candle] = answer?.result?.list ?? [];
  if (!isDollar && candle === undefined) {
    return (
      <span className="text-(length:--size-small) text-text-2" title={t('lowBalance.history.noPrice')}>
        –<span className="sr-only"> {t('lowBalance.history.noPrice')}</span>
      </span>
    );
  }
  const value = candle === undefined ? amount : new Decimal(amount).times(candle.c).toFixed();
  return <ApproxText amount={readableUsd(value)} />;
}

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

interface LowBalanceDrawerProps extends RecordDrawerProps<LowBalanceRecord> {
  readonly account: LowBalanceAccount;
}

/** One conversion of small balances whole, coin by coin, with another try for what failed (screens.md 1.5). */
function LowBalanceDrawer({ row, facts, account, onClose }: LowBalanceDrawerProps) {
  const { t } = useTranslation();
  const { atMs, target, status, lines } = row;
  const failed = failedCoins(row);
  const retry = new URLSearchParams({ target, coins: failed.join(',') });
  return (
    <RecordDetail
      onClose={onClose}
      title={t('screens.lowBalance.title')}
      // The record has no end of its own: what was booked was booked when it was ordered.
      steps={conversionSteps(status, { createdAtMs: atMs, endedAtMs: row.isPending ? null : atMs })}
      meaning={t(`records.meaning.${status}`)}
      facts={facts}
      actions={
        failed.length > 0 && (
          <TextLink to={`${pathOfAccount(account)}?${retry}`}>
            {t('lowBalance.history.retry', { count: failed.length })}
          </TextLink>
        )
      }
    >
      <section aria-label={t('lowBalance.history.lines')}>
        <h3 className="mb-2 font-semibold">{t('lowBalance.history.lines')}</h3>
        <ul>
          {lines.map((line) => (
            <RecordLine key={line.coin} line={line} target={target} />
          ))}
        </ul>
      </section>
    </RecordDetail>
  );
}

const HINT = 'col-span-full text-small/normal text-text-2';

/** For a coin: the amount given, price, amount received, fee, and the reason where the conversion failed. */
function RecordLine({ line, target }: { readonly line: LowBalanceLine; readonly target: string }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { coin, amount, toAmount, rate, fee, tax, status, outcome, failCode } = line;
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 border-t border-line py-2" data-record-line="">
      <MoneyText
        coin={coin}
        amount={amount}
        className={outcome === 'void' ? 'text-text-2' : 'font-semibold'}
      />
      <StatusChip status={status} />
      {outcome !== 'open' && <MoneyText coin={target} amount={toAmount} className="col-start-1" />}
      {outcome === 'booked' && (
        <>
          <RateText className={`num ${HINT}`} from={coin} to={target} rate={rate} />
          <span className={HINT}>
            {t('lowBalance.line.fee', { coin: target })}: <LtrText className="num">{price(fee)}</LtrText>
            {' · '}
            {t('lowBalance.line.tax', { coin: target })}: <LtrText className="num">{price(tax)}</LtrText>
          </span>
        </>
      )}
      {failCode !== null && <span className={HINT}>{failureText(failCode, t)}</span>}
    </li>
  );
}
