import { useTranslation } from 'react-i18next';
import { Row } from '#app/components/layout/Row.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { sumCoins } from '#app/features/recordList/sumPairs.ts';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import type { LowBalanceAccount } from '../lowBalanceAccounts.ts';
import { lowBalanceSource } from './lowBalanceRecords.ts';

const THIS_YEAR = { kind: 'preset', preset: 'year' } as const;

/** What all conversions of this year cost, in each coin they were paid in (screens.md 1.5). */
export function YearFees({ account }: { readonly account: LowBalanceAccount }) {
  const { t } = useTranslation();
  const { rows, isComplete, failures, isGuest } = useRecords({
    sources: [lowBalanceSource({ account })],
    range: THIS_YEAR,
    wanted: Number.POSITIVE_INFINITY,
  });
  if (isGuest) return null;
  const fees = sumCoins(rows.map(({ target, fee }) => ({ coin: target, amount: fee })));
  return (
    <Row as="p" gap="gap-x-3 gap-y-1" align="items-baseline" className="mb-4" aria-busy={!isComplete}>
      <span className="text-text-2">{t('lowBalance.history.yearFees')}</span>{' '}
      {failures.length > 0
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
