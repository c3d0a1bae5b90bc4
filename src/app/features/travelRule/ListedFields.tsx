import { useTranslation } from 'react-i18next';
import { Select, type SelectOption } from '#app/components/Select.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';

interface ListedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The exchange or custodian at the other end; its list ends with one for all others. */
export function VaspField(props: ListedFieldProps) {
  const list = useApiQuery('vaspList', {});
  const vasps = list.answer?.result?.vasp ?? [];
  const options = vasps.map(({ vaspEntityId, vaspName, country }) => ({
    value: vaspEntityId,
    label: country === '' ? vaspName : `${vaspName} (${country})`,
  }));
  return <ListedField {...props} list={list} options={options} />;
}

export function CountryField(props: ListedFieldProps) {
  const list = useApiQuery('countryList', {});
  const options = (list.answer?.result?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return <ListedField {...props} list={list} options={options} />;
}

interface StateFieldProps extends ListedFieldProps {
  /** ISO 3166-1, three letters; "" while none is chosen. */
  readonly country: string;
  readonly onLeave: () => void;
}

/** The states of a country that has a list of them, and a text for all others. */
export function StateField({ country, onLeave, ...props }: StateFieldProps) {
  const { answer } = useApiQuery('countryList', {});
  const hasStates =
    answer?.result?.list.some(({ code, has_states }) => code === country && has_states) ?? false;
  const states = useApiQuery('stateList', { country }, { enabled: hasStates });
  if (!hasStates) {
    return <TextField {...props} onBlur={onLeave} />;
  }
  const options = (states.answer?.result?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return <ListedField {...props} list={states} options={options} />;
}

interface OptionsProps extends ListedFieldProps {
  /** Where the options come from. */
  readonly list: Pick<ApiQuery<'vaspList' | 'countryList' | 'stateList'>, 'answer' | 'error' | 'refresh'>;
  readonly options: readonly SelectOption<string>[];
}

function ListedField({ list: { answer, error, refresh }, options, ...field }: OptionsProps) {
  const { t } = useTranslation();
  const hint =
    error !== null && options.length === 0 ? (
      <button type="button" className="underline" onClick={refresh}>
        {t('travelRule.listFailed')}
      </button>
    ) : undefined;
  return (
    <Select
      {...field}
      leftOut={answer?.leftOut}
      hint={hint}
      options={[{ value: '', label: t('travelRule.choose'), isDisabled: true }, ...options]}
    />
  );
}
