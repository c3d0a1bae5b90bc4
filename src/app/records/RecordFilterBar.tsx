import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/Select.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { DateRange } from './dateRange.ts';
import type { RecordList } from './defineRecordList.ts';
import { judgeRange, rangeField } from './rangeField.ts';
import type { RecordPeriod } from './recordAddress.ts';
import {
  type ChoiceFilter,
  type FilterTable,
  type LooseWords,
  type RecordFilter,
  readOrderId,
  type TextFilter,
  type WordsOf,
} from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { DateRangeField } from './table/DateRangeField.tsx';
import { FilterBar } from './table/FilterBar.tsx';
import { FilterText } from './table/FilterText.tsx';
import type { RecordAddressState } from './useRecordAddress.ts';

export interface RecordFilterBarProps<Row extends RecordRow, Filters extends FilterTable> {
  readonly list: RecordList<Row, Filters>;
  readonly state: RecordAddressState<WordsOf<Filters>>;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

/** The filters of a list, each by its kind, and the field that opens a row by its id. */
export function RecordFilterBar<Row extends RecordRow, Filters extends FilterTable>(
  props: RecordFilterBarProps<Row, Filters>,
) {
  const { list, state, isNarrowed, onClear } = props;
  const { t } = useTranslation();
  const { address, change } = state;
  const words: LooseWords = address.words;
  const { search, readId = readOrderId } = list.detail;
  return (
    <FilterBar
      isActive={isNarrowed}
      onClear={onClear}
      dropped={state.dropped}
      why={
        state.isTooLong && list.period !== null
          ? t('records.range.fault.span', { count: list.period.maxDays })
          : undefined
      }
      onDismissDropped={state.dismissDropped}
    >
      {list.period !== null && address.range !== null && (
        <PeriodField period={list.period} range={address.range} onChange={(range) => change({ range })} />
      )}
      <div className="filter-grid">
        {Object.entries<RecordFilter>(list.filters).map(([name, filter]) => {
          const field = {
            words,
            value: words[name] ?? '',
            onChange: (word: string) => state.setWord(name, word),
          };
          if (filter.kind === 'choice') return <ChoiceField key={name} filter={filter} {...field} />;
          return filter.kind === 'text' && <TextField key={name} filter={filter} {...field} />;
        })}
        {search !== undefined && (
          <TextField
            filter={{ kind: 'text', ...search, read: readId }}
            value={address.id ?? ''}
            onChange={(id) => change({ id: id === '' ? null : id })}
          />
        )}
      </div>
    </FilterBar>
  );
}

interface FieldProps<Filter> {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (word: string) => void;
}

/** The first choice is everything. */
function ChoiceField(props: FieldProps<ChoiceFilter<string>> & { readonly words: LooseWords }) {
  const { filter, value, onChange, words } = props;
  const { t } = useTranslation();
  const options = filter.useOptions(words, value);
  if (filter.isShown?.(words) === false) return null;
  return (
    <Select
      label={filter.label(t)}
      value={options.some((option) => option.value === value) ? value : ''}
      options={[{ value: '', label: t('records.filter.any') }, ...options]}
      onChange={onChange}
    />
  );
}

function TextField({ filter, value, onChange }: FieldProps<TextFilter<string>>) {
  const { t } = useTranslation();
  return (
    <FilterText
      label={filter.label(t)}
      value={value}
      judge={(text) => (filter.read(text) === null ? filter.fault(t) : null)}
      onChange={(text) => onChange(text === '' ? '' : (filter.read(text) ?? ''))}
    />
  );
}

interface PeriodFieldProps {
  readonly period: RecordPeriod;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** Days that are half typed, or can't be, stay in the field and are not asked for. */
function PeriodField({ period, range, onChange }: PeriodFieldProps) {
  const [draft, setDraft] = useState<{ readonly range: DateRange; readonly of: DateRange } | null>(null);
  const nowMs = systemClock.wallNow();
  const choose = (next: DateRange): void => {
    setDraft({ range: next, of: range });
    if (judgeRange(next, nowMs, period) === null) onChange(next);
  };
  // A draft of another range is over: the address was changed meanwhile.
  const shown = draft?.of === range ? draft.range : range;
  return (
    <DateRangeField
      {...rangeField(shown, nowMs, period)}
      onPreset={(preset) => choose({ kind: 'preset', preset })}
      onDays={(start, end) => choose({ kind: 'days', start, end })}
    />
  );
}
