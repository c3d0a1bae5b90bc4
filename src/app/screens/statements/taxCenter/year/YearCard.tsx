import { useTranslation } from 'react-i18next';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { Select } from '#app/components/Select.tsx';
import type { MemberInfo } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { taxYearLabel } from '#shared/tax/taxYears.ts';
import { MethodChoice } from '../methods/MethodChoice.tsx';
import { MethodLaw } from '../methods/MethodLaw.tsx';
import type { Whose } from '../whose.ts';
import type { YearQuestion } from './useTaxYear.ts';
import { useYearWords } from './useYearWords.ts';
import { YearFigures, type YearFiguresProps } from './YearFigures.tsx';
import { YearRange } from './YearRange.tsx';
import { type YearState, yearStateOf } from './yearState.ts';

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
    <section className="card tax-card" aria-labelledby="tax-year">
      <div className="tax-year-head">
        <div>
          <div className="tax-head">
            <h2 id="tax-year">{t('tax.overview.title', { year: yearWords(year) })}</h2>
            <span role="status">
              {state !== undefined && <Chip tone={TONE_BY_STATE[state]} word={t(`tax.${state}`)} />}
            </span>
          </div>
          <YearRange country={country} year={year} />
        </div>
        <div className="tax-choices">
          <Select
            label={t('tax.year')}
            value={String(year)}
            options={years.map((each) => ({ value: String(each), label: labelOf(each) }))}
            onChange={(text) => onYear(Number(text))}
          />
          {subs.length > 0 && (
            <Select
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
          <MethodChoice {...{ question, method, country }} />
        </div>
      </div>
      {overview !== undefined && <MethodLaw {...{ country, year }} currency={overview.currency} />}
      <YearFigures {...{ query, year, years, country, onYear, onMissing }} />
    </section>
  );
}
