import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { figuresOf } from '../format/figures.ts';
import { Hint } from '../Hint.tsx';
import { LtrText } from '../LtrText.tsx';
import { amountWithUnit } from './amountWords.ts';

export interface BalanceWordsProps {
  readonly id?: string;
  /** The coin's symbol. */
  readonly unit: string;
  /** Plain decimal string; without it nothing is said. */
  readonly balance?: string | undefined;
  /** The part of the balance that can be given, where that is known. */
  readonly convertible?: string | undefined;
}

/** What can be given away of a coin, or what there is of it; why the one is less than the other is one focus away. */
export function BalanceWords({ id, unit, balance, convertible }: BalanceWordsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  if (balance === undefined) return null;
  const figure = (
    <LtrText className="num">
      {price(convertible ?? balance)}
      {/* In sight it stands beside the amount below. */}
      <span className="sr-only"> {unit}</span>
    </LtrText>
  );
  const words = (
    <>
      <span className="amount-balance-word">
        {convertible === undefined ? t('amount.balance') : t('amount.convertible')}{' '}
      </span>
      {figure}
    </>
  );
  const gap = new Decimal(balance).minus(convertible ?? balance);
  const write = (plain: string): string => amountWithUnit(plain, { language, unit });
  return (
    <p id={id} className="amount-balance hint-end">
      {gap.isZero() ? (
        words
      ) : (
        <Hint text={t('amount.gap', { balance: write(balance), gap: write(gap.toFixed()) })}>{words}</Hint>
      )}
    </p>
  );
}
