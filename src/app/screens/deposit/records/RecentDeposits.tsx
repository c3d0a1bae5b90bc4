import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/components/useSearch.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { RecordListScreen } from '#app/records/RecordListScreen.tsx';
import { FiatEntry, PendingAssets } from './DepositSideLines.tsx';
import { DEPOSITS } from './depositList.tsx';
import { RecentRows } from './RecentRows.tsx';
import './depositRecords.css';

/** In the address: the whole list is open. */
const WHOLE = 'all';

/**
 * What came in lately, below the form of the deposit page; "All deposits" opens the whole list in its place, with filters
 * and a file (screens.md 1.15).
 */
export function RecentDeposits() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const isWhole = search.get('records') === WHOLE;

  const show = (whole: boolean): void =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(whole ? current : []);
        // The list's filters go with it; what is being deposited stays.
        for (const name of ['coin', 'chain']) {
          const word = current.get(name);
          if (word !== null) next.set(name, word);
        }
        if (whole) next.set('records', WHOLE);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <QueriesHost>
      <section className={isWhole ? undefined : 'card recent-deposits'} aria-labelledby="deposits-title">
        <div className="recent-deposits-head">
          <h2 id="deposits-title">{t(isWhole ? 'deposits.all' : 'deposits.recent')}</h2>
          <button type="button" className="min-h-8 underline" onClick={() => show(!isWhole)}>
            {t(isWhole ? 'deposits.showRecent' : 'deposits.all')}
          </button>
        </div>
        {isWhole ? <RecordListScreen list={DEPOSITS} /> : <RecentRows />}
        <PendingAssets />
        <FiatEntry />
      </section>
    </QueriesHost>
  );
}
