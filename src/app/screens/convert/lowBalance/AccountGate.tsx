import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Row } from '#app/components/layout/Row.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { choiceLook } from './choiceLook.ts';
import {
  accountsHeld,
  LOW_BALANCE_ACCOUNTS,
  type LowBalanceAccount,
  labelKeyOf,
} from './lowBalanceAccounts.ts';

export interface AccountGateProps {
  /** Null where the address names none that there is. */
  readonly account: LowBalanceAccount | null;
  readonly pathOf: (account: LowBalanceAccount) => string;
  readonly children: ReactNode;
}

/** Shows an account that the user has; otherwise says why not and lists the user's accounts (screens.md 1.4). */
export function AccountGate({ account, pathOf, children }: AccountGateProps) {
  const { t } = useTranslation();
  const held = useHeldAccounts();
  if (account !== null && (held === null || held.includes(account))) return children;
  return (
    <section className="page-notice">
      <h2 className="screen-title">
        {account === null
          ? t('lowBalance.gate.unknownTitle')
          : t('lowBalance.gate.absentTitle', { account: t(labelKeyOf(account)) })}
      </h2>
      <p>{t(account === null ? 'lowBalance.gate.unknownText' : 'lowBalance.gate.absentText')}</p>
      <ul className="flex flex-wrap gap-4">
        {(held ?? LOW_BALANCE_ACCOUNTS).map((known) => (
          <li key={known}>
            <TextLink to={pathOf(known)}>{t(labelKeyOf(known))}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface SwitchLinksProps {
  /** Null is all of them together. */
  readonly current: LowBalanceAccount | null;
  readonly accounts: readonly LowBalanceAccount[];
  /** Where an account is; null where there is no such place for all of them. */
  readonly pathOf: (account: LowBalanceAccount | null) => string | null;
  readonly className?: string;
}

/** The accounts of the user, as links: the address says which one is shown (screens.md 1.4). */
export function SwitchLinks({ current, accounts, pathOf, className }: SwitchLinksProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const target = new URLSearchParams(search).get('target');
  const choices: readonly (LowBalanceAccount | null)[] = [null, ...accounts];
  return (
    <Row as="nav" gap="gap-2" className={className} aria-label={t('lowBalance.accounts')}>
      {choices.map((account) => {
        const path = pathOf(account);
        if (path === null) return null;
        return (
          <Link
            key={account ?? 'all'}
            to={target === null ? path : `${path}?${new URLSearchParams({ target })}`}
            className={choiceLook(account === current)}
            aria-current={account === current ? 'page' : undefined}
          >
            {account === null ? t('lowBalance.allAccounts') : t(labelKeyOf(account))}
          </Link>
        );
      })}
    </Row>
  );
}

/** The user's accounts; null until they are known, and where the request fails. */
export function useHeldAccounts(): readonly LowBalanceAccount[] | null {
  const result = useApiQuery('aggregateInfo', {}).answer?.result;
  return result === undefined ? null : accountsHeld(result);
}
