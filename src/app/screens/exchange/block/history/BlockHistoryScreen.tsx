import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useRecordFilters } from '#app/records/useRecordFilters.ts';
import { useRecords } from '#app/records/useRecords.ts';
import { BlockTable, PAGE_SIZE } from './BlockTable.tsx';
import { BLOCK_FILTERS } from './blockFilters.ts';
import { blockSources } from './blockSources.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { MonthSums } from './MonthSums.tsx';
import { OpenTrade } from './OpenTrade.tsx';
import '../block.css';

/** /otc/history: every block trade with its price, settlement and papers (screens.md 1.8). */
export function BlockHistoryScreen() {
  return (
    <QueriesHost>
      <BlockHistory />
    </QueriesHost>
  );
}

/** As many as a CSV on the page has; sums of more than that are for a statement. */
const ALL_ROWS = 1_000;

function BlockHistory() {
  const { t } = useTranslation();
  const state = useRecordFilters(BLOCK_FILTERS);
  const { filters, change } = state;
  const { coin, status, minNotional, id } = filters.words;
  const [isWhole, setWhole] = useState(false);
  const sources = useMemo(
    () =>
      blockSources({
        ...(coin !== undefined && { coin }),
        ...(status !== undefined && { status }),
        ...(minNotional !== undefined && { minNotional }),
      }),
    [coin, status, minNotional],
  );
  const wanted = isWhole ? ALL_ROWS : filters.page * PAGE_SIZE;
  const records = useRecords({ sources, range: filters.range, wanted });
  const open = (next: string | undefined): void => {
    const { id: _before, ...others } = filters.words;
    change({ words: next === undefined ? others : { ...others, id: next }, page: filters.page });
  };
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.blockHistory.title')}</h1>
          <p className="text-text-2">{t('screens.blockHistory.purpose')}</p>
        </div>
        <TextLink to="/otc/index">{t('block.history.toIndex')}</TextLink>
      </div>
      <HistoryFilters {...state} />
      <BlockTable {...{ sources, records, filters, change }} openId={id ?? null} onOpen={open} />
      <MonthSums records={records.rows} isComplete={records.isComplete} onLoadAll={() => setWhole(true)} />
      {id !== undefined && (
        <OpenTrade
          id={id}
          known={records.rows.find((record) => record.id === id)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

export { BlockHistoryScreen as Component };
