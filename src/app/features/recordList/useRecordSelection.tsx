import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordSelection } from './defineRecordList.ts';
import { RecordNotice } from './RecordNotice.tsx';
import type { RecordRow } from './recordSource.ts';
import type { PickProps } from './table/PickRows.tsx';

export interface SelectionState<Row extends RecordRow> {
  /** For the table; undefined where the list has no selection. */
  readonly pick: PickProps<Row> | undefined;
  /** How many rows are ticked, and what can be done with them. */
  readonly bar: ReactNode;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows that are ticked, across pages; what is no longer in the list is not ticked either. */
export function useRecordSelection<Row extends RecordRow>(
  selection: RecordSelection<Row> | undefined,
  rows: readonly Row[],
): SelectionState<Row> {
  const { t } = useTranslation();
  const language = useLanguage();
  const [ids, setIds] = useState(NONE);
  if (selection === undefined) return { pick: undefined, bar: null };
  const { Actions, isSelectable = () => true } = selection;
  const picked = rows.filter((row) => ids.has(row.id) && isSelectable(row));
  const pickRows = (changed: readonly RecordRow[], isPicked: boolean): void => {
    const next = new Set(ids);
    for (const { id } of changed) {
      if (isPicked) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return {
    pick: { picked: new Set(picked.map(({ id }) => id)), onPick: pickRows, isSelectable },
    bar: (
      <RecordNotice isNeutral isShown={picked.length > 0} className="mx-3 mt-3" data-picked="">
        <p role="status">
          {picked.length > 0 && t('records.pick.count', { formatted: formatCount(picked.length, language) })}
        </p>
        {picked.length > 0 && <Actions rows={picked} onDone={() => setIds(NONE)} />}
      </RecordNotice>
    ),
  };
}
