import { useId } from 'react';
import { SideBySide } from './SideBySide.tsx';

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
    <SideBySide as="fieldset">
      <legend className={isLabelShown ? 'mb-2 font-semibold md:col-span-full' : 'sr-only'}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="grid min-h-14 grid-cols-[16px_minmax(0,1fr)] items-center gap-x-3 rounded-card border border-field-line px-3.5 py-2 has-checked:border-text"
        >
          <input
            type="radio"
            className="size-4 accent-text"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.title}{' '}
            {option.text !== null && <small className="block text-small text-text-2">{option.text}</small>}
          </span>
        </label>
      ))}
    </SideBySide>
  );
}
