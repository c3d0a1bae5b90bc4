import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
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
  return (
    <ul className="grid">
      {quarters.map((quarter) => (
        <SumsLine
          key={quarter.quarter}
          name={nameOf(quarter)}
          state={<QuarterState state={quarter.state} />}
          sums={quarter.sums}
          isChosen={quarter.quarter === chosen}
        />
      ))}
      <SumsLine name={t('tax.india.total')} sums={summary} />
    </ul>
  );
}

interface SumsLineProps {
  readonly name: string;
  readonly state?: ReactNode;
  readonly sums: TdsQuarter['sums'];
  readonly isChosen?: boolean;
}

function SumsLine({ name, state, sums, isChosen = false }: SumsLineProps) {
  const { t } = useTranslation();
  return (
    <li className={joinClasses('grid gap-2 border-t border-line px-2 py-2.5', isChosen && 'bg-surface')}>
      <Row gap="gap-x-4 gap-y-1" className="justify-between">
        <b>{name}</b>
        {state}
      </Row>
      {sums !== undefined && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-x-4 gap-y-1">
          {RUPEES.map((figure) => (
            <div key={figure} className="flex flex-wrap gap-x-2">
              <dt className="text-text-2">{t(`tax.india.${figure}`)}</dt>
              <dd>
                <LtrText className="num">
                  <FigureText plain={sums[figure]} /> <span className="text-text-2">{RUPEE}</span>
                </LtrText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function QuarterState({ state }: Pick<TdsQuarter, 'state'>) {
  const { t } = useTranslation();
  if (state === 'ahead' || state === 'nothing') return <Chip word={t(`tax.india.${state}`)} />;
  const isPaid = state === 'deposited';
  return <Chip tone={isPaid ? 'up' : 'neutral'} word={t(isPaid ? 'tax.india.yes' : 'tax.india.notYet')} />;
}
