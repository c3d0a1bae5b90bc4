import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { useTimeLeft } from '#app/components/format/countdown.ts';

export interface HeldButtonProps {
  /** By the device's clock, in ms since 1970. */
  readonly heldUntilMs: number;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

const SECOND_MS = 1_000;

/** The last button before the coins go: off for a moment, so that what is above it is read (screens.md 1.17). */
export function HeldButton({ heldUntilMs, label, isDisabled, onClick }: HeldButtonProps) {
  const { t } = useTranslation();
  const leftMs = useTimeLeft(heldUntilMs);
  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="w-full"
        isDisabled={isDisabled || leftMs > 0}
        onClick={onClick}
      >
        {label}
      </Button>
      {leftMs > 0 && (
        <p className="withdraw-fine">
          {t('withdraw.review.held', { seconds: Math.ceil(leftMs / SECOND_MS) })}
        </p>
      )}
    </>
  );
}
