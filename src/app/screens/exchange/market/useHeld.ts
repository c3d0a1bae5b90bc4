import { type FocusEvent, type PointerEvent, useState } from 'react';

export interface Held {
  /** Pointer or focus is in the table: its rows must not change places under it. */
  readonly isHeld: boolean;
  readonly handlers: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

export function useHeld(): Held {
  const [isPointerIn, setPointerIn] = useState(false);
  const [isFocusIn, setFocusIn] = useState(false);
  return {
    isHeld: isPointerIn || isFocusIn,
    handlers: {
      // A finger leaves no pointer behind.
      onPointerEnter: ({ pointerType }) => setPointerIn(pointerType !== 'touch'),
      onPointerLeave: () => setPointerIn(false),
      onFocus: () => setFocusIn(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocusIn(currentTarget.contains(relatedTarget)),
    },
  };
}
