import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { figuresOf, marksOf } from '../format/figures.ts';
import { deviceMarks } from './deviceMarks.ts';
import { type AmountReading, readAmountText } from './readAmountText.ts';
import { caretAfter, writeAmount } from './writeAmount.ts';

export interface AmountTextOptions {
  readonly amount: string;
  readonly onRead: (reading: AmountReading) => void;
  readonly scale: number;
  readonly unit: string;
}

export interface AmountText {
  readonly input: RefObject<HTMLInputElement | null>;
  /** To be spread onto the input. */
  readonly control: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: () => void;
  };
  /** Two amounts that the text can mean; null when there is nothing to ask. */
  readonly question: readonly [string, string] | null;
  readonly answer: (amount: string) => void;
  /** A digit beyond the scale was just refused. */
  readonly isRefused: boolean;
  /** The user is in the middle of it: what is missing yet is no mistake. */
  readonly isUnfinished: boolean;
}

/** Ways in which text comes from somewhere else, written by anybody's rules. */
const BROUGHT = ['insertFromPaste', 'insertFromDrop', 'insertFromYank', 'insertReplacementText'];

/**
 * The text of an amount field. It stays as it is written, and is shown with the reader's thousand separators once the field
 * is left; only a pasted one is put into the reader's own marks at once. The caret keeps its place throughout.
 */
export function useAmountText({ amount, onRead, scale, unit }: AmountTextOptions): AmountText {
  const language = useLanguage();
  const marks = marksOf(language);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => writeAmount(amount, marks));
  /** What was last made of the text, or given from outside; another amount than this comes from elsewhere. */
  const [known, setKnown] = useState(amount);
  const [question, setQuestion] = useState<readonly [string, string] | null>(null);
  const [isRefused, setRefused] = useState(false);
  const [isUnfinished, setUnfinished] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const nextCaret = useRef<number | 'all' | null>(null);
  const isPointerDown = useRef(false);

  const write = (next: string, value: string, asks: readonly [string, string] | null = null): void => {
    setText(next);
    setKnown(value);
    setQuestion(asks);
    setRefused(false);
  };
  if (amount !== known) {
    write(writeAmount(amount, marks), amount);
    setUnfinished(false);
  }
  const shown = isEdited || amount === '' ? text : figuresOf(language).price(amount);

  useLayoutEffect(() => {
    const caret = nextCaret.current;
    nextCaret.current = null;
    if (caret === 'all') input.current?.select();
    else if (caret !== null) input.current?.setSelectionRange(caret, caret);
  });

  const accept = (reading: AmountReading, next: string): void => {
    write(
      next,
      reading.kind === 'amount' ? reading.amount : '',
      reading.kind === 'ambiguous' ? reading.readings : null,
    );
    onRead(reading);
  };

  const handleChange = (event: ChangeEvent<HTMLInputElement>): void => {
    const { currentTarget: element, nativeEvent } = event;
    const next = element.value;
    const caret = element.selectionStart ?? next.length;
    const isBrought = nativeEvent instanceof InputEvent && BROUGHT.includes(nativeEvent.inputType);
    const origin = isBrought ? 'pasted' : 'typed';
    const device = deviceMarks(navigator.language);
    const reading = readAmountText(next, { marks, deviceMarks: device, scale, unit, origin });
    if (!isBrought && isPastScale(reading, known, scale)) {
      // React finds its own text there and leaves the caret alone.
      element.value = text;
      const place = Math.max(0, caret - (next.length - text.length));
      element.setSelectionRange(place, place);
      setRefused(true);
      return;
    }
    setUnfinished(!isBrought);
    if (!isBrought || reading.kind !== 'amount') {
      accept(reading, next);
      return;
    }
    const normal = writeAmount(reading.amount, marks);
    nextCaret.current = caretAfter(next, caret, normal);
    accept(reading, normal);
  };

  return {
    input,
    control: {
      value: shown,
      onChange: handleChange,
      onPointerDown: () => {
        isPointerDown.current = document.activeElement !== input.current;
      },
      onFocus: () => {
        // Focus by the keyboard selects everything, as in any field; a pointer sets the caret by itself.
        if (!isPointerDown.current && !isEdited) nextCaret.current = 'all';
        isPointerDown.current = false;
        setEdited(true);
        if (known !== '') setText(writeAmount(known, marks));
      },
      onBlur: ({ currentTarget }) => {
        // The window was left, not the field: the user continues where they were.
        if (document.activeElement === currentTarget) return;
        setEdited(false);
        setUnfinished(false);
        setRefused(false);
      },
      onKeyDown: ({ key }) => {
        if (key === 'Enter') setUnfinished(false);
      },
    },
    question,
    answer: (chosen) => {
      accept({ kind: 'amount', amount: chosen }, writeAmount(chosen, marks));
      setUnfinished(false);
      nextCaret.current = writeAmount(chosen, marks).length;
      input.current?.focus();
    },
    isRefused,
    isUnfinished,
  };
}

/** Whether a digit was added beyond the scale. What is too precise already may still be shortened, or changed before the point. */
function isPastScale(reading: AmountReading, before: string, scale: number): boolean {
  if (reading.kind !== 'amount') return false;
  const digits = fractionLength(reading.amount);
  return digits > scale && digits > fractionLength(before);
}

function fractionLength(plain: string): number {
  return plain.split('.')[1]?.length ?? 0;
}
