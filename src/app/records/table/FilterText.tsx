import { type KeyboardEvent, useState } from 'react';
import { Field } from '#app/components/Field.tsx';

export interface FilterTextProps {
  readonly label: string;
  /** What is filtered by; "" for everything. */
  readonly value: string;
  /** Said where a text can't be filtered by; null where it can. */
  readonly judge: (text: string) => string | null;
  /** Asked for by Enter and by going on: not with every key, since each is a question to the exchange. */
  readonly onChange: (text: string) => void;
}

/** A filter that is typed: an order's id, a smallest amount. */
export function FilterText({ label, value, judge, onChange }: FilterTextProps) {
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
  return (
    <Field label={label} error={error ?? undefined}>
      {(control) => (
        <input
          {...control}
          type="text"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setDraft({ text: target.value, of: value })}
          onKeyDown={commitByKey}
          onBlur={commit}
        />
      )}
    </Field>
  );
}
