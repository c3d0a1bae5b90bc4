import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { BatchRow } from './BatchRow.tsx';
import type { BatchEvent } from './batchState.ts';
import { type BatchLine, COLUMNS } from './lines/batchLine.ts';
import type { JudgedLine } from './lines/problem.ts';

export type LineFilter = 'all' | 'errors' | 'warnings';

export interface BatchTableProps {
  readonly lines: readonly BatchLine[];
  readonly judged: readonly JudgedLine[];
  readonly filter: LineFilter;
  readonly coins: readonly string[];
  readonly dispatch: Dispatch<BatchEvent>;
}

const HEAD = 'h-9 px-1 text-start text-small/normal font-normal text-text-2';

/** The lines of a batch as a table that is typed into; on a phone each line is a card. */
export function BatchTable({ lines, judged, filter, coins, dispatch }: BatchTableProps) {
  const { t } = useTranslation();
  return (
    // The table scrolls within its own box; the page does not. Below 1200 px each line is a card.
    <div className="overflow-x-auto">
      <table className="w-full max-xl:block">
        <thead className="max-xl:sr-only">
          <tr>
            <th scope="col" className={HEAD}>
              {t('addressBatch.column.line')}
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={HEAD}>
                {t(`addressBatch.column.${column}`)}
              </th>
            ))}
            <th scope="col" className={HEAD}>
              {t('addressBatch.column.state')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody className="max-xl:block">
          {lines.map((line, at) => {
            const found = judged[at];
            if (found === undefined || !isShown(found, filter)) return null;
            return <BatchRow key={line.id} line={line} judged={found} dispatch={dispatch} />;
          })}
        </tbody>
      </table>
      <datalist id="batch-coins">
        <option value="*">{t('addressBatch.universal')}</option>
        {coins.map((coin) => (
          <option key={coin} value={coin} />
        ))}
      </datalist>
    </div>
  );
}

function isShown({ state }: JudgedLine, filter: LineFilter): boolean {
  if (filter === 'errors') return state === 'error';
  return filter === 'all' || state === 'warning';
}
