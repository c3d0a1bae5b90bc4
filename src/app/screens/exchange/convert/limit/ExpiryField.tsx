import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Days that a limit order can stay open (screens.md 1.1). */
export const EXPIRE_DAYS = [1, 3, 7, 30] as const;
export type ExpireDays = (typeof EXPIRE_DAYS)[number];

export interface ExpiryFieldProps {
  /** What the exchange offers for the pair (convertLimit); what nobody knows is left out. */
  readonly offered: readonly number[];
  readonly days: ExpireDays;
  readonly onDays: (days: ExpireDays) => void;
}

/** How long a limit order waits for its price. */
export function ExpiryField({ offered, days, onDays }: ExpiryFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className="font-semibold">{t('limit.expiry')}</legend>
      <div className="limit-segments">
        {EXPIRE_DAYS.filter((each) => offered.includes(each)).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === days}
              onChange={() => onDays(each)}
            />
            <span>{t('limit.days', { count: each })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
