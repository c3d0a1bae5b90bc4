import { useTranslation } from 'react-i18next';
import { readNotional } from '#app/records/recordFilters.ts';
import { DateRangeField } from '#app/records/table/DateRangeField.tsx';
import { FilterBar } from '#app/records/table/FilterBar.tsx';
import { FilterSelect } from '#app/records/table/FilterSelect.tsx';
import { FilterText } from '#app/records/table/FilterText.tsx';
import { useRangeField } from '#app/records/useRangeField.ts';
import type { RecordFiltersState } from '#app/records/useRecordFilters.ts';
import { useBlockPair } from '../useBlockPair.ts';
import { BLOCK_FILTERS, isNarrowed, STATUSES } from './blockFilters.ts';

/** Date, coin, status and smallest notional (screens.md 1.8); the address repeats them. */
export function HistoryFilters({ filters, dropped, change, clear, dismissDropped }: RecordFiltersState) {
  const { t } = useTranslation();
  const { words } = filters;
  const range = useRangeField(filters.range, BLOCK_FILTERS.maxDays, (next) => change({ range: next }));
  const { coins } = useBlockPair('BTC', 'USDT');
  const listed = [...new Set([...(words.coin === undefined ? [] : [words.coin]), ...coins])];
  const choose = (name: 'coin' | 'status' | 'minNotional', word: string): void => {
    const { [name]: _before, ...others } = words;
    change({ words: word === '' ? others : { ...others, [name]: word } });
  };
  return (
    <FilterBar
      isActive={isNarrowed(filters)}
      onClear={clear}
      dropped={dropped}
      onDismissDropped={dismissDropped}
    >
      <DateRangeField {...range} />
      <FilterSelect
        label={t('block.history.coin')}
        anyLabel={t('block.history.any')}
        values={listed}
        labelOf={(coin) => coin}
        value={words.coin ?? ''}
        onChange={(coin) => choose('coin', coin)}
      />
      <FilterSelect
        label={t('block.history.status')}
        anyLabel={t('block.history.any')}
        values={STATUSES}
        labelOf={(status) => t(`records.status.${status}`)}
        value={words.status ?? ''}
        onChange={(status) => choose('status', status)}
      />
      <FilterText
        label={t('block.history.minNotional')}
        value={words.minNotional ?? ''}
        judge={(text) => (readNotional(text) === null ? t('block.history.notNumber') : null)}
        onChange={(text) => choose('minNotional', text)}
      />
    </FilterBar>
  );
}
