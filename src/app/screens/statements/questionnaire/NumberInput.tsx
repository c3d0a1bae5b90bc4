import type { ReactNode } from 'react';
import { type ChangeEvent, useRef, useState } from 'react';
import { AmountQuestion } from '#app/components/amount/AmountQuestion.tsx';
import { comesAtOnce } from '#app/components/amount/comesAtOnce.ts';
import { type AmountReading, readAmountText } from '#app/components/amount/readAmountText.ts';
import { writeAmount } from '#app/components/amount/writeAmount.ts';
import { Field } from '#app/components/Field.tsx';
import { deviceMarks } from '#app/components/format/deviceMarks.ts';
import { marksOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Answer } from './application.ts';

export interface NumberInputProps {
  readonly label: ReactNode;
  readonly error: string | undefined;
  /** A number, or the text that is none yet; "" for no answer. */
  readonly answer: number | string;
  readonly onAnswer: (value: Answer | undefined) => void;
}

/** Digits after the point: a number of fewer is written without an exponent. */
const SCALE = 6;

/** A number by the reader's own separators: "100.000" is a hundred to some, and where it may be both that is asked. */
export function NumberInput({ label, error, answer, onAnswer }: NumberInputProps) {
  const marks = marksOf(useLanguage());
  const [text, setText] = useState(() =>
    typeof answer === 'number' ? writeAmount(String(answer), marks) : answer,
  );
  const input = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<readonly [string, string] | null>(null);
  const accept = (reading: AmountReading, next: string): void => {
    setText(next);
    setQuestion(reading.kind === 'ambiguous' ? reading.readings : null);
    if (reading.kind === 'empty') onAnswer(undefined);
    // What is no number stays as it was written: it is said to be wrong, and kept.
    else onAnswer(reading.kind === 'amount' ? Number(reading.amount) : next);
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const next = target.value;
    const isBrought = comesAtOnce(nativeEvent, text, next);
    const syntax = { marks, deviceMarks: deviceMarks(navigator.language), scale: SCALE, unit: '' };
    const reading = readAmountText(next, { ...syntax, origin: isBrought ? 'pasted' : 'typed' });
    const isClear = isBrought && reading.kind === 'amount';
    accept(reading, isClear ? writeAmount(reading.amount, marks) : next);
  };
  return (
    <>
      <Field label={label} error={error} className="max-w-70">
        {(control) => (
          <input
            {...control}
            ref={input}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            value={text}
            onChange={change}
          />
        )}
      </Field>
      {question !== null && (
        <AmountQuestion
          readings={question}
          unit=""
          onAnswer={(amount) => {
            accept({ kind: 'amount', amount }, writeAmount(amount, marks));
            // What was pressed is gone.
            input.current?.focus();
          }}
        />
      )}
    </>
  );
}
