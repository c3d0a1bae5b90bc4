import type { ComponentProps, ReactNode } from 'react';
import { Field } from './Field.tsx';

export interface TextFieldProps
  extends Pick<
    ComponentProps<'input'>,
    'type' | 'dir' | 'inputMode' | 'spellCheck' | 'maxLength' | 'autoComplete' | 'onBlur'
  > {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: ReactNode;
  /** What is wrong with what was entered, and what to do about it. */
  readonly error?: string | undefined;
}

/** A line of text with its label. The browser fills nothing in by itself, unless it is asked to by `autoComplete`. */
export function TextField({ label, value, onChange, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          autoComplete="off"
          dir="auto"
          {...input}
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
