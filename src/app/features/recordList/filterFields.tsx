import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { Select } from '#app/components/Select.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { DateRange, RangePreset } from './dateRange.ts';
import { judgeRange, rangeField } from './rangeField.ts';
import type { RecordPeriod } from './recordAddress.ts';
import type { ChoiceFilter, LooseWords, TextFilter } from './recordFilters.ts';
import { DateRangeField } from './table/DateRangeField.tsx';
import { FilterSelect } from './table/FilterSelect.tsx';
import { FilterText } from './table/FilterText.tsx';

interface FieldProps<Filter> {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (word: string) => void;
  /** The field stands in the line of the filter bar. */
  readonly isCompact?: boolean;
}

/** A filter that is one of a few; the first choice is everything. */
export function ChoiceField(props: FieldProps<ChoiceFilter<string>> & { readonly words: LooseWords }) {
  const { filter, value, onChange, words, isCompact = false } = props;
  const { t } = useTranslation();
  const listed = filter.useOptions(words, value);
  if (filter.isShown?.(words) === false) return null;
  const options = [{ value: '', label: t('records.filter.any') }, ...listed];
  const field = {
    value: listed.some((option) => option.value === value) ? value : '',
    label: filter.label(t),
  };
  if (!isCompact) return <Select {...field} options={options} onChange={onChange} />;
  return (
    <FilterSelect {...field} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </FilterSelect>
  );
}

/** A filter that is typed. */
export function TextField({ filter, value, onChange, isCompact }: FieldProps<TextFilter<string>>) {
  const { t } = useTranslation();
  return (
    <FilterText
      label={filter.label(t)}
      value={value}
      judge={(text) => (filter.read(text) === null ? filter.fault(t) : null)}
      onChange={(text) => onChange(text === '' ? '' : (filter.read(text) ?? ''))}
      {...(isCompact !== undefined && { isCompact })}
    />
  );
}

export interface FilterChipProps {
  readonly filter: ChoiceFilter<string> | TextFilter<string>;
  readonly words: LooseWords;
  /** What is filtered by. */
  readonly word: string;
  readonly onRemove: () => void;
}

/** A filter that is on; a click takes it away. */
export function FilterChip(props: FilterChipProps) {
  const { filter } = props;
  return filter.kind === 'choice' ? (
    <ChoiceChip {...props} filter={filter} />
  ) : (
    <Chip {...props} shown={props.word} />
  );
}

function ChoiceChip(props: FilterChipProps & { readonly filter: ChoiceFilter<string> }) {
  const { filter, words, word } = props;
  const shown = filter.useOptions(words, word).find(({ value }) => value === word)?.label ?? word;
  return <Chip {...props} shown={shown} />;
}

function Chip({ filter, shown, onRemove }: FilterChipProps & { readonly shown: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const text = withLabel(filter.label(t), `\u2068${shown}\u2069`, language);
  return (
    <button
      type="button"
      // As large as a finger, without room of its own.
      className="relative inline-flex min-h-[26px] max-w-full flex-none items-center gap-1.5 rounded-full bg-surface px-2.5 text-small/normal before:absolute before:-inset-x-0.5 before:-inset-y-[9px] max-md:min-h-[30px] print:border-none print:bg-transparent print:p-0"
      aria-label={t('records.filter.remove', { what: text })}
      onClick={onRemove}
    >
      {text}
      <X size={12} aria-hidden="true" className="flex-none text-text-3" />
    </button>
  );
}

interface PeriodFieldProps {
  readonly period: RecordPeriod;
  readonly range: DateRange;
  readonly barPresets: readonly RangePreset[];
  readonly onChange: (range: DateRange) => void;
}

/** Days that are half typed, or can't be, stay in the field and are not asked for. */
export function PeriodField({ period, range, barPresets, onChange }: PeriodFieldProps) {
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
      barPresets={barPresets}
      onPreset={(preset) => choose({ kind: 'preset', preset })}
      onDays={(start, end) => choose({ kind: 'days', start, end })}
    />
  );
}
