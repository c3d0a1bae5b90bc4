import { useTranslation } from 'react-i18next';
import { readCoin, readOrderId, type WordFilter } from '#app/records/recordFilters.ts';
import { DateRangeField } from '#app/records/table/DateRangeField.tsx';
import { FilterBar } from '#app/records/table/FilterBar.tsx';
import { FilterSelect } from '#app/records/table/FilterSelect.tsx';
import { FilterText } from '#app/records/table/FilterText.tsx';
import { useRangeField } from '#app/records/useRangeField.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import {
  ACCOUNTS,
  HISTORY_SCHEMA,
  type HistoryQuestion,
  hasFilters,
  MAX_DAYS,
  statusesOf,
} from './historySchema.ts';

export interface HistoryFiltersProps {
  readonly state: RecordFiltersState;
  readonly question: HistoryQuestion;
}

const ACCOUNT_LABELS = {
  funding: 'accounts.fiat',
  unified: 'accounts.uta',
  spot: 'accounts.spot',
  contract: 'accounts.contract',
} as const;

/** The filters of the history (screens.md 1.2, "Flow"). An id narrows nothing down: it opens what it names. */
export function HistoryFilters({ state, question }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const { filters, change } = state;
  const { words, range } = filters;
  const rangeField = useRangeField(range, MAX_DAYS, (next) => change({ range: next }));
  const set = (name: WordFilter, word: string): void => {
    const { [name]: _before, ...others } = words;
    change({ words: word === '' ? others : { ...others, [name]: word } });
  };
  const coin = (name: 'fromCoin' | 'toCoin') => (
    <FilterText
      label={t(`history.filter.${name}`)}
      value={words[name] ?? ''}
      judge={(text) => (readCoin(text) === null ? t('history.filter.badCoin') : null)}
      onChange={(text) => set(name, text.toUpperCase())}
    />
  );
  return (
    <FilterBar
      isActive={hasFilters(question) || range !== HISTORY_SCHEMA.initialRange}
      onClear={() =>
        change({
          words: words.type === undefined ? {} : { type: words.type },
          range: HISTORY_SCHEMA.initialRange,
        })
      }
      dropped={state.dropped}
      onDismissDropped={state.dismissDropped}
    >
      <DateRangeField {...rangeField} />
      <div className="history-filters">
        {coin('fromCoin')}
        {coin('toCoin')}
        <FilterSelect
          label={t('history.filter.status')}
          anyLabel={t('history.filter.any')}
          values={statusesOf(question.tab)}
          labelOf={(status) => t(`records.status.${status}`)}
          value={question.status ?? ''}
          onChange={(status) => set('status', status)}
        />
        {question.tab !== 'limit' && question.tab !== 'fiat' && (
          <FilterSelect
            label={t('history.filter.account')}
            anyLabel={t('history.filter.any')}
            values={ACCOUNTS}
            labelOf={(account) => t(ACCOUNT_LABELS[account])}
            value={question.account ?? ''}
            onChange={(account) => set('account', account)}
          />
        )}
        <FilterText
          label={t('history.filter.id')}
          value={words.id ?? ''}
          judge={(text) => (readOrderId(text) === null ? t('history.filter.badId') : null)}
          onChange={(id) => set('id', id)}
        />
      </div>
    </FilterBar>
  );
}
