import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/Select.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';

export interface DialCodeProps {
  readonly error?: string | undefined;
  readonly onChange: (dial: string) => void;
}

/** Countries may share a dial code, so that the country is what is chosen; the exchange guesses the first one. */
export function DialCode({ error, onChange }: DialCodeProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const { answer } = useApiQuery('countryCode', {});
  const list = answer?.result?.list ?? [];
  const country = chosen === '' ? (answer?.result?.guess ?? '') : chosen;
  const dial = list.find(({ code2 }) => code2 === country)?.dial ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is what changes
  useEffect(() => onChange(dial), [dial]);
  return (
    <Select
      label={t('withdraw.user.areaCode')}
      value={country}
      error={error}
      options={[
        { value: '', label: t('travelRule.choose'), isDisabled: true },
        ...list.map((row) => ({ value: row.code2, label: `${row.name} +${row.dial.replace('+', '')}` })),
      ]}
      onChange={setChosen}
      leftOut={answer?.leftOut}
    />
  );
}
