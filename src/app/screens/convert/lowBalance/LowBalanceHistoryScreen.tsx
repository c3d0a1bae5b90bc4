import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Row } from '#app/components/layout/Row.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { sumCoins } from '#app/features/recordList/sumPairs.ts';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { AccountGate, SwitchLinks, useHeldAccounts } from './AccountGate.tsx';
import { lowBalanceList } from './history/lowBalanceList.tsx';
import { lowBalanceSource } from './history/lowBalanceRecords.ts';
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

const THIS_YEAR = { kind: 'preset', preset: 'year' } as const;

/** What all conversions of this year cost, in each coin they were paid in (screens.md 1.5). */
function YearFees({ account }: { readonly account: LowBalanceAccount }) {
  const { t } = useTranslation();
  const { rows, isComplete, failures, leftOut, isGuest } = useRecords({
    sources: [lowBalanceSource({ account })],
    range: THIS_YEAR,
    wanted: Number.POSITIVE_INFINITY,
  });
  if (isGuest) return null;
  const fees = sumCoins(rows.map(({ target, fee }) => ({ coin: target, amount: fee })));
  return (
    <Row as="p" gap="gap-x-3 gap-y-1" align="items-baseline" className="mb-4" aria-busy={!isComplete}>
      <span className="text-text-2">{t('lowBalance.history.yearFees')}</span>{' '}
      {failures.length > 0 || leftOut !== undefined
        ? t('lowBalance.history.yearFailed')
        : !isComplete
          ? '…'
          : fees.length === 0
            ? t('lowBalance.history.yearNone')
            : fees.map(({ coin, amount }) => (
                <MoneyText key={coin} coin={coin} amount={amount} className="font-semibold" />
              ))}
    </Row>
  );
}
