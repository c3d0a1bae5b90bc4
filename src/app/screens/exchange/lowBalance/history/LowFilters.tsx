import { useTranslation } from 'react-i18next';
import { readCoin, readOrderId, type WordFilter } from '#app/records/recordFilters.ts';
import { DateRangeField } from '#app/records/table/DateRangeField.tsx';
import { FilterBar } from '#app/records/table/FilterBar.tsx';
import { FilterSelect } from '#app/records/table/FilterSelect.tsx';
import { FilterText } from '#app/records/table/FilterText.tsx';
import { useRangeField } from '#app/records/useRangeField.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import { LOW_SCHEMA, STATUSES } from './lowFilters.ts';
import { MAX_DAYS } from './lowSource.ts';

/** The filters of the history (screens.md 1.5, "Flow"). An id narrows nothing down: it opens what it names. */
export function LowFilters({ state }: { readonly state: RecordFiltersState }) {
  const { t } = useTranslation();
  const { filters, change } = state;
  const { words, range } = filters;
  const rangeField = useRangeField(range, MAX_DAYS, (next) => change({ range: next }));
  const set = (name: WordFilter, word: string): void => {
    const { [name]: _before, ...others } = words;
    change({ words: word === '' ? others : { ...others, [name]: word } });
  };
  return (
    <FilterBar
      isActive={Object.keys(words).length > 0 || range !== LOW_SCHEMA.initialRange}
      onClear={state.clear}
      dropped={state.dropped}
      onDismissDropped={state.dismissDropped}
    >
      <DateRangeField {...rangeField} />
      <div className="low-filters">
        <FilterText
          label={t('lowBalance.history.target')}
          value={words.toCoin ?? ''}
          judge={(text) => (readCoin(text) === null ? t('lowBalance.history.badCoin') : null)}
          onChange={(text) => set('toCoin', text.toUpperCase())}
        />
        <FilterSelect
          label={t('lowBalance.history.status')}
          anyLabel={t('lowBalance.history.anyStatus')}
          values={STATUSES}
          labelOf={(status) => t(`records.status.${status}`)}
          value={words.status ?? ''}
          onChange={(status) => set('status', status)}
        />
        <FilterText
          label={t('lowBalance.history.id')}
          value={words.id ?? ''}
          judge={(text) => (readOrderId(text) === null ? t('lowBalance.history.badId') : null)}
          onChange={(id) => set('id', id)}
        />
      </div>
    </FilterBar>
  );
}
