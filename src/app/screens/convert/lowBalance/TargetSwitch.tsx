import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';

export interface TargetSwitchProps {
  readonly targets: readonly string[];
  readonly target: string;
  readonly isDisabled: boolean;
  readonly onChange: (target: string) => void;
}

/** The coin that all others become; the exchange says which it can be (screens.md 1.3). */
export function TargetSwitch({ targets, target, isDisabled, onChange }: TargetSwitchProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className="low-balance-targets" disabled={isDisabled}>
      <legend className="low-balance-legend">{t('lowBalance.target')}</legend>
      <div className="low-balance-switch">
        {targets.map((coin) => (
          <label
            key={coin}
            className="low-balance-choice"
            dir="ltr"
            data-checked={coin === target || undefined}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={coin === target}
              onChange={() => onChange(coin)}
            />
            <CoinMark coin={coin} />
            {coin}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
