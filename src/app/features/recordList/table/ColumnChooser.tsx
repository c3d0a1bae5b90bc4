import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FilterPanel } from './FilterPanel.tsx';
import { RecordTick } from './RecordTick.tsx';

export interface ColumnChooserProps {
  /** The columns that may be hidden. */
  readonly columns: readonly { readonly id: string; readonly title: string }[];
  readonly hidden: readonly string[];
  readonly onHide: (hidden: readonly string[]) => void;
}

/** Chooses the columns that are shown (screens.md 0.3, C8). */
export function ColumnChooser({ columns, hidden, onHide }: ColumnChooserProps) {
  const { t } = useTranslation();
  return (
    <FilterPanel label={t('records.columns')} icon={Columns3} look="columns">
      {columns.map(({ id, title }) => (
        <RecordTick
          key={id}
          checked={!hidden.includes(id)}
          onChange={({ target }) =>
            onHide(target.checked ? hidden.filter((other) => other !== id) : [...hidden, id])
          }
        >
          {title}
        </RecordTick>
      ))}
    </FilterPanel>
  );
}
