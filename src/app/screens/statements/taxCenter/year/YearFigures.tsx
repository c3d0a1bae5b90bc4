import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatWhen } from '#app/components/format/dates.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Hint } from '#app/components/Hint.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ApiQuery } from '#app/queries/useApiQuery.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { taxYearOf } from '#shared/tax/taxYears.ts';
import { SmallText } from '../SmallText.tsx';
import { FIGURES, type Figure } from './figures.ts';
import { MissingCount, MissingMark } from './MissingMark.tsx';
import { MonthChart } from './MonthChart.tsx';
import { isTaxable } from './reconcile.ts';
import { createFigureRounding } from './roundFigures.ts';
import { ShortFigure } from './ShortFigure.tsx';
import { useYearWords } from './useYearWords.ts';

/** What the year came to stands first; the others follow in the order of the files. */
const SHOWN: readonly Figure[] = ['gain', ...FIGURES.filter((figure) => figure !== 'gain')];
/** Figures that are too low or too high where a cost is missing. */
const BY_COST: readonly Figure[] = ['cost', 'gain'];

export interface YearFiguresProps {
  readonly query: ApiQuery<'taxOverview'>;
  readonly year: number;
  /** The years that can be chosen, the newest first. */
  readonly years: readonly number[];
  /** The country whose years these are. */
  readonly country: string;
  readonly onYear: (year: number) => void;
  /** Leads to the receipts without a price. */
  readonly onMissing: () => void;
}

/** The figures of a year, and its gain by month (screens.md 1.20). */
export function YearFigures({ query, year, years, country, onYear, onMissing }: YearFiguresProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { answer, error, refresh } = query;
  const yearWords = useYearWords(country);
  const overview = answer?.result;
  if (answer === undefined || overview === undefined) {
    return error === null ? (
      // As high as the figures of most years, so that what is below them stays where it is when they come.
      <div className="min-h-[760px] md:min-h-[640px] lg:min-h-[440px]">
        <Skeleton lines={6} />
      </div>
    ) : (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    );
  }
  const { summary, currency, months } = overview;
  const other = nextOf(year, years);
  const isRunning = year === taxYearOf(country, systemClock.wallNow());
  return (
    <>
      {error !== null && <StaleHint asOfMs={answer.asOfMs} onRetry={refresh} />}
      {!isTaxable(summary) && (
        <EmptyState
          text={t('tax.empty', { year: yearWords(year) })}
          action={{
            label: t('tax.emptyAction', { year: yearWords(other) }),
            onClick: () => onYear(other),
          }}
        />
      )}
      <Stack gap="gap-x-8 gap-y-4" className="items-start lg:has-[>figure]:grid-cols-2">
        <FigureList summary={summary} currency={currency} isRefreshing={query.isRefreshing} />
        <MonthChart months={months} currency={currency} />
      </Stack>
      {summary.missing.receipts > 0 && (
        <Row gap="gap-x-4 gap-y-2" className="justify-between rounded-button bg-warn-wash px-3 py-2">
          <MissingMark missing={summary.missing} currency={currency} />
          <Button size="small" onClick={onMissing}>
            {t('tax.missing.enterAll')}
          </Button>
        </Row>
      )}
      <SmallText>
        {joinSentences(
          [
            isRunning && t('tax.overview.running', { year: yearWords(year) }),
            t('tax.usd', { currency }),
            t('tax.rounded'),
            t('tax.scope'),
            t('tax.overview.asOf', { time: formatWhen(answer.asOfMs, language) }),
          ],
          language,
        )}
      </SmallText>
    </>
  );
}

/** Where an empty year leads to: the one before, and from a time without an account to the newest one. */
function nextOf(year: number, years: readonly number[]): number {
  if (years.includes(year - 1)) return year - 1;
  return years.find((each) => each !== year) ?? year - 1;
}

interface FigureListProps extends Pick<ResultOf<'taxOverview'>, 'summary' | 'currency'> {
  readonly isRefreshing: boolean;
}

function FigureList({ summary, currency, isRefreshing }: FigureListProps) {
  const { t } = useTranslation();
  const shown = createFigureRounding(currency)(summary);
  return (
    <dl
      // The name and its figure are both to be pressed, one right below the other.
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,160px),1fr))] gap-x-6 [&_button]:inline-block [&_button]:min-h-6"
      aria-busy={isRefreshing || undefined}
    >
      {SHOWN.map((figure) => {
        const { box, name, value } = figure === 'gain' ? WHOLE_LINE : CELL;
        return (
          <div
            key={figure}
            data-figure={figure}
            className={joinClasses('min-w-0 content-start border-b border-line', box)}
          >
            <dt className={joinClasses('text-text-2', name)}>
              <Hint text={t(`tax.figureHint.${figure}`)}>{t(`tax.figure.${figure}`)}</Hint>
            </dt>
            <dd className={joinClasses('wrap-anywhere', value)}>
              <ShortFigure
                figure={figure}
                value={summary[figure]}
                shown={figure === 'disposals' ? '' : shown[figure]}
                currency={currency}
              />
            </dd>
            {BY_COST.includes(figure) && summary.missing.receipts > 0 && (
              <dd className="text-large wrap-anywhere">
                <MissingCount missing={summary.missing} currency={currency} />
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** How a figure stands. What the year came to has a line of its own; the others stand side by side, each in a line on a phone. */
interface FigureLook {
  readonly box: string;
  readonly name?: string;
  readonly value: string;
}

const WHOLE_LINE: FigureLook = {
  box: 'col-span-full flex flex-wrap items-baseline gap-x-4 pt-1 pb-2.5 max-sm:justify-between',
  name: 'basis-full',
  value: 'text-(length:--size-huge)/[2.25rem] font-semibold',
};
const CELL: FigureLook = {
  box: joinClasses(
    'grid gap-0.5 py-2.5',
    'max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-0 max-sm:py-1.5',
  ),
  value: 'text-large',
};
