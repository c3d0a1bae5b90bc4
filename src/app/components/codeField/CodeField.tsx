import './codeField.css';
import { type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps } from '../Field.tsx';
import { mergeClasses } from '../mergeClasses.ts';
import { CODE_LENGTH, cleanCode } from './cleanCode.ts';

export interface CodeFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'error'> {
  /** Digits, at most six. */
  readonly code: string;
  readonly onChange: (code: string) => void;
  /** Beside the boxes: "Send code". */
  readonly action?: ReactNode;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, at) => at);

/**
 * A code of six digits in six boxes (screens.md 0.3, C6). One input lies over the boxes, so that a paste, the code that the
 * system offers from a message, and a screen reader meet an ordinary field.
 */
export function CodeField({ label, hint, error, code, onChange, action, isDisabled, ref }: CodeFieldProps) {
  // What an input method is composing: nothing is written into the field meanwhile (screens.md 0.2c, "Amounts").
  const [composed, setComposed] = useState<string | null>(null);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="code-row">
          <div className="code-field" dir="ltr" data-wrong={control['aria-invalid']}>
            <input
              {...control}
              ref={ref}
              className={mergeClasses('code-input', isDisabled === true && 'cursor-not-allowed')}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCorrect="off"
              spellCheck={false}
              disabled={isDisabled}
              value={composed ?? code}
              onCompositionStart={({ currentTarget }) => setComposed(currentTarget.value)}
              onCompositionEnd={({ currentTarget }) => {
                setComposed(null);
                const next = cleanCode(currentTarget.value);
                if (next !== code) onChange(next);
              }}
              onChange={({ target }) => {
                if (composed !== null) setComposed(target.value);
                onChange(cleanCode(target.value));
              }}
            />
            <span className="code-boxes" aria-hidden="true">
              {PLACES.map((at) => (
                <span key={at} className="code-box" data-next={at === code.length || undefined}>
                  {code[at] ?? ''}
                </span>
              ))}
            </span>
          </div>
          {action}
        </div>
      )}
    </Field>
  );
}
