import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia, WIDE } from '#app/browser/useMedia.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { RANGE_PRESETS, type RangePreset } from './dateRange.ts';
import type { RecordList } from './defineRecordList.ts';
import { ChoiceField, FilterChip, PeriodField, TextField } from './filterFields.tsx';
import {
  type FilterTable,
  type LooseWords,
  placeFilters,
  readOrderId,
  type WordsOf,
} from './recordFilters.ts';
import type { RecordRow } from './recordSource.ts';
import { FilterBar } from './table/FilterBar.tsx';
import { FilterPanel } from './table/FilterPanel.tsx';
import { RecordTick } from './table/RecordTick.tsx';
import type { RecordAddressState } from './useRecordAddress.ts';

export interface RecordFilterBarProps<Row extends RecordRow, Filters extends FilterTable> {
  readonly list: RecordList<Row, Filters>;
  readonly state: RecordAddressState<WordsOf<Filters>>;
  readonly onClear: () => void;
  /** At the end of the line, or with the other filters where it has no room: columns and export. */
  readonly tools: ReactNode;
  /** How far a file is. */
  readonly status: ReactNode;
  readonly zeroRows:
    | { readonly areHidden: boolean; readonly onHide: (areHidden: boolean) => void }
    | undefined;
}

const BAR_PRESETS: readonly RangePreset[] = RANGE_PRESETS.filter((preset) => preset !== 'year');

/**
 * The filters of a list in one line: the period, the first filters, the others and the tools. Below 992 px everything but the
 * period is behind one button.
 */
export function RecordFilterBar<Row extends RecordRow, Filters extends FilterTable>(
  props: RecordFilterBarProps<Row, Filters>,
) {
  const { list, state, onClear, tools, status, zeroRows } = props;
  const { t } = useTranslation();
  const isWide = useMedia(WIDE);
  const isPhone = useMedia(PHONE);
  const { address, change } = state;
  const why =
    state.isTooLong && list.period !== null
      ? t('records.range.fault.span', { count: list.period.maxDays })
      : undefined;
  const dropped = useDropped({ names: state.dropped, why }, state.clean);
  const words: LooseWords = address.words;
  const { search, readId = readOrderId } = list.detail;
  const { inLine, others } = placeFilters(list.filters);
  type Field = (typeof inLine)[number];

  const fieldOf = ({ name, filter }: Field, isCompact: boolean): ReactNode => {
    const field = {
      value: words[name] ?? '',
      onChange: (word: string) => state.setWord(name, word),
      isCompact,
    };
    if (filter.kind === 'text') return <TextField key={name} filter={filter} {...field} />;
    return <ChoiceField key={name} filter={filter} words={words} {...field} />;
  };
  const isOn = ({ name }: Field): boolean => words[name] !== undefined;
  const hidden = isWide ? others : [...inLine, ...others];
  const count = hidden.filter(isOn).length;
  const hasMore = hidden.length > 0 || search !== undefined || zeroRows !== undefined || !isWide;
  return (
    <FilterBar
      chips={[...inLine, ...others]
        .filter(isOn)
        .map(({ name, filter }) => (
          <FilterChip
            key={name}
            filter={filter}
            words={words}
            word={words[name] ?? ''}
            onRemove={() => state.setWord(name, '')}
          />
        ))}
      status={status}
      onClear={onClear}
      dropped={dropped}
    >
      {list.period !== null && address.range !== null && (
        <PeriodField
          period={list.period}
          range={address.range}
          barPresets={isPhone ? [] : BAR_PRESETS}
          onChange={(range) => change({ range })}
        />
      )}
      {isWide && inLine.map((field) => fieldOf(field, true))}
      {hasMore && (
        <FilterPanel
          label={t(isWide ? 'records.filter.more' : 'records.filter.region')}
          count={count}
          look="others"
          {...(!isWide && { icon: SlidersHorizontal })}
        >
          {hidden.map((field) => fieldOf(field, false))}
          {search !== undefined && (
            <TextField
              filter={{ kind: 'text', ...search, read: readId }}
              value={address.id ?? ''}
              onChange={(id) => change({ id: id === '' ? null : id })}
            />
          )}
          {zeroRows !== undefined && (
            <RecordTick
              checked={zeroRows.areHidden}
              onChange={({ target }) => zeroRows.onHide(target.checked)}
            >
              {t('records.hideZero')}
            </RecordTick>
          )}
          {!isWide && (
            <Row align="items-start" gap="gap-2" className="min-w-0 border-t border-line pt-3">
              {tools}
            </Row>
          )}
        </FilterPanel>
      )}
      {isWide && (
        <Row align="items-start" gap="gap-2" className="ms-auto min-w-0">
          {tools}
        </Row>
      )}
    </FilterBar>
  );
}
