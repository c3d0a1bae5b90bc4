import { useTranslation } from 'react-i18next';
import { useBlockPair } from '../../block/useBlockPair.ts';
import { DateRangeField } from '../../components/records/DateRangeField.tsx';
import { FilterBar } from '../../components/records/FilterBar.tsx';
import { FilterText } from '../../components/records/FilterText.tsx';
import { Select } from '../../components/Select.tsx';
import { readNotional } from '../../records/recordFilters.ts';
import { useRangeField } from '../../records/useRangeField.ts';
import type { RecordFiltersState } from '../../records/useRecordFilters.ts';
import { BLOCK_FILTERS, isNarrowed, STATUSES } from './blockFilters.ts';

const ANY = '';

/** Date, coin, status and smallest notional (screens.md 1.8); the address repeats them. */
export function HistoryFilters({ filters, dropped, change, clear, dismissDropped }: RecordFiltersState) {
  const { t } = useTranslation();
  const { words } = filters;
  const range = useRangeField(filters.range, BLOCK_FILTERS.maxDays, (next) => change({ range: next }));
  const { coins } = useBlockPair('BTC', 'USDT');
  const any = { value: ANY, label: t('block.history.any') };
  const listed = [...new Set([...(words.coin === undefined ? [] : [words.coin]), ...coins])];
  const choose = (name: 'coin' | 'status' | 'minNotional', word: string): void => {
    const { [name]: _before, ...others } = words;
    change({ words: word === ANY ? others : { ...others, [name]: word } });
  };
  return (
    <FilterBar
      isActive={isNarrowed(filters)}
      onClear={clear}
      dropped={dropped}
      onDismissDropped={dismissDropped}
    >
      <DateRangeField {...range} />
      <Select
        label={t('block.history.coin')}
        options={[any, ...listed.map((coin) => ({ value: coin, label: coin }))]}
        value={words.coin ?? ANY}
        onChange={(coin) => choose('coin', coin)}
      />
      <Select
        label={t('block.history.status')}
        options={[
          any,
          ...STATUSES.map((status) => ({ value: status, label: t(`records.status.${status}`) })),
        ]}
        value={words.status ?? ANY}
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
