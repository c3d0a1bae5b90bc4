import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
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
import { CoinsField } from './CoinsField.tsx';
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
