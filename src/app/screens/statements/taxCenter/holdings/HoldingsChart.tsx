import { useTranslation } from 'react-i18next';
import { FigureText } from '#app/components/FigureText.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { formatUnit } from '#app/components/format/units.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { layOutAmounts } from '#app/features/recordList/table/layOutAmounts.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { HoldingBand } from '#shared/tax/holdingBands.ts';
import { taxCountryOf } from '#shared/tax/taxCountries.ts';
import { CoinName } from '../CoinName.tsx';
import { SmallText } from '../SmallText.tsx';
import { FoldedTable } from '../TaxTable.tsx';
import { type HoldingBar, type HoldingRow, layOutHoldings } from './layOutHoldings.ts';

/** As many coins as are read at a glance; all of them are in the table. */
const MOST_BARS = 8;

/** The older, the darker; what the law treats otherwise has a color of its own. */
const COLOUR_BY_BAND: Readonly<Record<HoldingBand, string>> = {
  days30: 'bg-text/20',
  days90: 'bg-text/40',
  days180: 'bg-text/60',
  days365: 'bg-text/80',
  older: 'bg-text',
  short: 'bg-text/55',
  pool: 'bg-text/55',
  long: 'bg-up',
  unknown: 'bg-[repeating-linear-gradient(-45deg,var(--warn)_0_3px,var(--warn-wash)_3px_6px)]',
};

export interface HoldingsChartProps {
  readonly overview: ResultOf<'taxOverview'>;
}

/** A bar for all coins by their worth and one for each, with its shares in words; behind them the table with every digit. */
export function HoldingsChart({ overview }: HoldingsChartProps) {
  const { holdings, currency } = overview;
  const bars = layOutHoldings(holdings.rows);
  return (
    <>
      <HoldingsWords overview={overview} />
      <ul className="grid gap-3">
        {bars.slice(0, MOST_BARS + 1).map((bar) => (
          <HoldingsBar key={bar.coin ?? ''} bar={bar} />
        ))}
      </ul>
      <HoldingsTable rows={holdings.rows} currency={currency} />
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
    <SmallText>
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
    </SmallText>
  );
}

/** The bar is for the eye; the words beside it say the same. */
function HoldingsBar({ bar: { coin, parts } }: { readonly bar: HoldingBar }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Stack as="li" gap="gap-x-4 gap-y-1" className="items-center md:grid-cols-[104px_minmax(0,1fr)]">
      <span>{coin === undefined ? t('tax.age.all') : <CoinName coin={coin} />}</span>
      <span className="flex h-3 gap-0.5" aria-hidden="true">
        {parts.map(({ band, share }) => (
          <span
            key={band}
            className={joinClasses('min-w-0.5 basis-0', COLOUR_BY_BAND[band])}
            style={{ flexGrow: Number(share) }}
          />
        ))}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-small text-text-2 md:col-start-2">
        {parts.map(({ band, share }) => (
          <span key={band} className="inline-flex items-center gap-1.5">
            <span className={joinClasses('size-2 flex-none', COLOUR_BY_BAND[band])} aria-hidden="true" />
            {t(`tax.age.band.${band}`)} <span className="num">{figuresOf(language).percent(share)}</span>
          </span>
        ))}
      </span>
    </Stack>
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
    <FoldedTable className="py-3" label={label}>
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
    </FoldedTable>
  );
}
