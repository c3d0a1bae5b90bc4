import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { choiceLook } from './choiceLook.ts';
import './choice.css';

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
    <fieldset className="max-md:min-w-0" disabled={isDisabled}>
      <legend className="mb-1 font-semibold max-md:float-start max-md:mb-0 max-md:pe-3 max-md:leading-[2.75rem]">
        {t('lowBalance.target')}
      </legend>
      {/* On a phone one line, which scrolls sideways: the rows are what the first screen is for. */}
      <Row gap="gap-2" className="max-md:flex-nowrap max-md:overflow-x-auto max-md:scrollbar-none">
        {targets.map((coin) => (
          <label
            key={coin}
            className={joinClasses(
              choiceLook(coin === target),
              isDisabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
            )}
            dir="ltr"
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
      </Row>
    </fieldset>
  );
}
