import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/Select.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { dialCountry, writeDial } from './dialCountry.ts';

export interface DialCodeProps {
  /** The code that is entered, with or without its plus; "" for none. */
  readonly dial: string;
  readonly error?: string | undefined;
  readonly onChange: (dial: string) => void;
}

/**
 * The dial code of a phone. Countries may share one, so that the country is what is chosen. Only where there is none yet, the
 * exchange guesses it: a code that was entered stays.
 */
export function DialCode({ dial, error, onChange }: DialCodeProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const { answer } = useApiQuery('countryCode', {});
  const list = answer?.result?.list ?? [];
  const guess = answer?.result?.guess ?? '';
  const country = dialCountry(list, dial, [chosen, guess]);
  const dialIn = (code2: string): string => list.find((row) => row.code2 === code2)?.dial ?? '';
  const guessed = dial === '' ? dialIn(guess) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guess is the reason, not the function
  useEffect(() => {
    if (guessed !== '') onChange(guessed);
  }, [guessed]);
  return (
    <Select
      label={t('withdraw.user.areaCode')}
      value={country}
      error={error}
      options={[
        { value: '', label: dial === '' ? t('travelRule.choose') : writeDial(dial), isDisabled: true },
        ...list.map((row) => ({ value: row.code2, label: `${row.name} ${writeDial(row.dial)}` })),
      ]}
      onChange={(code2) => {
        setChosen(code2);
        onChange(dialIn(code2));
      }}
      leftOut={answer?.leftOut}
    />
  );
}
