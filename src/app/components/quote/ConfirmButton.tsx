import { type ReactNode, useEffect, useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';
import { Button, type ButtonProps } from '../Button.tsx';

export interface ConfirmButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** What is confirmed; another price is another subject. */
  readonly subject: string;
  /** False while the subject can't be confirmed. */
  readonly isOn: boolean;
  readonly isSending: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** As long as the second click of a double click may take. */
const UNREAD_MS = 500;

/**
 * Confirms a price or an order that has just appeared. It stands where the button that asked for it stood: the second click of
 * a double click there must not confirm what nobody has read, so that it is off for its first half second.
 */
export function ConfirmButton({ subject, isOn, isSending, onConfirm, ...rest }: ConfirmButtonProps) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = systemClock.setTimer(() => setShown(subject), UNREAD_MS);
    return () => systemClock.clearTimer(timer);
  }, [subject]);
  return (
    <Button
      {...rest}
      variant="primary"
      isDisabled={!isSending && !(isOn && shown === subject)}
      isLoading={isSending}
      onClick={onConfirm}
    />
  );
}
