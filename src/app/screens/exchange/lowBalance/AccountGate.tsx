import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { LOW_BALANCE_ACCOUNTS, type LowBalanceAccount, labelKeyOf } from './lowBalanceAccounts.ts';
import { useHeldAccounts } from './useHeldAccounts.ts';

export interface AccountGateProps {
  /** Null where the address names none that there is. */
  readonly account: LowBalanceAccount | null;
  readonly pathOf: (account: LowBalanceAccount) => string;
  readonly children: ReactNode;
}

/** Lets through to an account that the person has, and else says why not and which there are (screens.md 1.4). */
export function AccountGate({ account, pathOf, children }: AccountGateProps) {
  const { t } = useTranslation();
  const held = useHeldAccounts();
  if (account !== null && (held === null || held.includes(account))) return children;
  return (
    <section className="page-notice">
      <h1 className="screen-title">
        {account === null
          ? t('lowBalance.gate.unknownTitle')
          : t('lowBalance.gate.absentTitle', { account: t(labelKeyOf(account)) })}
      </h1>
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
