import { useParams } from 'react-router-dom';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { AccountGate } from './AccountGate.tsx';
import { LowBalancePage } from './LowBalancePage.tsx';
import { accountOfPath, pathOfAccount } from './lowBalanceAccounts.ts';

/**
 * /exchange/lwb-exchange: the small balances of all accounts, into one coin (screens.md 1.3); with an id behind it those of
 * one account, by its code or its number (1.4).
 */
export function LowBalanceScreen() {
  const { id } = useParams();
  const account = accountOfPath(id);
  return (
    <QueriesHost>
      {id === undefined ? (
        <LowBalancePage account={null} />
      ) : (
        <AccountGate account={account} pathOf={pathOfAccount}>
          {/* Another account is another list, another selection and another ticket. */}
          {account !== null && <LowBalancePage key={account} account={account} />}
        </AccountGate>
      )}
    </QueriesHost>
  );
}

export { LowBalanceScreen as Component };
