import type { TFunction } from 'i18next';
import { CircleAlert, Info } from 'lucide-react';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import type { RecordView } from '#app/features/recordList/defineRecordList.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { amountColumn, NoValue, textColumn, timeColumn } from '#app/features/recordList/table/columns.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import type { RecordColumn } from '#app/features/recordList/table/recordColumn.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { findGaps } from './findGaps.ts';
import type { LogColumn, LogEntry, LogRow } from './logRow.ts';
import type { LogWords } from './logSource.ts';

type Column = RecordColumn<LogRow>;
type Figure = 'qty' | 'tradePrice' | 'size' | 'funding' | 'fee' | 'cashFlow';

/** The columns of the log in the order of screens.md 1.12. The coin stands at change and balance, where it is needed. */
export function logColumns(
  { t, language, words }: RecordView<LogWords>,
  _rows: readonly LogRow[],
  loaded: readonly LogRow[],
): readonly Column[] {
  // With rows left out, a balance that does not follow from the one before it says nothing.
  const isWhole = words.type === undefined && words.contract === undefined;
  const gaps = isWhole ? findGaps(loaded) : NO_GAPS;
  const { price } = figuresOf(language);
  const title = (id: LogColumn): string => t(`derivatives.col.${id}`);
  const figure = (id: LogColumn, name: Figure, isShown: (entry: LogEntry) => boolean = () => true) =>
    amountColumn<LogRow>(id, title(id), ({ entry }) =>
      isShown(entry) ? { amount: entry[name], coin: '' } : null,
    );
  const isOfContract = ({ symbol }: LogEntry): boolean => symbol !== '';
  return [
    timeColumn<LogRow>(title('time')),
    textColumn('contract', title('contract'), ({ entry }) => entry.symbol || '–', { line: 2 }),
    textColumn('type', title('type'), ({ type }) => t(`derivatives.type.${type}`), {
      isFixed: true,
      line: 1,
    }),
    textColumn('side', title('side'), ({ entry }) =>
      entry.side === 'None' ? '' : t(`derivatives.side.${entry.side}`),
    ),
    figure('quantity', 'qty', isOfContract),
    figure('price', 'tradePrice', isOfContract),
    { ...figure('position', 'size', isOfContract), isExtra: true, isHiddenAtFirst: true },
    { ...figure('funding', 'funding'), isExtra: true },
    { ...figure('fee', 'fee'), isExtra: true },
    { ...figure('cashFlow', 'cashFlow'), isExtra: true },
    amountColumn<LogRow>('change', title('change'), changeOf, {
      ...{ isFixed: true, line: 1, action: <SignRule t={t} /> },
      compare: (one, other) => compareDecimals(one.entry.change, other.entry.change),
    }),
    {
      ...{ id: 'balance', title: title('balance'), align: 'end', amountOf: balanceOf },
      cell: (row) => {
        const gap = gaps.get(row.id);
        if (gap === undefined) return <AmountCell {...balanceOf(row)} />;
        return (
          <span className="record-figure">
            <AmountCell {...balanceOf(row)} />
            <span className="record-under log-gap">
              <CircleAlert size={12} aria-hidden="true" />
              {t('derivatives.gap', { amount: `\u2066${price(gap)} ${row.entry.currency}\u2069` })}
            </span>
          </span>
        );
      },
    },
    {
      ...{ id: 'feeRate', title: title('feeRate'), align: 'end', isExtra: true, isHiddenAtFirst: true },
      cell: ({ entry }) =>
        isOfContract(entry) ? <LtrText className="num">{price(entry.feeRate)}</LtrText> : <NoValue />,
    },
    idColumnOf('tradeId', title('tradeId')),
    idColumnOf('orderId', title('orderId')),
  ];
}

const NO_GAPS: ReadonlyMap<string, string> = new Map();

function changeOf({ entry }: LogRow) {
  return { amount: entry.change, coin: entry.currency };
}

function balanceOf({ entry }: LogRow) {
  return { amount: entry.cashBalance, coin: entry.currency };
}

function idColumnOf(id: 'tradeId' | 'orderId', title: string): Column {
  return {
    ...{ id, title, isExtra: true, isHiddenAtFirst: true },
    cell: ({ entry }) => (entry[id] === '' ? <NoValue /> : <IdCell id={entry[id]} />),
  };
}

/** In this log funding is subtracted; the log of a unified account adds it (screens.md 1.12). */
function SignRule({ t }: { readonly t: TFunction }) {
  return (
    <Hint text={t('derivatives.rule')}>
      <span className="log-rule">
        <Info size={12} aria-hidden="true" />
        <span className="sr-only">{t('derivatives.how')}</span>
      </span>
    </Hint>
  );
}
