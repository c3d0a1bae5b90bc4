import { useId } from 'react';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { SIZE_STEPS, type SizeRange, sizeAt, stepOf } from './sizeScale.ts';

/** As high as the slider with its head. */
export const SLIDER_PLACE = 'min-h-13 pointer-coarse:min-h-16';

export interface SizeSliderProps extends SizeRange {
  readonly label: string;
  /** The coin's symbol. */
  readonly unit: string;
  /** Plain decimal string; "" stands at the least. */
  readonly amount: string;
  readonly onChange: (amount: string) => void;
  readonly isDisabled?: boolean;
}

/** How large, on a log scale (screens.md 1.7); the browser's own slider, with its keys and its mirror image. */
export function SizeSlider({ label, unit, amount, onChange, isDisabled = false, ...range }: SizeSliderProps) {
  const language = useLanguage();
  const id = useId();
  const step = stepOf(amount === '' ? range.min : amount, range);
  const inWords = (plain: string): string => amountWithUnit(plain, { language, unit });
  return (
    <div className="grid min-w-0">
      <div className="flex flex-wrap justify-between gap-x-4 text-text-2">
        <label htmlFor={id}>{label}</label>
        {/* Beside its label on a narrow phone as well: a second line would move the ticket when the limits come. */}
        <bdi className="num max-xs:text-small/normal" aria-hidden="true">
          {inWords(range.min)} – {inWords(range.max)}
        </bdi>
      </div>
      <input
        id={id}
        type="range"
        className="m-0 h-8 w-full cursor-pointer accent-text disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:h-11"
        min={0}
        max={SIZE_STEPS}
        value={step}
        disabled={isDisabled}
        // What is entered may stand between two steps: it is what is said, not the nearest step.
        aria-valuetext={inWords(amount === '' ? range.min : amount)}
        onChange={({ target }) => onChange(sizeAt(Number(target.value), range))}
      />
    </div>
  );
}
