import { useTranslation } from 'react-i18next';
import { Select, type SelectOption, type SelectProps } from '#app/components/Select.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';

interface ListedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The exchange or custodian at the other end; its list ends with one for all others. */
export function VaspField(props: ListedFieldProps) {
  const { answer, error, refresh } = useApiQuery('vaspList', {});
  const vasps = answer?.result?.vasp ?? [];
  const options = vasps.map(({ vaspEntityId, vaspName, country }) => ({
    value: vaspEntityId,
    label: country === '' ? vaspName : `${vaspName} (${country})`,
  }));
  return (
    <ListedField
      {...props}
      leftOut={answer?.leftOut}
      options={options}
      hasFailed={error !== null}
      onRetry={refresh}
    />
  );
}

export function CountryField(props: ListedFieldProps) {
  const { answer, error, refresh } = useApiQuery('countryList', {});
  const options = (answer?.result?.list ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <ListedField
      {...props}
      leftOut={answer?.leftOut}
      options={options}
      hasFailed={error !== null}
      onRetry={refresh}
    />
  );
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
  return (
    <ListedField
      {...props}
      leftOut={states.answer?.leftOut}
      options={options}
      hasFailed={states.error !== null}
      onRetry={states.refresh}
    />
  );
}

interface OptionsProps extends ListedFieldProps, Pick<SelectProps<string>, 'leftOut'> {
  readonly options: readonly SelectOption<string>[];
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

function ListedField({ options, hasFailed, onRetry, ...field }: OptionsProps) {
  const { t } = useTranslation();
  const hint =
    hasFailed && options.length === 0 ? (
      <button type="button" className="underline" onClick={onRetry}>
        {t('travelRule.listFailed')}
      </button>
    ) : undefined;
  return (
    <Select
      {...field}
      hint={hint}
      options={[{ value: '', label: t('travelRule.choose'), isDisabled: true }, ...options]}
    />
  );
}
