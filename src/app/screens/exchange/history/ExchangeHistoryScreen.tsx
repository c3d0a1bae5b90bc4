import { useTranslation } from 'react-i18next';
import { Tabs } from '#app/components/Tabs.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { type RecordFiltersState, useRecordFilters } from '#app/records/useRecordFilters.ts';
import { LISTED_KINDS } from '../conversions/conversionSources.ts';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { HISTORY_SCHEMA, questionOf, statusesOf } from './historySchema.ts';
import './history.css';

/** /exchange/history: every conversion, of all kinds or of one (screens.md 1.2). */
export function ExchangeHistoryScreen() {
  const { t } = useTranslation();
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.exchangeHistory.title')}</h1>
          <p className="text-text-2">{t('screens.exchangeHistory.purpose')}</p>
        </div>
      </div>
      <QueriesHost>
        <HistoryTabs />
      </QueriesHost>
      <p className="history-elsewhere">
        {t('history.elsewhere')} <TextLink to="/otc/history">{t('screens.blockHistory.title')}</TextLink>{' '}
        <TextLink to="/exchange/lwb-exchange/history/funding">
          {t('screens.lowBalanceHistory.title')}
        </TextLink>
      </p>
    </>
  );
}

/** The tabs share filters, as far as they have the same; `type` of the address is the tab. */
function HistoryTabs() {
  const { t } = useTranslation();
  const state = useRecordFilters(HISTORY_SCHEMA);
  const question = questionOf(state.filters);
  return (
    <Tabs
      label={t('history.tabs')}
      selected={question.tab ?? 'all'}
      onSelect={(id) => state.change(tabChange(state, id))}
      tabs={(['all', ...LISTED_KINDS] as const).map((id) => ({
        id,
        label: t(`history.tab.${id}`),
        content: (
          <>
            <HistoryFilters state={state} question={question} />
            <HistoryPage state={state} question={question} />
          </>
        ),
      }))}
    />
  );
}

/** Another tab keeps the filters that it has as well; the details that were open are closed. */
function tabChange({ filters }: RecordFiltersState, id: 'all' | (typeof LISTED_KINDS)[number]) {
  const { id: _open, type: _tab, status, ...kept } = filters.words;
  const tab = id === 'all' ? null : id;
  const isKnown = statusesOf(tab).some((known) => known === status);
  return {
    words: {
      ...kept,
      ...(tab !== null && { type: tab }),
      ...(isKnown && status !== undefined && { status }),
    },
  };
}

export { ExchangeHistoryScreen as Component };
