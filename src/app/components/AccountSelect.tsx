import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InferOutput } from 'valibot';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { SOURCE_ACCOUNTS } from '#shared/accounts/accountTypes.ts';
import type { SourceKey } from '#shared/endpoints/sourceKeys.ts';
import { amountWithUnit } from './amount/amountWords.ts';
import { Select } from './Select.tsx';

export type AccountKey = InferOutput<typeof SourceKey>;

/** An account that a conversion can take from. */
export interface AccountChoice<Key extends AccountKey> {
  readonly key: Key;
  /** What there is of the coin, a plain decimal string; left out while it is not known, and for guests. */
  readonly balance?: string | undefined;
  readonly isDisabled?: boolean;
}

export interface AccountSelectProps<Key extends AccountKey> {
  readonly accounts: readonly AccountChoice<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
  /** The coin that the balances are in. */
  readonly unit: string;
  readonly error?: string | undefined;
  readonly className?: string;
}

type InlineProps<Key extends AccountKey> = Pick<
  AccountSelectProps<Key>,
  'accounts' | 'value' | 'onChange'
> & {
  readonly isDisabled: boolean;
};

/** The same in the head of an amount's box, which says the balance itself. */
export function InlineAccountSelect<Key extends AccountKey>(props: InlineProps<Key>) {
  const { accounts, value, onChange, isDisabled } = props;
  const { t } = useTranslation();
  return (
    <span className="relative inline-flex min-w-0 items-center text-text">
      <select
        // As wide as the chosen name where browsers know how. A finger needs more than the line is high: the area goes beyond it.
        className="field-sizing-content max-w-35 min-w-0 bg-transparent bg-none pe-[18px] font-semibold text-ellipsis pointer-coarse:-my-3 pointer-coarse:min-h-11"
        aria-label={t('sourceAccount.label')}
        value={value}
        disabled={isDisabled}
        // The list holds nothing but keys of these accounts.
        onChange={(event) => onChange(event.target.value as Key)}
      >
        {accounts.map(({ key }) => (
          <option key={key} value={key}>
            {t(SOURCE_ACCOUNTS[key].labelKey)}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" className="pointer-events-none absolute end-0 text-text-3" />
    </span>
  );
}

/** The account that the coins come from and go into: Funding, Unified or Spot, each with what it has (screens.md 1.1). */
export function AccountSelect<Key extends AccountKey>({
  accounts,
  value,
  onChange,
  unit,
  ...field
}: AccountSelectProps<Key>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const options = accounts.map(({ key, balance, isDisabled = false }) => {
    const account = t(SOURCE_ACCOUNTS[key].labelKey);
    const label =
      balance === undefined
        ? account
        : t('sourceAccount.withBalance', { account, balance: amountWithUnit(balance, { language, unit }) });
    return { value: key, label, isDisabled };
  });
  return (
    <Select {...field} label={t('sourceAccount.label')} options={options} value={value} onChange={onChange} />
  );
}
