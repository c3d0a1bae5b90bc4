import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type LowBalanceAccount, labelKeyOf } from './lowBalanceAccounts.ts';

export interface SwitchLinksProps {
  /** Null is all of them together. */
  readonly current: LowBalanceAccount | null;
  readonly accounts: readonly LowBalanceAccount[];
  /** Where an account is; null where there is no such place for all of them. */
  readonly pathOf: (account: LowBalanceAccount | null) => string | null;
}

/** The accounts of a person, as links: the address says which one is shown (screens.md 1.4). */
export function SwitchLinks({ current, accounts, pathOf }: SwitchLinksProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const target = new URLSearchParams(search).get('target');
  const choices: readonly (LowBalanceAccount | null)[] = [null, ...accounts];
  return (
    <nav className="low-balance-switch" aria-label={t('lowBalance.accounts')}>
      {choices.map((account) => {
        const path = pathOf(account);
        if (path === null) return null;
        return (
          <Link
            key={account ?? 'all'}
            to={target === null ? path : `${path}?${new URLSearchParams({ target })}`}
            className="low-balance-choice"
            aria-current={account === current ? 'page' : undefined}
          >
            {account === null ? t('lowBalance.allAccounts') : t(labelKeyOf(account))}
          </Link>
        );
      })}
    </nav>
  );
}
