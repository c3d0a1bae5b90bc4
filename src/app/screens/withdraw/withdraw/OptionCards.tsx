import { useId } from 'react';

export interface OptionCard<Value extends string> {
  readonly value: Value;
  readonly title: string;
  /** What it comes to; null while nothing is known of that. */
  readonly text: string | null;
}

export interface OptionCardsProps<Value extends string> {
  readonly label: string;
  readonly isLabelShown?: boolean;
  readonly options: readonly OptionCard<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, each with what it comes to; the browser's own radio buttons, with their keys. */
export function OptionCards<Value extends string>(props: OptionCardsProps<Value>) {
  const { label, isLabelShown = false, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className="withdraw-options">
      <legend className={isLabelShown ? 'withdraw-options-label' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="withdraw-option">
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.title} {option.text !== null && <small>{option.text}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
