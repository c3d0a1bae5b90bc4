import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { formatUnit } from '#app/components/format/units.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { layOutAmounts } from '#app/features/recordList/table/layOutAmounts.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { TaxTable } from '../TaxTable.tsx';
import { type HoldingBar, type HoldingRow, layOutHoldings } from './layOutHoldings.ts';
import './holdingsChart.css';

/** As many coins as are read at a glance; all of them are in the table. */
const MOST_BARS = 8;

export interface HoldingsChartProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** A bar for all coins by their worth and one for each, with its shares in words; behind them the table with every digit. */
export function HoldingsChart({ overview }: HoldingsChartProps) {
  const { t } = useTranslation();
  const { holdings, currency } = overview;
  const bars = layOutHoldings(holdings.rows);
  return (
    <>
      <HoldingsWords overview={overview} />
      <ul className="tax-ages">
        {bars.slice(0, MOST_BARS + 1).map((bar) => (
          <HoldingsBar key={bar.coin ?? ''} bar={bar} />
        ))}
      </ul>
      <details className="tax-more">
        <summary>{t('tax.months.table')}</summary>
        <HoldingsTable rows={holdings.rows} currency={currency} />
      </details>
    </>
  );
}

/** The day of the holdings, and how long the law of the country asks to keep coins. */
function HoldingsWords({ overview: { holdings, country, timezone } }: HoldingsChartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nameOf } = useCountries();
  const holding = taxCountryOf(country)?.holding;
  const day = dateFormat(language, { dateStyle: 'long', timeZone: timezone }).format(Number(holdings.atTime));
  return (
    <p className="tax-hint">
      {joinSentences(
        [
          t('tax.age.asOf', { day }),
          holding !== undefined &&
            t('tax.age.period', {
              country: nameOf(country),
              period:
                holding.kind === 'years'
                  ? formatUnit(holding.years, 'year', language, { width: 'long' })
                  : formatUnit(holding.days, 'day', language, { width: 'long' }),
            }),
        ],
        language,
      )}
    </p>
  );
}

/** The bar is for the eye; the words beside it say the same. */
function HoldingsBar({ bar: { coin, parts } }: { readonly bar: HoldingBar }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <li className="tax-age">
      <span className="tax-age-name">
        {coin === undefined ? (
          t('tax.age.all')
        ) : (
          <span className="tax-coin">
            <CoinMark coin={coin} />
            {coin}
          </span>
        )}
      </span>
      <span className="tax-age-bar" aria-hidden="true">
        {parts.map(({ band, share }) => (
          <span key={band} data-band={band} style={{ flexGrow: Number(share) }} />
        ))}
      </span>
      <span className="tax-age-words">
        {parts.map(({ band, share }) => (
          <span key={band} className="tax-age-part">
            <span className="tax-age-mark" data-band={band} aria-hidden="true" />
            {t(`tax.age.band.${band}`)} <span className="num">{figuresOf(language).percent(share)}</span>
          </span>
        ))}
      </span>
    </li>
  );
}

interface HoldingsTableProps {
  readonly rows: readonly HoldingRow[];
  readonly currency: string;
}

const FIGURES = ['amount', 'cost', 'worth'] as const;

/** What of each coin is in each band, with every digit; a cost that is incomplete is marked. */
function HoldingsTable({ rows, currency }: HoldingsTableProps) {
  const { t } = useTranslation();
  const titles = { amount: t('tax.age.amount'), cost: t('tax.figure.cost'), worth: t('tax.age.worth') };
  const label = `${t('tax.age.title')}, ${t('tax.coins.title')}`;
  const styleOf = (figure: (typeof FIGURES)[number]) =>
    layOutAmounts(rows.map((row) => ({ amount: row[figure], coin: '' }))).style;
  const styles = { amount: styleOf('amount'), cost: styleOf('cost'), worth: styleOf('worth') };
  return (
    <TaxTable label={label}>
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
              <td key={figure} style={styles[figure]}>
                <LtrText className="num">
                  <FigureText plain={row[figure]} />
                </LtrText>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TaxTable>
  );
}
