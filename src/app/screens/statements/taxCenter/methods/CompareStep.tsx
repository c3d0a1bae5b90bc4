import { useDeferredValue, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { COST_METHODS, type CostMethod } from '#shared/tax/costMethods.ts';
import { methodsOf, taxCountryOf } from '#shared/tax/taxCountries.ts';
import { SmallText } from '../SmallText.tsx';
import { FigureValue } from '../year/FigureValue.tsx';
import { MissingMark } from '../year/MissingMark.tsx';
import { useTaxYear, type YearQuestion } from '../year/useTaxYear.ts';

export interface CompareStepProps {
  readonly question: YearQuestion;
  readonly current: CostMethod;
  readonly country: string;
  readonly chosen: CostMethod;
  readonly onChoose: (method: CostMethod) => void;
}

/** Every method with its gain; those that the country's law does not know can't be chosen. */
export function CompareStep({ question, current, country, chosen, onChoose }: CompareStepProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const allowed = methodsOf(country);
  // A method that the law does not know is no choice; the one in force is shown whatever it is.
  const listed = COST_METHODS.filter((method) => allowed.includes(method) || method === current);
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('tax.method.title')}</legend>
        {listed.map((method) => (
          <MethodChoice
            key={method}
            {...{ method, question }}
            isChosen={method === chosen}
            isCurrent={method === current}
            law={
              taxCountryOf(country)?.methods !== undefined
                ? t('tax.method.usual', { country: nameOf(country) })
                : ''
            }
            onChoose={() => onChoose(method)}
          />
        ))}
      </fieldset>
      <SmallText>{t('tax.method.rounding')}</SmallText>
    </>
  );
}

interface MethodChoiceProps {
  readonly method: CostMethod;
  readonly question: YearQuestion;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  /** What the country's law says of it; "" where that is not known. */
  readonly law: string;
  readonly onChoose: () => void;
}

function MethodChoice(props: MethodChoiceProps) {
  const { method, question, isChosen, isCurrent, law, onChoose } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  return (
    <div
      className={joinClasses(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 rounded-button border px-3 py-2.5',
        isChosen ? 'border-text' : 'border-line-strong',
      )}
    >
      <input
        id={id}
        type="radio"
        className="size-5 cursor-pointer accent-text"
        name="tax-method"
        checked={isChosen}
        aria-describedby={`${id}-how`}
        onChange={onChoose}
      />
      <label htmlFor={id} className="cursor-pointer font-semibold">
        {t(`tax.method.name.${method}`)}
      </label>
      <div className="min-w-24 text-end max-xs:col-[2/-1] max-xs:text-start">
        <MethodGain method={method} question={question} />
      </div>
      <p id={`${id}-how`} className="col-[2/-1] text-text-2">
        {joinSentences([t(`tax.method.how.${method}`), law], language)}
        {isCurrent && <b> · {t('tax.method.current')}</b>}
      </p>
    </div>
  );
}

function MethodGain({ method, question }: Pick<MethodChoiceProps, 'method' | 'question'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  // The press that opened the dialog is answered first; each question takes a slow phone some ms.
  const isDue = useDeferredValue(true, false);
  const change = { method, fromYear: question.year };
  const { answer, error, refresh } = useTaxYear(question, change, { enabled: isDue });
  const overview = answer?.result;
  if (overview !== undefined) {
    const { summary, currency } = overview;
    return (
      <>
        <FigureValue figure="gain" value={summary.gain} currency={currency} />
        <MissingMark missing={summary.missing} currency={currency} />
      </>
    );
  }
  if (error === null) return <Skeleton lines={1} />;
  return (
    <span className="text-down">
      {errorText(error)}
      <SentenceGap />
      <TextLink onClick={refresh}>{t('states.retry')}</TextLink>
    </span>
  );
}
