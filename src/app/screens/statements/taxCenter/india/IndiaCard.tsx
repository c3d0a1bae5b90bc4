import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { FileOrderLine } from '#app/features/exportJobs/FileOrderLine.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';
import { CardSelect } from '../CardSelect.tsx';
import type { Quarter, TaxChoice } from '../taxLink.ts';
import { monthsOf } from './monthsOf.ts';
import { currentFinancialYear, financialYearOf, readQuarters, type TdsQuarter } from './quarters.ts';

export interface IndiaCardProps {
  /** The financial year begins in it. */
  readonly year: number;
  readonly years: readonly number[];
  readonly quarter: Quarter | undefined;
  readonly onChoice: (patch: Partial<TaxChoice>) => void;
  /** The exchange knows the user's PAN. */
  readonly hasPan: boolean;
}

/** Tax deducted at source by quarter, and the statement of it (screens.md 1.20). */
export function IndiaCard({ year: wanted, years, quarter, onChoice, hasPan }: IndiaCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const request = useApi();
  const nowMs = systemClock.wallNow();
  // In its first three months a calendar year has no financial year of its own yet.
  const year = Math.min(wanted, currentFinancialYear(nowMs));
  const financialYear = financialYearOf(year);
  const { answer, error, refresh } = useApiQuery('indiaTds', { financialYear });
  const tds = answer?.result;
  const quarters = tds === undefined ? [] : readQuarters(year, tds, nowMs);
  const nameOf = useQuarterNames();
  const chosen = quarters.find((each) => each.quarter === quarter && each.state !== 'ahead');
  const period = chosen === undefined ? financialYear : `${financialYear} Q${chosen.quarter}`;
  const order = () =>
    orderFile(request, 'indiaTaxStatement', {
      ...{ financialYear, quarter: chosen?.quarter ?? ('all' as const), requestId: createId() },
    });
  return (
    <ScreenCard as="section" gap="gap-3" aria-labelledby="tax-india">
      <h2 id="tax-india" className="text-large font-semibold">
        {t('tax.india.title')}
      </h2>
      <p className="text-text-2">{t('tax.india.text')}</p>
      <Choices {...{ year, years, quarters, onChoice }} chosen={chosen?.quarter} />
      {tds === undefined && error === null && <Skeleton lines={4} />}
      {tds === undefined && error !== null && (
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      )}
      {tds !== undefined && (
        <>
          <QuarterTable quarters={quarters} chosen={chosen?.quarter} summary={tds.summary} nameOf={nameOf} />
          {tds.summary.conversions === 0 && <p>{t('tax.india.empty', { year: financialYear })}</p>}
          {!hasPan && <p className="text-warn">{t('tax.india.needsPan')}</p>}
          <FileOrderLine
            key={period}
            label={t('tax.india.make', { period })}
            isDisabled={
              !hasPan || (chosen?.sums ?? tds.summary).conversions === 0 || chosen?.state === 'nothing'
            }
            send={order}
          />
        </>
      )}
    </ScreenCard>
  );
}

interface ChoicesProps extends Pick<IndiaCardProps, 'year' | 'years' | 'onChoice'> {
  readonly quarters: readonly TdsQuarter[];
  /** Undefined for the whole year. */
  readonly chosen: Quarter | undefined;
}

/** The year, and the quarter of the statement. */
function Choices({ year, years, quarters, chosen, onChoice }: ChoicesProps) {
  const { t } = useTranslation();
  const nameOf = useQuarterNames();
  return (
    <Row gap="gap-x-4 gap-y-3" align="items-end">
      <CardSelect
        label={t('tax.india.financialYear')}
        value={String(year)}
        options={years
          .filter((each) => each <= currentFinancialYear(systemClock.wallNow()))
          .map((each) => ({ value: String(each), label: financialYearOf(each) }))}
        onChange={(text) => onChoice({ year: Number(text) })}
      />
      <CardSelect
        label={t('tax.india.quarter')}
        value={String(chosen ?? 'all')}
        options={[
          { value: 'all', label: t('tax.india.all') },
          ...quarters.map((each) => ({
            value: String(each.quarter),
            label: nameOf(each),
            isDisabled: each.state === 'ahead',
          })),
        ]}
        onChange={(text) => onChoice({ quarter: text === 'all' ? undefined : (Number(text) as Quarter) })}
      />
    </Row>
  );
}

function useQuarterNames(): (quarter: TdsQuarter) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (each) =>
    t('tax.india.quarterOf', { quarter: each.quarter, months: monthsOf(each, taxZoneOf('IND'), language) });
}

const RUPEE = 'INR';
const RUPEES = ['gross', 'tds', 'gst'] as const;

interface QuarterTableProps {
  readonly quarters: readonly TdsQuarter[];
  /** The quarter of the statement; undefined for the whole year. */
  readonly chosen: Quarter | undefined;
  readonly summary: ResultOf<'indiaTds'>['summary'];
  readonly nameOf: (quarter: TdsQuarter) => string;
}

/** Gross, TDS, GST, and whether the tax was paid on. On a phone each quarter is a block of lines. */
function QuarterTable({ quarters, chosen, summary, nameOf }: QuarterTableProps) {
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
