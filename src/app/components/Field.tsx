import type { TFunction } from 'i18next';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mergeClasses } from './mergeClasses.ts';

/**
 * What is wrong with a field (product.md section 5, "Generic form messages"). Bounds and lists are finished texts in the
 * reader's language: the caller formats the numbers.
 */
export type Violation =
  | { readonly rule: 'required' }
  | { readonly rule: 'oneOf'; readonly values: string }
  | { readonly rule: 'blank' }
  | { readonly rule: 'type'; readonly type: 'number' | 'integer' | 'date' | 'email' | 'url' }
  | { readonly rule: 'lengthMin' | 'numberMin'; readonly min: string }
  | { readonly rule: 'lengthMax' | 'numberMax'; readonly max: string }
  | { readonly rule: 'lengthRange' | 'numberRange'; readonly min: string; readonly max: string }
  | { readonly rule: 'pattern'; readonly pattern: string };

/** A text of the translations, with what stands in its braces. */
interface FormMessage {
  readonly key: `form.${Violation['rule']}`;
  readonly params: Readonly<Record<string, string>>;
  /** The text that stands for `{{type}}`, where the message has one. */
  readonly typeKey?: `form.types.${Extract<Violation, { rule: 'type' }>['type']}`;
}

/** The message of a violation; `label` is what the field is called on the page. */
export function formMessage(violation: Violation, label: string): FormMessage {
  if (violation.rule === 'type') {
    return { key: 'form.type', params: { label }, typeKey: `form.types.${violation.type}` };
  }
  const { rule, ...params } = violation;
  return { key: `form.${rule}`, params: { label, ...params } };
}

/** What a control is given, to be spread onto it. */
export interface FieldControl {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
  /** What to know before filling it in; it stays when something is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong: a generic message (formMessage), or a finished text, such as the exchange's own. */
  readonly error?: FormMessage | string | undefined;
  readonly className?: string;
}

/** A control with its label, and below it what helps and what is wrong; that is announced when it comes. */
export function Field({ label, children, hint, error, className }: FieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const isWrong = error !== undefined;
  const describedBy = [isWrong && ids.error, hint !== undefined && ids.hint].filter(Boolean).join(' ');
  return (
    <div className={mergeClasses('grid content-start gap-1', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        className: mergeClasses(
          'min-h-11 w-full rounded-button border border-field-line bg-raised px-3 py-2 text-normal text-text',
          'disabled:cursor-not-allowed disabled:opacity-50',
          isWrong && 'border-down',
        ),
        'aria-describedby': describedBy || undefined,
        'aria-invalid': isWrong || undefined,
      })}
      {/* The region is there before anything is wrong, or the error that is put into it would not be announced. */}
      <div id={ids.error} aria-live="polite" className="text-down">
        {isWrong && (
          <p className="flex gap-1">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              {typeof error === 'string' ? error : sayMessage(t, error)}
            </span>
          </p>
        )}
      </div>
      {hint !== undefined && (
        <div id={ids.hint} className="text-text-2">
          {hint}
        </div>
      )}
    </div>
  );
}

/** What the exchange says stands in a message as it is: it is not looked through for more to fill in. */
function sayMessage(t: TFunction, { key, params, typeKey }: FormMessage): string {
  return t(key, '', { replace: { ...params, ...(typeKey && { type: t(typeKey) }) } });
}
