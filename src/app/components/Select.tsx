import { ChevronDown } from 'lucide-react';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { Field, type FieldProps } from './Field.tsx';
import { LeftOutHint } from './LeftOutHint.tsx';
import { mergeClasses } from './mergeClasses.ts';

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends Omit<FieldProps, 'children'> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Options that could not be read, of the answer that they come from. */
  readonly leftOut?: LeftOut | undefined;
}

/** One of a few: the browser's own list, which every device shows and reads out in its own way. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onChange, leftOut, hint, ...field } = props;
  const hints =
    leftOut === undefined ? (
      hint
    ) : (
      <>
        {hint}
        <LeftOutHint leftOut={leftOut} />
      </>
    );
  return (
    <Field {...field} hint={hints}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            className={mergeClasses(control.className, 'truncate bg-none pe-10')}
            value={value}
            // The list holds nothing but values of this type.
            onChange={(event) => onChange(event.target.value as Value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-text-2"
          />
        </div>
      )}
    </Field>
  );
}
