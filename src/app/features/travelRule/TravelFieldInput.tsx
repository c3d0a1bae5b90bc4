import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { joinLines } from '#app/components/joinLines.ts';
import { Select, type SelectOption } from '#app/components/Select.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { type ApiQuery, useApiQuery } from '#app/queries/useApiQuery.ts';
import {
  DOCUMENT_TYPES,
  LEGAL_TYPES,
  type TravelAnswers,
  type TravelField,
  WALLET_TYPES,
} from './travelFields.ts';
import type { TravelParty } from './travelZone.ts';
import type { TravelFault } from './validateTravelAnswer.ts';

export interface TravelFieldInputProps {
  readonly field: TravelField;
  readonly party: TravelParty;
  readonly answers: TravelAnswers;
  readonly fault: TravelFault | null;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** One question of the form, with its own kind of control. */
export function TravelFieldInput(props: TravelFieldInputProps) {
  const { field, party, answers, fault, onChange, onLeave } = props;
  const { t } = useTranslation();
  const label = labelOf(field, party, t);
  const value = answers[field] ?? '';
  const error = fault === null ? undefined : sayFault(fault, t);
  const common = { label, value, onChange, error };

  switch (field) {
    case 'walletType':
      return (
        <ChoiceField {...common} values={WALLET_TYPES} nameOf={(each) => t(`travelRule.wallet.${each}`)} />
      );
    case 'legalType':
      return (
        <ChoiceField {...common} values={LEGAL_TYPES} nameOf={(each) => t(`travelRule.legal.${each}`)} />
      );
    case 'poiType':
      return (
        <ChoiceField {...common} values={DOCUMENT_TYPES} nameOf={(each) => t(`travelRule.poi.${each}`)} />
      );
    case 'vaspCode':
      return <VaspField {...common} />;
    case 'country':
    case 'poiIssuingCountry':
      return <CountryField {...common} />;
    case 'state':
      return <StateField {...common} country={answers.country ?? ''} onLeave={onLeave} />;
    case 'isSelfWallet':
      return (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 flex-none"
            checked={value === 'true'}
            onChange={({ target }) => onChange(String(target.checked))}
          />
          {label}
        </label>
      );
    case 'transactionPurpose':
      return <PurposeField {...common} onLeave={onLeave} />;
    default:
      return (
        <TextField
          {...{ label, error, value, onChange }}
          type={field === 'dateOfBirth' || field === 'poiExpiredDate' ? 'date' : 'text'}
          // The fields are about others: the device must not fill in its owner.
          autoComplete="off"
          onBlur={onLeave}
        />
      );
  }
}

interface PurposeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

function PurposeField({ label, value, error, onChange, onLeave }: PurposeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field label={label} error={error} hint={t('travelRule.hint.transactionPurpose')}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={2000}
          value={value}
          onBlur={onLeave}
          onChange={({ target }) => onChange(joinLines(target.value))}
        />
      )}
    </Field>
  );
}

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly onChange: (text: string) => void;
}

function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { values, nameOf, ...field } = props;
  const { t } = useTranslation();
  return (
    <Select
      {...field}
      options={[
        { value: '', label: t('travelRule.choose'), isDisabled: true },
        ...values.map((value) => ({ value, label: nameOf(value) })),
      ]}
    />
  );
}

/** The same question about a sender and a beneficiary, where it reads otherwise. */
function labelOf(field: TravelField, party: TravelParty, t: TFunction): string {
  switch (field) {
    case 'walletType':
    case 'legalType':
      return t(`travelRule.field.${field}.${party}`);
    default:
      return t(`travelRule.field.${field}`);
  }
}

function sayFault(fault: TravelFault, t: TFunction): string {
  return fault.kind === 'length'
    ? t('travelRule.fault.length', { min: fault.min, max: fault.max })
    : t(`travelRule.fault.${fault.kind}`);
}

interface ListedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** The exchange or custodian at the other end; its list ends with one for all others. */
function VaspField(props: ListedFieldProps) {
  const list = useApiQuery('vaspList', {});
  const vasps = list.answer?.result?.vasp ?? [];
  const options = vasps.map(({ vaspEntityId, vaspName, country }) => ({
    value: vaspEntityId,
    label: country === '' ? vaspName : `${vaspName} (${country})`,
  }));
  return <ListedField {...props} list={list} options={options} />;
}

function CountryField(props: ListedFieldProps) {
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
function StateField({ country, onLeave, ...props }: StateFieldProps) {
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
