import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { productHref } from '#app/components/productHref.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { SUB_ACCOUNTS_PAGE } from '#shared/site/urls.ts';
import { subAccountsOf } from './transferFilters.ts';
import { transferList } from './transferList.tsx';

/** /subAccountTransferRecord. The site's flag closes it (screenTable). */
export function SubTransfersScreen() {
  return (
    <QueriesHost>
      <Transfers />
    </QueriesHost>
  );
}

/** Without a sub-account the list says how to create one; a sub-account sees its own transfers (screens.md 1.14, 1.23). */
function Transfers() {
  const { t } = useTranslation();
  const language = useLanguage();
  const isSub = useStore(globalStore, ({ global }) => global.user?.is_sub === true);
  const types = useApiQuery('transferAccountTypes', {}).answer?.result?.list;
  const hasNone = !isSub && types !== undefined && subAccountsOf(types).length === 0;
  const list = useMemo(() => {
    if (!hasNone) return transferList(null);
    const href = productHref({ language, head: '', tail: SUB_ACCOUNTS_PAGE });
    return transferList({
      text: t('transfers.noMembers'),
      action: { label: t('transfers.create'), onClick: () => window.open(href, '_blank', 'noopener') },
    });
  }, [hasNone, language, t]);
  return <RecordListScreen list={list} />;
}

export { SubTransfersScreen as Component };
