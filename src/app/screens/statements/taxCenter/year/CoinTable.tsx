import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { layOutAmounts } from '#app/features/recordList/table/layOutAmounts.ts';
import { CoinName } from '../CoinName.tsx';
import { OpenLine } from '../OpenLine.tsx';
import { TaxTable } from '../TaxTable.tsx';
import type { CoinYear } from './reconcile.ts';

export interface CoinColumn {
  readonly id: string;
  readonly title: ReactNode;
  /** In a column of the table, whose head says the unit. */
  readonly cell: (coin: CoinYear) => ReactNode;
  /** In a line of its own on a phone; the cell where it is missing. */
  readonly line?: (coin: CoinYear) => ReactNode;
  readonly total?: ReactNode;
  /** All figures of the column as plain decimals: their points stand in one line. */
  readonly figures?: readonly string[];
}

export interface CoinTableProps {
  /** What the table is about, for screen readers. */
  readonly label: string;
  readonly coins: readonly CoinYear[];
  readonly columns: readonly CoinColumn[];
  /** What a phone shows of a coin before it is opened. */
  readonly brief: (coin: CoinYear) => ReactNode;
}

/** One line for each coin: a table, and on a phone lines that open. */
export function CoinTable({ label, coins, columns, brief }: CoinTableProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(PHONE);
  if (isPhone) return <CoinLines {...{ coins, columns, brief }} />;
  const styles = new Map(columns.map(({ id, figures }) => [id, layOut(figures)]));
  return (
    <TaxTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('tax.coins.coin')}</th>
          {columns.map(({ id, title }) => (
            <th key={id} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {coins.map((coin) => (
          <tr key={coin.coin}>
            <th scope="row">
              <CoinName coin={coin.coin} />
            </th>
            {columns.map(({ id, cell }) => (
              <td key={id} style={styles.get(id)}>
                {cell(coin)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {columns.some(({ total }) => total !== undefined) && (
        <tfoot>
          <tr>
            <th scope="row">{t('tax.coins.total')}</th>
            {columns.map(({ id, total }) => (
              <td key={id} style={styles.get(id)}>
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </TaxTable>
  );
}

/** Lines that open. */
function CoinLines({ coins, columns, brief }: Omit<CoinTableProps, 'label'>) {
  return (
    <div>
      {coins.map((coin) => (
        <OpenLine key={coin.coin} head={<CoinName coin={coin.coin} />} brief={brief(coin)}>
          <Facts>
            {columns.map(({ id, title, cell, line = cell }) => (
              <Fact key={id} label={title}>
                {line(coin)}
              </Fact>
            ))}
          </Facts>
        </OpenLine>
      ))}
    </div>
  );
}

function layOut(figures: readonly string[] = []) {
  return layOutAmounts(figures.map((amount) => ({ amount, coin: '' }))).style;
}
