import { useTranslation } from 'react-i18next';

export interface FreeOfCodesProps {
  readonly isFree: boolean;
  readonly onChange: (isFree: boolean) => void;
}

/** Whether withdrawals to the new entry need a code. */
export function FreeOfCodes({ isFree, onChange }: FreeOfCodesProps) {
  const { t } = useTranslation();
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5">
      <input
        type="checkbox"
        className="size-5 flex-none"
        checked={isFree}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        {t('book.add.free')}
        <small className="block text-text-2">{t('book.add.freeHint')}</small>
      </span>
    </label>
  );
}
