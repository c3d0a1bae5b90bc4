import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface FormOptions {
  /** No field is wrong. What only the exchange can say comes later: see `focusFault`. */
  readonly isValid: boolean;
  /** While it is sent, nothing is submitted. */
  readonly isBusy?: boolean;
  /** Called once for each submission of a valid form. */
  readonly onSubmit: () => unknown;
}

export interface UsedForm {
  /** For the form element. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
  /** The user has tried to submit: each field shows its fault. */
  readonly isValidated: boolean;
  /** Moves the focus to the first field that is wrong, once it is marked as such (screens.md 0.3). */
  readonly focusFault: () => void;
  /** Says nothing of its fields until it is submitted again. */
  readonly reset: () => void;
}

/** What is marked as wrong, or asked of the user before anything goes on: about a payment code, or a look-alike. */
const OPEN = '[aria-invalid="true"], [data-fault="true"] input, [data-question] :is(input, button)';

/** What every form does when it is submitted; its fields are their owner's, and controlled. */
export function useForm({ isValid, isBusy = false, onSubmit }: FormOptions): UsedForm {
  const form = useRef<HTMLFormElement>(null);
  const [isValidated, setValidated] = useState(false);
  const [faults, setFaults] = useState(0);
  useEffect(() => {
    if (faults > 0) form.current?.querySelector<HTMLElement>(OPEN)?.focus();
  }, [faults]);
  const focusFault = (): void => setFaults((before) => before + 1);
  return {
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        if (isBusy) return;
        setValidated(true);
        if (isValid) void onSubmit();
        else focusFault();
      },
    },
    ...{ isValidated, focusFault },
    reset: () => setValidated(false),
  };
}
