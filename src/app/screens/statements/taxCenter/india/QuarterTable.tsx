import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Quarter } from '../taxLink.ts';
import type { TdsQuarter } from './quarters.ts';

const RUPEE = 'INR';
const RUPEES = ['gross', 'tds', 'gst'] as const;

export interface QuarterTableProps {
  readonly quarters: readonly TdsQuarter[];
  /** The quarter of the statement; undefined for the whole year. */
  readonly chosen: Quarter | undefined;
  readonly summary: ResultOf<'indiaTds'>['summary'];
  readonly nameOf: (quarter: TdsQuarter) => string;
}

/** Gross, TDS, GST, and whether the tax was paid on. On a phone each quarter is a block of lines. */
export function QuarterTable({ quarters, chosen, summary, nameOf }: QuarterTableProps) {
  const { t } = useTranslation();
  const cell = (figure: (typeof RUPEES)[number], sums: TdsQuarter['sums']) => (
    <div key={figure}>
      <dt>{t(`tax.india.${figure}`)}</dt>
      <dd>
        {sums === undefined ? (
          '–'
        ) : (
          <LtrText className="num">
            <FigureText plain={sums[figure]} /> <span className="text-text-2">{RUPEE}</span>
          </LtrText>
        )}
      </dd>
    </div>
  );
  return (
    <ul className="tax-quarters">
      {quarters.map((quarter) => (
        <li key={quarter.quarter} data-chosen={quarter.quarter === chosen || undefined}>
          <div className="tax-quarter-head">
            <b>{nameOf(quarter)}</b>
            <QuarterState state={quarter.state} />
          </div>
          {quarter.sums !== undefined && (
            <dl className="tax-quarter-figures">{RUPEES.map((figure) => cell(figure, quarter.sums))}</dl>
          )}
        </li>
      ))}
      <li className="tax-quarter-total">
        <div className="tax-quarter-head">
          <b>{t('tax.india.total')}</b>
        </div>
        <dl className="tax-quarter-figures">{RUPEES.map((figure) => cell(figure, summary))}</dl>
      </li>
    </ul>
  );
}

function QuarterState({ state }: Pick<TdsQuarter, 'state'>) {
  const { t } = useTranslation();
  if (state === 'ahead' || state === 'nothing') return <Chip word={t(`tax.india.${state}`)} />;
  const isPaid = state === 'deposited';
  return <Chip tone={isPaid ? 'up' : 'neutral'} word={t(isPaid ? 'tax.india.yes' : 'tax.india.notYet')} />;
}
