import { useTranslation } from 'react-i18next';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { layOutAmounts } from '#app/features/recordList/table/layOutAmounts.ts';
import type { HoldingRow } from './layOutHoldings.ts';

export interface HoldingsTableProps {
  readonly rows: readonly HoldingRow[];
  readonly currency: string;
}

const FIGURES = ['amount', 'cost', 'worth'] as const;

/** What of each coin is in each band, with every digit; a cost that is incomplete is marked. */
export function HoldingsTable({ rows, currency }: HoldingsTableProps) {
  const { t } = useTranslation();
  const titles = { amount: t('tax.age.amount'), cost: t('tax.figure.cost'), worth: t('tax.age.worth') };
  const label = `${t('tax.age.title')}, ${t('tax.coins.title')}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its digits can only be scrolled to by key if it takes the focus.
    <section className="tax-scroller" tabIndex={0} aria-label={label}>
      <table className="tax-table">
        <thead>
          <tr>
            <th scope="col">{t('tax.coins.coin')}</th>
            <th scope="col">{t('tax.age.held')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {titles[figure]} {figure !== 'amount' && <small>{currency}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.coin} ${row.band}`}>
              <th scope="row">{row.coin}</th>
              <td>{t(`tax.age.band.${row.band}`)}</td>
              {FIGURES.map((figure) => (
                <td
                  key={figure}
                  style={layOutAmounts(rows.map((other) => ({ amount: other[figure], coin: '' }))).style}
                >
                  <LtrText className="num">
                    <FigureText plain={row[figure]} />
                  </LtrText>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
