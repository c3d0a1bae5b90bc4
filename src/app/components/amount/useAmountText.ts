import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { deviceMarks } from '../format/deviceMarks.ts';
import { figuresOf, marksOf } from '../format/figures.ts';
import { comesAtOnce } from './comesAtOnce.ts';
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
    readonly onCompositionStart: () => void;
    readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
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

/** What an input method is composing. */
interface Composition {
  /** The field's text before it. */
  readonly text: string;
  readonly amount: string;
  /** Something in it came at once: a candidate that was chosen. */
  readonly isBrought: boolean;
}

/**
 * The text of an amount field. It stays as it is written, and is shown with the reader's thousand separators once the field
 * is left; only one that comes at once is put into the reader's own marks. The caret keeps its place throughout. While an
 * input method composes, nothing is written into the field: an amount from elsewhere and the refusal of digits past the scale
 * wait for the end of it (screens.md 0.2c, "Amounts").
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
  const [composition, setComposition] = useState<Composition | null>(null);

  const write = (next: string, value: string, asks: readonly [string, string] | null = null): void => {
    setText(next);
    setKnown(value);
    setQuestion(asks);
    setRefused(false);
  };
  if (amount !== known && composition === null) {
    write(writeAmount(amount, marks), amount);
    setUnfinished(false);
  }
  const shown = isEdited || composition !== null || amount === '' ? text : figuresOf(language).price(amount);

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

  const read = (next: string, isBrought: boolean): AmountReading => {
    const device = deviceMarks(navigator.language);
    const origin = isBrought ? 'pasted' : 'typed';
    return readAmountText(next, { marks, deviceMarks: device, scale, unit, origin });
  };

  /** What the text before a composition said; a question that was open is open again. */
  const readBefore = ({ text: old, amount: plain }: Pick<Composition, 'text' | 'amount'>): AmountReading =>
    plain === '' ? read(old, true) : { kind: 'amount', amount: plain };

  /** Takes what stands in the field now, in place of another text and its amount. */
  const settle = (
    element: HTMLInputElement,
    before: Pick<Composition, 'text' | 'amount'>,
    isBrought: boolean,
  ) => {
    const next = element.value;
    const caret = element.selectionStart ?? next.length;
    const reading = read(next, isBrought);
    if (!isBrought && isPastScale(reading, before.amount, scale)) {
      // React finds its own text there and leaves the caret alone.
      element.value = before.text;
      const place = Math.max(0, caret - (next.length - before.text.length));
      element.setSelectionRange(place, place);
      if (text !== before.text) accept(readBefore(before), before.text);
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

  const handleChange = ({ currentTarget: element, nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    const next = element.value;
    const isBrought = comesAtOnce(nativeEvent, shown, next);
    if (composition === null) {
      settle(element, { text, amount: known }, isBrought);
      return;
    }
    setComposition({ ...composition, isBrought: composition.isBrought || isBrought });
    setUnfinished(true);
    accept(read(next, composition.isBrought || isBrought), next);
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
        setComposition(null);
        setUnfinished(false);
        setRefused(false);
      },
      onCompositionStart: () => setComposition({ text, amount: known, isBrought: false }),
      onCompositionEnd: ({ currentTarget }) => {
        if (composition === null) return;
        setComposition(null);
        settle(currentTarget, composition, composition.isBrought);
      },
      onKeyDown: ({ key, nativeEvent }) => {
        // Enter ends a composition; it is not the field's then.
        if (key === 'Enter' && !nativeEvent.isComposing) setUnfinished(false);
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
