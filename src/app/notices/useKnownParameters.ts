import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { joinNames } from '#app/components/format/joinList.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { type KnownParameters, unreadParameters } from './unreadParameters.ts';

/**
 * Drops from the address what a screen can't read of it, and names it in one notice (screens.md 0.2c, "Entering"; 1.24).
 *
 * @param hasList The screen has a list of records, which sees to all other names by itself.
 */
export function useKnownParameters(known: KnownParameters, hasList = false): void {
  const { t } = useTranslation();
  const [search, change] = useSearch();
  const dropped = unreadParameters(search, known, hasList);
  const names = joinNames(dropped, useLanguage());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names alone start it
  useEffect(() => {
    if (names === '') return;
    showToast({ type: 'info', key: 'dropped', text: t('records.filter.dropped', { names }) });
    change(
      (current) => {
        for (const name of dropped) current.delete(name);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [names]);
}
