import { Check, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import type { CoinsCardProps } from './CoinsCard.tsx';
import { type CoinColumn, CoinTable } from './CoinTable.tsx';
import { type CoinYear, coinsOfYear, reconcile } from './reconcile.ts';

const AMOUNTS = ['opening', 'in', 'out', 'closing'] as const;

/** Whether the amounts of every coin add up; computed here, whatever the exchange says (screens.md 1.20). */
export function CheckCard({ overview: { coins } }: CoinsCardProps) {
  const { t } = useTranslation();
  const listed = coinsOfYear(coins);
  if (listed.length === 0) return null;
  const isAllRight = listed.every((coin) => reconcile(coin) === '0');
  const columns: readonly CoinColumn[] = [
    ...AMOUNTS.map((amount) => ({
      id: amount,
      title: t(`tax.check.${amount}`),
      cell: (coin: (typeof listed)[number]) => (
        <LtrText className="num">
          <FigureText plain={coin[amount]} />
        </LtrText>
      ),
      figures: listed.map((coin) => coin[amount]),
      line: (coin: (typeof listed)[number]) => <MoneyText amount={coin[amount]} coin={coin.coin} />,
    })),
    { id: 'result', title: t('tax.check.result'), cell: (coin) => <CheckWord coin={coin} /> },
  ];
  return (
    <FoldedCard
      title={t('tax.check.title')}
      brief={
        <span className={isAllRight ? 'text-up' : 'font-semibold text-down'}>
          {t(isAllRight ? 'tax.check.allOk' : 'tax.check.someOff')}
        </span>
      }
    >
      <p className="text-text-2">{t('tax.check.text')}</p>
      <CoinTable
        label={`${t('tax.check.title')}, ${t('tax.coins.title')}`}
        coins={listed}
        columns={columns}
        brief={(coin) => <CheckWord coin={coin} />}
      />
    </FoldedCard>
  );
}

/** Whether a coin's amounts add up, and how far they are off where they do not. */
function CheckWord({ coin }: { readonly coin: CoinYear }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const off = reconcile(coin);
  const isRight = off === '0';
  const Mark = isRight ? Check : TriangleAlert;
  return (
    <span
      className={joinClasses(
        'inline-flex flex-wrap items-center gap-x-2 gap-y-1',
        isRight ? 'text-up' : 'text-down',
      )}
    >
      <Mark size={14} aria-hidden="true" />
      {isRight
        ? t('tax.check.ok')
        : t('tax.check.off', { amount: amountWithUnit(off, { language, unit: coin.coin }) })}
    </span>
  );
}
