import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { RecordListScreen } from '#app/records/RecordListScreen.tsx';
import { BLOCK_TRADES } from './blockTradeList.tsx';

/** /otc/history: every block trade with its price, settlement and documents (screens.md 1.8). */
export function BlockHistoryScreen() {
  const { t } = useTranslation();
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.blockHistory.title')}</h1>
          <p className="text-text-2">{t('screens.blockHistory.purpose')}</p>
        </div>
        <TextLink to="/otc/index">{t('block.history.toIndex')}</TextLink>
      </div>
      <RecordListScreen list={BLOCK_TRADES} />
    </>
  );
}

export { BlockHistoryScreen as Component };
