import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { deviceZone } from '#app/components/format/deviceZone.ts';
import { languageName } from '#app/components/format/displayNames.ts';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import type { DataFields, ExportType } from '../dataFields.ts';
import { Fold } from '../Fold.tsx';
import { CheckList } from './CheckList.tsx';
import { MembersField } from './MembersField.tsx';

export interface DataChoicesProps {
  readonly fields: DataFields;
  readonly type: ExportType;
  readonly onChange: (change: Partial<DataFields>) => void;
}

/** What most users leave as it is: accounts, coins, sub-accounts, zone, and how amounts are written. */
export function DataChoices({ fields, type, onChange }: DataChoicesProps) {
  const { t } = useTranslation();
  const { answer } = useCoinListQuery('record');
  const coins = answer?.result?.list;
  const local = deviceZone();
  const zones = [...new Set([local, 'UTC', fields.timezone])];
  return (
    <Fold title={t('exports.field.more')}>
      <Stack gap="gap-4" className="py-2">
        {type.accounts.length > 1 && (
          <CheckList
            legend={t('exports.field.accounts')}
            options={type.accounts.map((value) => ({ value, label: accountName(value, t) }))}
            checked={fields.accounts}
            onChange={(accounts) => onChange({ accounts })}
          />
        )}
        {type.coins && (
          <CoinsField
            coins={fields.coins}
            known={coins === undefined ? null : new Set(coins.map(({ coin }) => coin))}
            onChange={(next) => onChange({ coins: next })}
          />
        )}
        {type.coins && <LeftOutHint leftOut={answer?.leftOut} />}
        <MembersField uids={fields.uids} onChange={(uids) => onChange({ uids })} />
        <Select
          label={t('exports.field.zone')}
          options={zones.map((value) => ({ value, label: value }))}
          value={fields.timezone}
          onChange={(timezone) => onChange({ timezone })}
        />
        <Select
          label={t('exports.field.numbers')}
          options={(['plain', 'locale'] as const).map((value) => ({
            value,
            label: t(`exports.field.${value}`),
          }))}
          value={fields.numberFormat}
          onChange={(numberFormat) => onChange({ numberFormat })}
        />
        {fields.numberFormat === 'locale' && (
          <Select
            label={t('exports.field.language')}
            options={[...new Set([...LANGUAGES, fields.lang])].map((value) => ({
              value,
              label: languageName(value),
            }))}
            value={fields.lang}
            onChange={(lang) => onChange({ lang })}
          />
        )}
      </Stack>
    </Fold>
  );
}

/** A wallet of the exchange in words; one without words is named by its code. */
function accountName(code: string, t: TFunction): string {
  switch (code) {
    case 'FUND':
      return t('exports.type.funding');
    case 'SPOT':
      return t('exports.type.spot');
    case 'UNIFIED':
      return t('exports.type.unified');
    case 'CONTRACT':
      return t('exports.type.contract');
    case 'EARN':
      return t('exports.type.savings');
    default:
      return code;
  }
}

interface CoinsFieldProps {
  readonly coins: readonly string[];
  /** Symbols that there are; null while they are not known, when every one is taken. */
  readonly known: ReadonlySet<string> | null;
  readonly onChange: (coins: readonly string[]) => void;
}

/** Symbols of coins, typed with commas or spaces between them; what is not a coin is not asked for, and stays in the field. */
function CoinsField({ coins, known, onChange }: CoinsFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => coins.join(', '));
  const isOther = !sameCoins(readCoins(text, known).coins, coins);
  const shown = isOther ? coins.join(', ') : text;
  const { unknown } = readCoins(shown, known);
  return (
    <Field
      label={t('exports.field.coins')}
      hint={t('exports.field.coinsHint')}
      error={unknown === undefined ? undefined : t('exports.fault.coins', { coin: unknown })}
    >
      {(control) => (
        <input
          {...control}
          type="text"
          dir="ltr"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={shown}
          onChange={({ target }) => {
            setText(target.value);
            onChange(readCoins(target.value, known).coins);
          }}
        />
      )}
    </Field>
  );
}

/** The coins of a text, each once, and the first symbol that is none. */
function readCoins(
  text: string,
  known: ReadonlySet<string> | null,
): { readonly coins: readonly string[]; readonly unknown: string | undefined } {
  const symbols = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter((symbol) => symbol !== ''),
    ),
  ];
  return {
    coins: symbols.filter((symbol) => known?.has(symbol) ?? true),
    unknown: symbols.find((symbol) => known?.has(symbol) === false),
  };
}

function sameCoins(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}
