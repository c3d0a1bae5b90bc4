import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { connectionStore } from '#app/stores/connectionStore.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { depositAccountKey } from '../depositAccount.ts';

type Account = NonNullable<InputOf<'userPreferencesEdit'>['creditAccount']>;

/** The account that new deposits are credited to, with its switch (screens.md 1.15); deposits on their way are not redirected. */
export function CreditAccount() {
  const { t } = useTranslation();
  const preferences = useApiQuery('userPreferences', {});
  const { run, isRunning } = useApiAction('userPreferencesEdit');
  const isOnline = useStore(connectionStore, (state) => state.isOnline);
  const hasUnified = useStore(globalStore, ({ global }) => global.user?.uta_status === 'SUCCESS');
  const hasEarn = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.earn);
  const current = preferences.answer?.result?.creditAccount;
  if (current === undefined) return <span className="text-text-2">…</span>;
  const isOffered = (account: Account): boolean =>
    account === current || account === 'FUND' || (account === 'UNIFIED' ? hasUnified : hasEarn);
  const change = async (creditAccount: Account): Promise<void> => {
    const answered = await run({ creditAccount });
    preferences.refresh();
    if (!answered.ok) return;
    const account = t(depositAccountKey(answered.value.result?.creditAccount ?? creditAccount));
    showToast({ type: 'success', key: 'creditAccount', text: t('deposit.creditChanged', { account }) });
  };
  return (
    <select
      className="deposit-account"
      aria-label={t('deposit.facts.goesTo')}
      value={current}
      disabled={isRunning || !isOnline}
      // The list holds nothing but accounts.
      onChange={(event) => void change(event.target.value as Account)}
    >
      {(['FUND', 'UNIFIED', 'EARN'] as const).filter(isOffered).map((account) => (
        <option key={account} value={account}>
          {t(depositAccountKey(account))}
        </option>
      ))}
    </select>
  );
}
