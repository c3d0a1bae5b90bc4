import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { joinLines } from '#app/components/joinLines.ts';
import { Select } from '#app/components/Select.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '../useCountries.ts';
import { AskedWords } from './AskedWords.tsx';
import type { Answer, Question } from './application.ts';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { NumberInput } from './NumberInput.tsx';

export interface QuestionInputProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  /** What an answer looks like. */
  readonly example?: string | undefined;
  /** Undefined takes the answer away. */
  readonly onAnswer: (value: Answer | undefined) => void;
}

const LONG_TEXT = 200;

/** A question with the control of its kind. Its words are the exchange's, in the reader's language where it has them. */
export function QuestionInput({ question, answer, error, example, onAnswer }: QuestionInputProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { type, options, required, rule } = question;
  const label = (
    <>
      <AskedWords>{question.text}</AskedWords>
      {!required && ` (${t('amp.optional')})`}
    </>
  );
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  const onText = (next: string): void => onAnswer(next === '' ? undefined : next);
  const input = { label, error, text, onText };

  switch (type) {
    case 'single':
    case 'multi':
      return (
        <ChoiceGroup
          label={label}
          isMany={type === 'multi'}
          options={options}
          chosen={Array.isArray(answer) ? answer : text === '' ? [] : [text]}
          error={error}
          onChoose={(chosen) => onAnswer(type === 'multi' ? [...chosen] : chosen[0])}
        />
      );
    case 'country':
      return <CountryInput {...input} />;
    case 'number':
      return (
        // In another language the marks are others.
        <NumberInput
          key={language}
          {...{ label, error, onAnswer }}
          answer={typeof answer === 'number' ? answer : text}
        />
      );
    case 'date':
      return <DateInput {...input} rule={rule} />;
    case 'file':
      return <FileInput {...input} />;
    case 'text':
      return <TextInput {...input} rule={rule} example={example} />;
  }
}

interface TextControlProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** "" for no answer. */
  readonly text: string;
  readonly onText: (text: string) => void;
}

function CountryInput({ label, error, text, onText }: TextControlProps) {
  const { t } = useTranslation();
  const countries = useCountries();
  return (
    <Select
      label={label}
      error={error}
      value={text}
      onChange={onText}
      options={[
        { value: '', label: t('amp.choose'), isDisabled: true },
        ...countries.list.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      leftOut={countries.leftOut}
      hint={
        countries.hasFailed ? (
          <button type="button" className="underline" onClick={countries.refresh}>
            {t('travelRule.listFailed')}
          </button>
        ) : undefined
      }
    />
  );
}

interface RuledProps extends TextControlProps {
  readonly rule: Question['rule'];
}

function DateInput({ label, error, text, onText, rule }: RuledProps) {
  return (
    <Field label={label} error={error} className="max-w-70">
      {(control) => (
        <input
          {...control}
          type="date"
          autoComplete="off"
          {...(typeof rule.min === 'string' && { min: rule.min })}
          {...(typeof rule.max === 'string' && { max: rule.max })}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Field>
  );
}

/** The answer is the file's name: no call takes the file itself. */
function FileInput({ label, error, text, onText }: TextControlProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={label}
      error={error}
      hint={
        <>
          {text !== '' && <bdi className="block font-semibold">{text}</bdi>}
          {t('amp.fileHint')}
        </>
      }
    >
      {(control) => (
        <input {...control} type="file" onChange={({ target }) => onText(target.files?.[0]?.name ?? '')} />
      )}
    </Field>
  );
}

/** One line, or several where the answer may be long. */
function TextInput({
  label,
  error,
  text,
  onText,
  rule,
  example,
}: RuledProps & Pick<QuestionInputProps, 'example'>) {
  const { t } = useTranslation();
  const isLong = typeof rule.max !== 'number' || rule.max > LONG_TEXT;
  return (
    <Field
      label={label}
      error={error}
      hint={
        example === undefined ? undefined : t('tax.identity.shape', { example: `\u2066${example}\u2069` })
      }
    >
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            rows={3}
            dir="auto"
            value={text}
            onChange={({ target }) => onText(joinLines(target.value))}
          />
        ) : (
          <input
            {...control}
            dir="auto"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => onText(target.value)}
          />
        )
      }
    </Field>
  );
}
