import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/Select.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';

export interface DialCodeProps {
  readonly error?: string | undefined;
  readonly onChange: (dial: string) => void;
}

/** Countries may share a dial code, so that the country is what is chosen. */
export function DialCode({ error, onChange }: DialCodeProps) {
  const { t } = useTranslation();
  const [country, setCountry] = useState('');
  const list = useApiQuery('countryCode', {}).answer?.result?.list ?? [];
  return (
    <Select
      label={t('book.add.areaCode')}
      value={country}
      error={error}
      options={[
        { value: '', label: t('travelRule.choose'), isDisabled: true },
        ...list.map(({ code2, name, dial }) => ({
          value: code2,
          label: `${name} +${dial.replace('+', '')}`,
        })),
      ]}
      onChange={(code) => {
        setCountry(code);
        onChange(list.find(({ code2 }) => code2 === code)?.dial.replace('+', '') ?? '');
      }}
    />
  );
}
