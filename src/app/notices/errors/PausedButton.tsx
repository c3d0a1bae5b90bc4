import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '#app/components/Button.tsx';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import type { AppError } from '#shared/result/appError.ts';
import { pausedUntilMs } from './retryAfterMs.ts';

export interface PausedButtonProps extends ButtonProps {
  /** Why the exchange refused what the button does; null for nothing. */
  readonly error: AppError | null;
}

const SECOND_MS = 1_000;

/** A button that counts down, and can't be pressed, while the exchange takes its action no more often (139001, screens.md 0.2c). */
export function PausedButton({ error, children, isDisabled = false, ...button }: PausedButtonProps) {
  const { t } = useTranslation();
  const leftMs = useTimeLeft(pausedUntilMs(error));
  return (
    <Button {...button} isDisabled={isDisabled || leftMs > 0}>
      {leftMs > 0 ? t('states.againIn', { seconds: Math.ceil(leftMs / SECOND_MS) }) : children}
    </Button>
  );
}
