import type { TFunction } from 'i18next';
import {
  type CoinAmount,
  type Conversion,
  isBooked,
  onlyLine,
  outcomeOf,
} from '#app/features/conversions/conversion.ts';
import { accountName } from '#app/features/conversions/conversionAccount.ts';
import type { ListedKind } from '#app/features/conversions/conversionSources.ts';
import type { ShownAmount, ShownRate } from '#app/features/recordList/fieldValues.ts';
import { bookedCell, bookedOnly } from '#app/features/recordList/outcome.ts';
import { place, ROW_ID, ROW_TIME, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import { exactWords, quoteRate } from '#shared/market/quotedRate.ts';

/** What there is of a conversion (screens.md 1.2). In the file every coin that was given is a line. */
export const CONVERSION_FIELDS = recordFields<Conversion, { readonly type?: ListedKind | undefined }>()({
  fields: {
    time: ROW_TIME,
    ended: { kind: 'time', of: ({ endedAtMs }) => endedAtMs },
    kind: { kind: 'text', of: ({ kind }, { t }) => t(`conversions.kind.${kind}`) },
    account: { kind: 'text', of: ({ sourceKey }, { t }) => accountName(sourceKey, t), isExtra: true },
    asked: { kind: 'figure', of: (row) => onlyLine(row)?.given.amount ?? '' },
    given: {
      ...{ kind: 'given', of: (row) => withOutcome(onlyLine(row)?.given, row), isFixed: true, line: 1 },
      copied: ({ lines }, { t }) =>
        lines
          .map(({ given, status }) =>
            outcomeOf(status) === 'void'
              ? `${moneyText(given)} (${t('records.mark.asked')})`
              : moneyText(given),
          )
          .join(' + '),
    },
    givenCoin: { kind: 'text', of: (row) => onlyLine(row)?.given.coin ?? '' },
    got: {
      ...{ kind: 'got', of: (row) => withOutcome({ ...row.got, hasWorth: true }, row) },
      ...{ isFixed: true, line: 1, isOutcome: true },
      amountOf: ({ got }) => got,
    },
    booked: { kind: 'text', of: ({ isExpected, got }) => (isExpected ? '' : moneyText(got)) },
    expected: { kind: 'text', of: ({ isExpected, got }) => (isExpected ? moneyText(got) : '') },
    gotCoin: { kind: 'text', of: ({ got }) => got.coin },
    rate: {
      ...{ kind: 'rate', of: (row) => rateOf(row, onlyLine(row)?.rate) },
      copied: (row) => (row.limit === null ? exactRate(row, onlyLine(row)?.rate) : ''),
      // What is only expected is not an entry for the books.
      file: (row) => bookedOnly(outcomeOf(row.status), onlyLine(row)?.rate ?? ''),
    },
    limitPrice: {
      ...{ kind: 'rate', of: (row) => rateOf(row, row.limit?.price) },
      copied: (row) => exactRate(row, row.limit?.price),
      file: ({ limit }) => limit?.price ?? '',
    },
    filledRate: {
      ...{ kind: 'rate', of: (row) => rateOf(row, row.limit?.filledRate), action: null },
      copied: (row) => exactRate(row, row.limit?.filledRate),
    },
    expires: { kind: 'time', of: ({ limit }) => limit?.expiresAtMs ?? null },
    fee: {
      ...{ kind: 'amount', of: ({ fee }) => fee, isExtra: true },
      copied: (row, { t }) => feeText(row, t),
      file: ({ status, fee }) => bookedCell(outcomeOf(status), fee?.amount ?? '0'),
    },
    feeCoin: { kind: 'text', of: ({ fee }) => fee?.coin ?? '' },
    tax: {
      ...{ kind: 'amount', of: ({ tax }) => tax, isExtra: true },
      file: ({ status, tax }) => bookedCell(outcomeOf(status), tax?.amount ?? '0'),
    },
    taxCoin: { kind: 'text', of: ({ tax }) => tax?.coin ?? '' },
    status: {
      ...{ kind: 'text', of: ({ status }, { t }) => t(`records.status.${status}`), isFixed: true, line: 2 },
    },
    cancel: { ...TABLE_ONLY, isFixed: true },
    quote: { kind: 'id', of: ({ quoteId, id }) => (quoteId === id ? '' : quoteId) },
    id: ROW_ID,
  },
  column: place(
    'history.column',
    'time kind given got limitPrice filledRate rate status cancel expires account fee tax id',
  ),
  shown: (_ids, { words }, rows) =>
    columnsOfTab(
      words.type,
      rows.some(({ tax }) => tax !== null),
    ),
  detail: place(
    'history.fact',
    'kind account time given expected booked rate limitPrice filledRate expires fee tax quote id',
    { kind: 'history.fact.type', time: 'history.fact.confirmed', booked: 'history.fact.got' },
  ),
  csv: place(
    'history.csv',
    'time ended kind account status asked given givenCoin got gotCoin rate fee feeCoin tax taxCoin limitPrice expires id',
    { kind: 'history.csv.type', asked: 'records.askedAmount' },
  ),
  linesOf: (row) =>
    row.lines.map((line) => ({
      ...{ ...row, lines: [line], status: line.status, got: line.got, fee: line.fee, tax: line.tax },
    })),
});

const ORDER = ['time', 'given', 'got', 'limitPrice', 'filledRate', 'status', 'cancel', 'expires'] as const;

/** The columns of a tab in their order (screens.md 1.2, "Shows"); a tax column only where there is a tax. */
function columnsOfTab(tab: ListedKind | undefined, hasTax: boolean) {
  const charges = ['fee', ...(hasTax ? (['tax'] as const) : [])] as const;
  // For an order, actions and expiry come first; all of them are of the funding account.
  if (tab === 'limit') return [...ORDER, ...charges, 'account', 'id'] as const;
  const kind = tab === undefined ? (['kind'] as const) : [];
  return ['time', ...kind, 'given', 'got', 'rate', 'status', 'account', ...charges, 'id'] as const;
}

function withOutcome(shown: ShownAmount | undefined, { status }: Conversion) {
  return shown === undefined ? null : { ...shown, outcome: outcomeOf(status) };
}

/** A price of what was one line; batches have none. Of what came to nothing it is what was asked for. */
export function rateOf(row: Conversion, rate = ''): ShownRate | null {
  const line = onlyLine(row);
  if (line === undefined) return null;
  const isAsked = outcomeOf(row.status) === 'void';
  return { fromCoin: line.given.coin, toCoin: line.got.coin, rate, isAsked };
}

function exactRate(row: Conversion, rate = ''): string {
  const shown = rateOf(row, rate);
  if (shown === null || rate === '') return '';
  return exactWords(quoteRate({ from: shown.fromCoin, to: shown.toCoin, rate }));
}

/** The fee, or the words that there was none. */
function feeText({ fee, status }: Conversion, t: TFunction): string {
  if (fee !== null) return moneyText(fee);
  return isBooked(status) ? t('history.fact.noFee') : '';
}

function moneyText({ amount, coin }: CoinAmount): string {
  return `${amount} ${coin}`;
}
