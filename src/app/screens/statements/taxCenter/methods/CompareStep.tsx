import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { FigureValue } from '../year/FigureValue.tsx';
import { useTaxYear, type YearQuestion } from '../year/useTaxYear.ts';
import { COST_METHODS, type CostMethod, hasMethodRules, methodsOf } from './costMethods.ts';

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
  return (
    <>
      <fieldset className="tax-methods">
        <legend className="sr-only">{t('tax.method.title')}</legend>
        {COST_METHODS.map((method) => (
          <MethodChoice
            key={method}
            {...{ method, question }}
            isChosen={method === chosen}
            isCurrent={method === current}
            isDisabled={!allowed.includes(method) && method !== current}
            law={
              hasMethodRules(country)
                ? t(allowed.includes(method) ? 'tax.method.usual' : 'tax.method.unusual', {
                    country: nameOf(country),
                  })
                : ''
            }
            onChoose={() => onChoose(method)}
          />
        ))}
      </fieldset>
      {country === 'GBR' && <p className="tax-hint">{t('tax.method.noteGBR')}</p>}
      <p className="tax-hint">{t('tax.method.rounding')}</p>
    </>
  );
}

interface MethodChoiceProps {
  readonly method: CostMethod;
  readonly question: YearQuestion;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly isDisabled: boolean;
  /** What the country's law says of it; "" where that is not known. */
  readonly law: string;
  readonly onChoose: () => void;
}

function MethodChoice(props: MethodChoiceProps) {
  const { method, question, isChosen, isCurrent, isDisabled, law, onChoose } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const id = useId();
  return (
    <div className="tax-choice" data-chosen={isChosen || undefined} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        type="radio"
        name="tax-method"
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={`${id}-how`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{t(`tax.method.name.${method}`)}</label>
      <div className="tax-choice-gain">
        <MethodGain method={method} question={question} />
      </div>
      <p id={`${id}-how`} className="tax-choice-how">
        {joinSentences([t(`tax.method.how.${method}`), law], language)}
        {isCurrent && <b> · {t('tax.method.current')}</b>}
      </p>
    </div>
  );
}

function MethodGain({ method, question }: Pick<MethodChoiceProps, 'method' | 'question'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { answer, error, refresh } = useTaxYear(question, method);
  const gain = answer?.result?.summary.gain;
  if (gain !== undefined) return <FigureValue figure="gain" value={gain} />;
  if (error === null) return <Skeleton lines={1} />;
  return (
    <span className="text-down">
      {errorText(error)}
      <SentenceGap />
      <TextLink onClick={refresh}>{t('states.retry')}</TextLink>
    </span>
  );
}
