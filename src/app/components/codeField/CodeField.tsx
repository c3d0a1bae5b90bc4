import { type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps } from '../Field.tsx';
import { joinClasses } from '../layout/box.ts';
import { Row } from '../layout/Row.tsx';
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

/** The field takes the keys and the paste; the boxes show what is in it. Below 16 px phones zoom the page when it is entered. */
const INPUT =
  'peer absolute inset-0 w-full rounded-button bg-transparent text-large text-transparent caret-transparent ' +
  'outline-offset-3 selection:bg-transparent';

const BOX =
  'grid h-12 w-10 place-items-center rounded-button border bg-raised text-(length:--size-xlarge) tabular-nums ' +
  'max-xs:h-11 max-xs:w-9';

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
        <Row>
          <div className="relative flex-none" dir="ltr">
            <input
              {...control}
              ref={ref}
              className={joinClasses(INPUT, isDisabled === true && 'cursor-not-allowed')}
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
            <span
              className="flex gap-1.5 peer-focus-visible:*:data-next:border-text peer-disabled:opacity-50 max-xs:gap-1"
              aria-hidden="true"
            >
              {PLACES.map((at) => (
                <span
                  key={at}
                  className={`${BOX} ${control['aria-invalid'] ? 'border-down' : 'border-field-line'}`}
                  data-next={at === code.length || undefined}
                >
                  {code[at] ?? ''}
                </span>
              ))}
            </span>
          </div>
          {action}
        </Row>
      )}
    </Field>
  );
}
