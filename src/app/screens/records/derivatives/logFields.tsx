import { CircleAlert, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import {
  type FieldView,
  place,
  type RecordField,
  ROW_TIME,
  recordFields,
} from '#app/features/recordList/recordFields.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { findGaps } from './findGaps.ts';
import { formulasOf } from './formulas.ts';
import type { LogEntry, LogRow } from './logRow.ts';
import type { LogWords } from './logSource.ts';

type Field = RecordField<LogRow, LogWords>;
type Figure = 'qty' | 'tradePrice' | 'size' | 'funding' | 'fee' | 'cashFlow' | 'feeRate';

/**
 * What there is of a change, in the order of screens.md 1.12. The coin stands at change and balance, where it is needed; the
 * file has all columns of the table and the coin, whichever are hidden.
 */
export const LOG_FIELDS = recordFields<LogRow, LogWords>()({
  fields: {
    time: ROW_TIME,
    contract: {
      ...{ kind: 'text', of: ({ entry }) => entry.symbol, line: 2 },
      cell: ({ entry }) => entry.symbol || '–',
    },
    type: { kind: 'text', of: ({ type }, { t }) => t(`derivatives.type.${type}`), isFixed: true, line: 1 },
    side: {
      kind: 'text',
      of: ({ entry: { side } }, { t }) => (side === 'None' ? '' : t(`derivatives.side.${side}`)),
    },
    quantity: ofContract('qty'),
    price: ofContract('tradePrice'),
    position: {
      ...{ ...ofContract('size'), isExtra: true, isHiddenAtFirst: true },
      detail: ({ entry }, { language }) =>
        isOfContract(entry) ? figuresOf(language).price(entry.size) : null,
    },
    coin: { kind: 'text', of: ({ entry }) => entry.currency },
    funding: charge('funding'),
    fee: charge('fee'),
    cashFlow: charge('cashFlow'),
    change: {
      ...{ kind: 'amount', of: ({ entry }) => ({ amount: entry.change, coin: entry.currency }) },
      ...{ isFixed: true, line: 1, action: <SignRule />, ...formula('change') },
      compare: (one, other) => compareDecimals(one.entry.change, other.entry.change),
    },
    balance: {
      ...{ kind: 'amount', of: ({ entry }) => ({ amount: entry.cashBalance, coin: entry.currency }) },
      ...{ cell: balanceCell, ...formula('balance') },
    },
    feeRate: {
      ...{ kind: 'figure', of: ({ entry }) => (isOfContract(entry) ? entry.feeRate : '') },
      ...{ file: ({ entry }) => entry.feeRate, ...detailed('feeRate'), isExtra: true, isHiddenAtFirst: true },
    },
    tradeId: { kind: 'id', of: ({ entry }) => entry.tradeId, isExtra: true, isHiddenAtFirst: true },
    orderId: { kind: 'id', of: ({ entry }) => entry.orderId, isExtra: true, isHiddenAtFirst: true },
    id: { kind: 'id', of: ({ id }) => id },
  },
  column: place(
    'derivatives.col',
    'time contract type side quantity price position funding fee cashFlow change balance feeRate tradeId orderId',
  ),
  detail: place(
    'derivatives.col',
    'change balance time contract side quantity price position funding fee cashFlow feeRate tradeId orderId id',
    { id: 'derivatives.id' },
  ),
  csv: place(
    'derivatives.col',
    'time contract type side quantity price position coin funding fee cashFlow change balance feeRate tradeId orderId id',
    { time: 'block.history.csv.time', id: 'derivatives.id' },
  ),
});

function isOfContract({ symbol }: LogEntry): boolean {
  return symbol !== '';
}

function ofContract(name: Figure): Field {
  return {
    ...{
      kind: 'amount',
      of: ({ entry }) => (isOfContract(entry) ? { amount: entry[name], coin: '' } : null),
    },
    ...{ file: ({ entry }) => entry[name], ...detailed(name) },
  };
}

/** A figure that the details have wherever it is not 0. */
function detailed(name: Figure): Pick<Field, 'detail' | 'copied'> {
  return {
    detail: ({ entry }, { language }) =>
      /[1-9]/.test(entry[name]) ? (
        <LtrText className="num">{figuresOf(language).price(entry[name])}</LtrText>
      ) : null,
    copied: ({ entry }) => entry[name],
  };
}

/** What was charged: the details have it with its coin. */
function charge(name: Figure): Field {
  return {
    ...{ kind: 'amount', of: ({ entry }) => ({ amount: entry[name], coin: '' }), isExtra: true },
    detail: ({ entry }) => <AmountCell amount={entry[name]} coin={entry.currency} />,
    copied: ({ entry }) => `${entry[name]} ${entry.currency}`,
  };
}

/** How a figure came about. */
function formula(name: 'change' | 'balance'): Pick<Field, 'detail' | 'copied'> {
  const write = ({ entry }: LogRow, { language }: FieldView<LogRow, LogWords>): string =>
    formulasOf(entry, figuresOf(language).price)[name];
  return { detail: (row, view) => <LtrText className="num">{write(row, view)}</LtrText>, copied: write };
}

/** The balance, and where it does not follow from the one before it, by how much. */
function balanceCell(row: LogRow, { words, loaded, leftOut, language, t }: FieldView<LogRow, LogWords>) {
  const { cashBalance, currency } = row.entry;
  const balance = <AmountCell amount={cashBalance} coin={currency} />;
  const gap = findGaps(loaded, words, leftOut).get(row.id);
  if (gap === undefined) return balance;
  const amount = `\u2066${figuresOf(language).price(gap)} ${currency}\u2069`;
  return (
    <span className="record-figure">
      {balance}
      <span className="record-under inline-flex items-center gap-1 whitespace-nowrap text-warn!" data-gap="">
        <CircleAlert size={12} aria-hidden="true" />
        {t('derivatives.gap', { amount })}
      </span>
    </span>
  );
}

/** In this log funding is subtracted; the log of a unified account adds it (screens.md 1.12). */
function SignRule() {
  const { t } = useTranslation();
  return (
    <Hint text={t('derivatives.rule')}>
      {/* As large as a target has to be; hint.css makes it larger on touch. */}
      <span className="inline-flex size-6 items-center justify-center">
        <Info size={12} aria-hidden="true" />
        <span className="sr-only">{t('derivatives.how')}</span>
      </span>
    </Hint>
  );
}
