import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { TextLink } from '#app/components/TextLink.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { AccountGate, SwitchLinks, useHeldAccounts } from './AccountGate.tsx';
import { lowBalanceList } from './history/lowBalanceList.tsx';
import { YearFees } from './history/YearFees.tsx';
import { accountOfPath, type LowBalanceAccount, pathOfAccount, pathOfHistory } from './lowBalanceAccounts.ts';

/** /exchange/lwb-exchange/history/{id}: what the clean-ups of one account brought and cost (screens.md 1.5). */
export function LowBalanceHistoryScreen() {
  const account = accountOfPath(useParams().id);
  return (
    <QueriesHost>
      <AccountGate account={account} pathOf={pathOfHistory}>
        {account !== null && <History key={account} account={account} />}
      </AccountGate>
    </QueriesHost>
  );
}

function History({ account }: { readonly account: LowBalanceAccount }) {
  const { t } = useTranslation();
  const held = useHeldAccounts();
  const list = useMemo(() => lowBalanceList(account), [account]);
  return (
    <>
      <div className="screen-tools">
        <SwitchLinks
          current={account}
          accounts={held ?? [account]}
          pathOf={(other) => (other === null ? null : pathOfHistory(other))}
        />
        <TextLink to={pathOfAccount(account)} className="ms-auto">
          {t('lowBalance.history.convert')}
        </TextLink>
      </div>
      <YearFees account={account} />
      <RecordListScreen list={list} />
    </>
  );
}

export { LowBalanceHistoryScreen as Component };
