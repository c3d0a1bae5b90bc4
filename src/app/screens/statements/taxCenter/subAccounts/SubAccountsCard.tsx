import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { taxZoneOf } from '#shared/tax/taxYears.ts';
import { CardSelect } from '../CardSelect.tsx';
import { FoldedCard } from '../FoldedCard.tsx';
import { monthsOf } from '../india/monthsOf.ts';
import { OpenLine } from '../OpenLine.tsx';
import type { Quarter } from '../taxLink.ts';
import type { Whose } from '../whose.ts';
import { FigureValue } from '../year/FigureValue.tsx';
import type { Figure } from '../year/figures.ts';
import { createGainRounding } from '../year/roundFigures.ts';
import { ShortFigure } from '../year/ShortFigure.tsx';

type SubAccountYear = ResultOf<'subAccountTax'>['list'][number];
type Sums = ResultOf<'subAccountTax'>['summary'];

const SHOWN = [
  ['disposals', 'disposals'],
  ['proceeds', 'proceeds'],
  ['cost', 'cost'],
  ['gain', 'gain'],
  ['income', 'income'],
  ['conversion_fees', 'conversionFees'],
  ['withdrawal_fees', 'withdrawalFees'],
  ['tax_withheld', 'taxWithheld'],
] as const satisfies readonly (readonly [keyof Sums, Figure])[];
const QUARTERS: readonly Quarter[] = [1, 2, 3, 4];

export interface SubAccountsCardProps {
  readonly year: number;
  /** The country whose years these are. */
  readonly country: string;
  /** The year of the address, where nothing else on the page goes by it. */
  readonly quarter: Quarter | undefined;
  readonly onQuarter: ((quarter: Quarter | undefined) => void) | undefined;
  readonly onShow: (whose: Whose) => void;
}

/** The figures of every sub-account, for a year or a quarter of it (screens.md 1.20, search-subaccount-tax). */
export function SubAccountsCard({ year, country, quarter: wanted, onQuarter, onShow }: SubAccountsCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const [own, setOwn] = useState<Quarter | undefined>(undefined);
  const setQuarter = onQuarter ?? setOwn;
  const nowMs = systemClock.wallNow();
  const begun = QUARTERS.filter((each) => taxPeriod(country, year, each).startMs <= nowMs);
  const quarter = begun.find((each) => each === (onQuarter === undefined ? own : wanted));
  const { answer, error, refresh } = useApiQuery('subAccountTax', {
    year,
    ...(quarter !== undefined && { quarter }),
  });
  const found = answer?.result;
  // All are of one residence.
  const currency = found?.list[0]?.currency ?? '';
  const roundGain = createGainRounding(currency);
  const gains = found?.list.map((row) => roundGain(row).gain) ?? [];
  return (
    <FoldedCard title={t('tax.subs.title')} isOpenAtFirst={wanted !== undefined}>
      <p className="text-text-2">{t('tax.subs.text')}</p>
      <Row gap="gap-x-4 gap-y-3" align="items-end">
        <CardSelect
          label={t('tax.subs.period')}
          value={String(quarter ?? 'year')}
          options={[
            { value: 'year', label: t('tax.subs.wholeYear') },
            ...begun.map((each) => ({
              value: String(each),
              label: t('tax.india.quarterOf', {
                quarter: each,
                months: monthsOf(taxPeriod(country, year, each), taxZoneOf(country), language),
              }),
            })),
          ]}
          onChange={(text) => setQuarter(text === 'year' ? undefined : (Number(text) as Quarter))}
        />
      </Row>
      {found === undefined && error === null && <Skeleton lines={3} />}
      {found === undefined && error !== null && (
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      )}
      {found?.list.map((row, at) => (
        <SubAccount key={row.uid} row={row} gain={gains[at] ?? ''} onShow={() => onShow(row.uid)} />
      ))}
      {found !== undefined && found.list.length > 1 && (
        <SubAccountsTotal sums={found.summary} currency={currency} />
      )}
    </FoldedCard>
  );
}

interface SumsProps {
  readonly sums: Sums;
  readonly currency: string;
}

function SubAccountsTotal({ sums, currency }: SumsProps) {
  const { t } = useTranslation();
  const shown = createGainRounding(currency)(sums).gain;
  return (
    <OpenLine
      head={<b>{t('tax.coins.total')}</b>}
      brief={<ShortFigure figure="gain" value={sums.gain} shown={shown} currency={currency} isCell />}
    >
      <Figures sums={sums} currency={currency} />
    </OpenLine>
  );
}

interface SubAccountProps {
  readonly row: SubAccountYear;
  /** As it is shown: all of them come to their sum. */
  readonly gain: string;
  readonly onShow: () => void;
}

function SubAccount({ row, gain, onShow }: SubAccountProps) {
  const { t } = useTranslation();
  return (
    <OpenLine
      head={
        <>
          <bdi>{row.name}</bdi> <LtrText className="num text-text-2">{row.uid}</LtrText>
          <Chip tone={row.status === 'final' ? 'up' : 'neutral'} word={t(`tax.subs.${row.status}`)} />
        </>
      }
      brief={<ShortFigure figure="gain" value={row.gain} shown={gain} currency={row.currency} isCell />}
    >
      <Figures sums={row} currency={row.currency} />
      <Button size="small" onClick={onShow}>
        {t('tax.subs.show')}
      </Button>
    </OpenLine>
  );
}

function Figures({ sums, currency }: SumsProps) {
  const { t } = useTranslation();
  return (
    <Facts>
      {SHOWN.map(([name, figure]) => (
        <Fact key={name} label={t(`tax.figure.${figure}`)}>
          <FigureValue figure={figure} value={sums[name]} currency={currency} />
        </Fact>
      ))}
    </Facts>
  );
}
