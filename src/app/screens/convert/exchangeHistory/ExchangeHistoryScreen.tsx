import { useTranslation } from 'react-i18next';
import { Row } from '#app/components/layout/Row.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { LISTED_KINDS } from '#app/features/conversions/conversionSources.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { useRecordAddress } from '#app/features/recordList/useRecordAddress.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { wordsInTab } from './conversionFilters.ts';
import { CONVERSIONS } from './conversionList.tsx';
import { OrderCancelsHost } from './OrderCancels.tsx';

/** /exchange/history: every conversion, of all kinds or of one (screens.md 1.2). */
export function ExchangeHistoryScreen() {
  const { t } = useTranslation();
  return (
    <>
      <QueriesHost>
        <OrderCancelsHost>
          <HistoryTabs />
        </OrderCancelsHost>
      </QueriesHost>
      <Row as="p" gap="gap-x-4 gap-y-1" className="mt-4 text-text-2">
        {t('history.elsewhere')}
        <SentenceGap />
        <TextLink to="/otc/history">{t('screens.blockHistory.title')}</TextLink>{' '}
        <TextLink to="/exchange/lwb-exchange/history/funding">
          {t('screens.lowBalanceHistory.title')}
        </TextLink>
      </Row>
    </>
  );
}

/** The tabs share filters, as far as they have the same; `type` of the address is the tab. */
function HistoryTabs() {
  const { t } = useTranslation();
  const { address, change } = useRecordAddress(CONVERSIONS);
  return (
    <Tabs
      label={t('history.tabs')}
      selected={address.words.type ?? 'all'}
      // The details that were open are closed.
      onSelect={(id) =>
        change({ words: wordsInTab(address.words, id === 'all' ? null : id), id: null, page: 1 }, false)
      }
      tabs={(['all', ...LISTED_KINDS] as const).map((id) => ({
        id,
        label: t(`history.tab.${id}`),
        content: <RecordListScreen list={CONVERSIONS} />,
      }))}
    />
  );
}

export { ExchangeHistoryScreen as Component };
