import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { FILTER_BUTTON } from './filterLook.ts';

export interface FilterTextProps {
  readonly label: string;
  /** What is filtered by; "" for everything. */
  readonly value: string;
  /** Said where a text can't be filtered by; null where it can. */
  readonly judge: (text: string) => string | null;
  /** Called on Enter and when the field is left; not with every key, since each change asks the exchange. */
  readonly onChange: (text: string) => void;
  /** The label stands inside the field, as in a line of filters. */
  readonly isCompact?: boolean;
}

const FAULT =
  'absolute start-0 top-[calc(100%+4px)] z-2 w-max max-w-60 rounded-button border border-line bg-raised px-2 py-1 ' +
  'text-small/normal text-down';

/** A filter that is typed: an order's id, a smallest amount. */
export function FilterText({ label, value, judge, onChange, isCompact = false }: FilterTextProps) {
  const { t } = useTranslation();
  const id = useId();
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: string } | null>(null);
  // A draft of another value is over: the address was changed meanwhile.
  const text = draft?.of === value ? draft.text : value;
  const error = text.trim() === '' ? null : judge(text.trim());

  const commit = (): void => {
    const next = text.trim();
    if (error === null && next !== value) onChange(next);
  };
  const commitByKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') commit();
  };
  const input: ComponentProps<'input'> = {
    type: 'text',
    dir: 'ltr',
    autoComplete: 'off',
    spellCheck: false,
    value: text,
    onChange: ({ target }) => setDraft({ text: target.value, of: value }),
    onKeyDown: commitByKey,
    onBlur: commit,
  };
  if (!isCompact) {
    return (
      <Field label={label} error={error ?? undefined}>
        {(control) => <input {...control} {...input} />}
      </Field>
    );
  }
  return (
    <div className="relative min-w-0">
      <label className={FILTER_BUTTON}>
        <span>{label}</span>
        <input
          {...input}
          className="min-h-[34px] w-21 font-semibold text-text placeholder:text-text pointer-coarse:min-h-11"
          data-in-line=""
          placeholder={t('records.filter.any')}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-error`}
        />
      </label>
      {/* Here before anything is wrong, or it would not be said. */}
      <p id={`${id}-error`} aria-live="polite" className={error === null ? undefined : FAULT}>
        {error}
      </p>
    </div>
  );
}
