import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { dateFormat } from '#app/components/format/dates.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import type { MemberInfo } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { taxPeriod } from '#shared/tax/periods.ts';
import { isBeforeRules, taxCountryOf } from '#shared/tax/taxCountries.ts';
import { taxYearLabel, taxZoneOf } from '#shared/tax/taxYears.ts';
import { CardSelect } from '../CardSelect.tsx';
import { YearMethod } from '../methods/YearMethod.tsx';
import { SmallText } from '../SmallText.tsx';
import type { Whose } from '../whose.ts';
import { coinsOfYear, reconcile } from './reconcile.ts';
import type { YearQuestion } from './useTaxYear.ts';
import { useYearWords } from './useYearWords.ts';
import { YearFigures, type YearFiguresProps } from './YearFigures.tsx';

export interface YearCardProps extends YearFiguresProps {
  readonly subs: NonNullable<MemberInfo['sub_accounts']>;
  readonly whose: Whose;
  readonly onWhose: (whose: Whose) => void;
  readonly question: YearQuestion;
  readonly method: CostMethod;
}

const TONE_BY_STATE: Readonly<Record<YearState, ChipTone>> = {
  incomplete: 'warn',
  notFinal: 'neutral',
  complete: 'up',
};

/** What a year came to, for one account or for several, by the chosen method (screens.md 1.20). */
export function YearCard(props: YearCardProps) {
  const { query, year, years, country, onYear, subs, whose, onWhose, question, method, onMissing } = props;
  const { t } = useTranslation();
  const yearWords = useYearWords(country);
  const labelOf = (each: number): string => taxYearLabel(country, each);
  const overview = query.answer?.result;
  const state = overview === undefined ? undefined : yearStateOf(overview, systemClock.wallNow());
  return (
    <ScreenCard as="section" gap="gap-3" aria-labelledby="tax-year">
      <Row gap="gap-x-6 gap-y-3" align="items-stretch" className="justify-between">
        <div>
          <Row gap="gap-2" align="items-stretch" className="justify-between">
            <h2 id="tax-year" className="text-large font-semibold">
              {t('tax.overview.title', { year: yearWords(year) })}
            </h2>
            <span role="status">
              {state !== undefined && <Chip tone={TONE_BY_STATE[state]} word={t(`tax.${state}`)} />}
            </span>
          </Row>
          <YearRange country={country} year={year} />
        </div>
        <Row gap="gap-x-4 gap-y-3" align="items-end" className="md:flex-nowrap">
          <CardSelect
            label={t('tax.year')}
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: labelOf(each) }))}
            onChange={(text) => onYear(Number(text))}
          />
          {subs.length > 0 && (
            <CardSelect
              label={t('tax.accounts')}
              value={String(whose)}
              options={[
                { value: 'own', label: t('tax.own') },
                ...subs.map(({ uid, name }) => ({ value: String(uid), label: `${name} (${uid})` })),
                { value: 'together', label: t('tax.together') },
              ]}
              onChange={(text) => onWhose(text === 'own' || text === 'together' ? text : Number(text))}
            />
          )}
          <YearMethod {...{ question, method, country }} />
        </Row>
      </Row>
      {overview !== undefined && <MethodLaw {...{ country, year }} currency={overview.currency} />}
      <YearFigures {...{ query, year, years, country, onYear, onMissing }} />
    </ScreenCard>
  );
}

/** How far the figures of a year can be filed: something is missing of them, the year goes on, or all is there. */
type YearState = 'incomplete' | 'notFinal' | 'complete';

function yearStateOf(
  { summary, coins, endTime }: Pick<ResultOf<'taxOverview'>, 'summary' | 'coins' | 'endTime'>,
  nowMs: number,
): YearState {
  const isWhole =
    summary.missing.receipts === 0 && coinsOfYear(coins).every((coin) => reconcile(coin) === '0');
  if (!isWhole) return 'incomplete';
  return Number(endTime) >= nowMs ? 'notFinal' : 'complete';
}

interface YearRangeProps {
  /** ISO 3166-1, three letters; "" while none is known. */
  readonly country: string;
  /** The calendar year in which the tax year begins. */
  readonly year: number;
}

/** The days of a tax year on the calendar of its country: "6 April 2026 – 5 April 2027, London time". */
function YearRange({ country, year }: YearRangeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeZone = taxZoneOf(country);
  const { startMs, endMs } = taxPeriod(country, year);
  const period = dateFormat(language, { dateStyle: 'long', timeZone }).formatRange(startMs, endMs);
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return (
    <SmallText>
      {timeZone === 'UTC'
        ? t('records.utc', { time: period })
        : t('tax.range', { period, zone: t('tax.zone', { city }) })}
    </SmallText>
  );
}

interface MethodLawProps {
  readonly country: string;
  readonly year: number;
  readonly currency: string;
}

/** What the law of a country asks for besides lots, or that its rules, or those of the year, are not known (screens.md 0.2c). */
function MethodLaw({ country, year, currency }: MethodLawProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const yearWords = useYearWords(country);
  const rules = taxCountryOf(country);
  if (rules === undefined) return <SmallText>{t('tax.unknownRules', { currency })}</SmallText>;
  const words = { country: nameOf(country) };
  if (rules.since !== undefined && isBeforeRules(country, year)) {
    return <SmallText>{t('tax.method.earlier', { ...words, year: yearWords(rules.since) })}</SmallText>;
  }
  if (rules.notComputed !== undefined) {
    return <SmallText>{t(`tax.method.notComputed.${rules.notComputed}`, words)}</SmallText>;
  }
  return rules.methods === undefined ? <SmallText>{t('tax.method.unknown', words)}</SmallText> : null;
}
