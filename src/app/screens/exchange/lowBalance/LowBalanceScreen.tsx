import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { LowBalancePage } from './LowBalancePage.tsx';

/** /exchange/lwb-exchange: the small balances of all accounts, into one coin (screens.md 1.3). */
export function LowBalanceScreen() {
  return (
    <QueriesHost>
      <LowBalancePage account={null} />
    </QueriesHost>
  );
}

export { LowBalanceScreen as Component };
