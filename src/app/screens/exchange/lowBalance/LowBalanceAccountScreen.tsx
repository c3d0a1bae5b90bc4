import { useParams } from 'react-router-dom';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { AccountGate } from './AccountGate.tsx';
import { LowBalancePage } from './LowBalancePage.tsx';
import { accountOfPath } from './lowBalanceAccounts.ts';
import { pathOfAccount } from './lowBalancePaths.ts';

/** /exchange/lwb-exchange/{id}: the same for one account, by its code or its number (screens.md 1.4). */
export function LowBalanceAccountScreen() {
  const account = accountOfPath(useParams().id);
  return (
    <QueriesHost>
      <AccountGate account={account} pathOf={pathOfAccount}>
        {/* Another account is another list, another selection and another ticket. */}
        {account !== null && <LowBalancePage key={account} account={account} />}
      </AccountGate>
    </QueriesHost>
  );
}

export { LowBalanceAccountScreen as Component };
