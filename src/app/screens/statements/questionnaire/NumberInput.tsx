import { useState } from 'react';
import { Field } from '#app/components/Field.tsx';
import { type Marks, marksOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Answer } from './application.ts';

export interface NumberInputProps {
  readonly label: string;
  readonly error: string | undefined;
  /** A number, or the text that is none yet; "" for no answer. */
  readonly answer: number | string;
  readonly onAnswer: (value: Answer | undefined) => void;
}

/** A number by the reader's own separators. What is no number stays as it was written: it is said to be wrong, and kept. */
export function NumberInput({ label, error, answer, onAnswer }: NumberInputProps) {
  const marks = marksOf(useLanguage());
  const [text, setText] = useState(() =>
    typeof answer === 'number' ? String(answer).replace('.', marks.point) : answer,
  );
  return (
    <Field label={label} error={error} className="amp-short">
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            const next = target.value;
            setText(next);
            onAnswer(next.trim() === '' ? undefined : (readNumber(next, marks) ?? next));
          }}
        />
      )}
    </Field>
  );
}

const ARABIC_DIGITS = /[\u0660-\u0669]/g;

/** A number by the reader's own separators, and by no others: "100.000" is a hundred thousand in German; null for what is none. */
function readNumber(text: string, { group, point }: Marks): number | null {
  const latin = text.replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x660)).trim();
  const plain = latin.replaceAll('٬', group).replaceAll('٫', point).replace(/\s/g, '\u00a0');
  const [whole = '', fraction, ...more] = plain.split(point);
  const digits = whole.split(group);
  const isGrouped = digits.length > 1;
  const isWhole = digits.every((part, at) =>
    at === 0 ? /^\d+$/.test(part) && (!isGrouped || part.length <= 3) : /^\d{3}$/.test(part),
  );
  if (!isWhole || more.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return null;
  return Number(`${digits.join('')}.${fraction ?? ''}0`);
}
